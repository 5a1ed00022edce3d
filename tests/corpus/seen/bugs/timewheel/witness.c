#include "timewheel.h"

#include <limits.h>

int main(void)
{
    timewheel *wheel = timewheel_new();
    int id = 0;
    if (timewheel_last(wheel, &id) || timewheel_start(wheel, 1, UINT_MAX) || timewheel_tick(wheel) != 0)
        return 2;
    for (unsigned delay = 0; delay < 40; delay++)
        if (delay == 0 || delay % 4 != 0)
            if (!timewheel_start(wheel, (int)delay, delay))
                return 2;
    if (timewheel_tick(wheel) != 2 || timewheel_tick(wheel) != 1 || timewheel_advance(wheel, 4) != 3)
        return 2;
    if (!timewheel_last(wheel, &id) || id != 6 || timewheel_stop(wheel, 7) != 1 || timewheel_stop(wheel, 7) != 0)
        return 2;
    if (timewheel_advance(wheel, UINT_MAX) != 24 || timewheel_running(wheel) != 0)
        return 2;
#ifndef LEGAL
    timewheel_start(wheel, 1, 4);
    timewheel_advance(wheel, 8);
#endif
    timewheel_start(wheel, INT_MIN, 3);
    timewheel_free(wheel);
    return 0;
}
