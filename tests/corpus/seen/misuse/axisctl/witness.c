#include "axisctl.h"

#include <stdlib.h>

static void step(void *hw, int direction)
{
    *(int *)hw += direction;
}

static bool at_limit(void *hw)
{
    return *(int *)hw <= 0;
}

int main(int count, char **arguments)
{
    const uint16_t ramp[3] = {100, 50, 20};
    int place = 7;
    axis_config config = {step, at_limit, &place, 10, ramp, 3};
    axis_t axis;
    axis_init(&axis, &config);
#ifdef LEGAL
    (void)count, (void)arguments;
    axis_enable(&axis);
    if (!axis_home(&axis) || place != 0 || axis_position(&axis) != 0 || axis_busy(&axis) || axis_poll(&axis) != 0)
        return 2;
    if (axis_goto(&axis, 11) || axis_goto(&axis, -1) || !axis_goto(&axis, 5))
        return 2;
    if (axis_poll(&axis) != 100 || axis_poll(&axis) != 50 || axis_poll(&axis) != 20 || axis_poll(&axis) != 20)
        return 2;
    axis_stop(&axis);
    if (axis_busy(&axis) || axis_position(&axis) != 4 || place != 4)
        return 2;
    axis_disable(&axis);
    axis_enable(&axis);
    place = 50;
    if (axis_home(&axis) || axis_busy(&axis) || axis_poll(&axis) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        axis_goto(&axis, 3);
        break;
    case 2:
        axis_home(&axis);
        break;
    case 3:
        config.step = NULL;
        axis_init(&axis, &config);
        break;
    case 4: {
        axis_t *fresh = calloc(1, sizeof *fresh);
        axis_enable(fresh);
        axis_home(fresh);
        break;
    }
    case 5: {
        axis_config *passing = malloc(sizeof *passing);
        *passing = config;
        axis_init(&axis, passing);
        free(passing);
        axis_enable(&axis);
        axis_home(&axis);
        break;
    }
    case 6: {
        uint16_t *one = calloc(1, sizeof *one);
        config.ramp = one;
        axis_enable(&axis);
        axis_home(&axis);
        axis_goto(&axis, 5);
        while (axis_busy(&axis))
            axis_poll(&axis);
        break;
    }
    case 7:
        axis_position(&axis);
        break;
    }
#endif
    return 0;
}
