#include "axisctl.h"

#include <assert.h>

void axis_init(axis_t *axis, const axis_config *config)
{
    assert(config->step != NULL && config->at_limit != NULL);
    assert(config->travel >= 1 && config->travel <= 100000);
    assert(config->ramp != NULL && config->ramp_length >= 1);
    *axis = (axis_t){.config = config};
}

void axis_enable(axis_t *axis)
{
    axis->enabled = true;
}

void axis_disable(axis_t *axis)
{
    axis_stop(axis);
    axis->enabled = false;
    axis->homed = false;
}

bool axis_home(axis_t *axis)
{
    const axis_config *config = axis->config;
    assert(axis->enabled);
    axis->homed = false;
    for (int32_t steps = 0; !config->at_limit(config->hw); steps++) {
        if (steps == config->travel)
            return false;
        config->step(config->hw, -1);
    }
    axis->homed = true;
    axis->position = axis->target = 0;
    axis->ramp_step = 0;
    return true;
}

bool axis_goto(axis_t *axis, int32_t position)
{
    assert(axis->homed);
    if (position < 0 || position > axis->config->travel)
        return false;
    axis->target = position;
    axis->ramp_step = 0;
    return true;
}

int32_t axis_position(const axis_t *axis)
{
    assert(axis->homed);
    return axis->position;
}

uint16_t axis_poll(axis_t *axis)
{
    const axis_config *config = axis->config;
    if (!axis_busy(axis))
        return 0;
    int direction = axis->target > axis->position ? 1 : -1;
    config->step(config->hw, direction);
    axis->position += direction;
    uint16_t delay = config->ramp[axis->ramp_step];
    if (axis->ramp_step + 1 < config->ramp_length)
        axis->ramp_step++;
    return delay;
}

bool axis_busy(const axis_t *axis)
{
    return axis->homed && axis->position != axis->target;
}

void axis_stop(axis_t *axis)
{
    axis->target = axis->position;
    axis->ramp_step = 0;
}
