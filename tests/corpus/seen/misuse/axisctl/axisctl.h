#ifndef AXISCTL_H
#define AXISCTL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * axisctl - one axis of a machine with a stepper motor and a limit switch
 *
 * The usual course: axis_init(), axis_enable(), axis_home(), then axis_goto()
 * and axis_poll() until the axis is no longer busy.
 */

typedef struct {
    void (*step)(void *hw, int direction); /* one step, direction is 1 or -1 */
    bool (*at_limit)(void *hw);            /* whether the switch at the start is hit */
    void *hw;                              /* passed to both */
    int32_t travel;                        /* highest position, 1 to 100000 */
    const uint16_t *ramp;                  /* delays for the steps after a start, in us */
    size_t ramp_length;                    /* at least 1 */
} axis_config;

typedef struct {
    const axis_config *config;
    bool enabled;
    bool homed;
    int32_t position;
    int32_t target;
    size_t ramp_step;
} axis_t;

/* Prepares an axis.  All members of the configuration have to be set, except that
 * hw may be NULL.  The configuration and its ramp are not copied and must stay as
 * long as the axis is used. */
void axis_init(axis_t *axis, const axis_config *config);

/* Current on and off.  Off loses the position. */
void axis_enable(axis_t *axis);
void axis_disable(axis_t *axis);

/* Moves back until the limit switch is hit, which is position 0.  False when it
 * is not hit within the travel.  The axis must be enabled. */
bool axis_home(axis_t *axis);

/* These need a homed axis. */
bool axis_goto(axis_t *axis, int32_t position); /* false when it is out of the travel */
int32_t axis_position(const axis_t *axis);

/* Makes the next step, if any, and returns the delay after it in us; 0 when
 * nothing is to be done. */
uint16_t axis_poll(axis_t *axis);
bool axis_busy(const axis_t *axis);
/* Stops where it is. */
void axis_stop(axis_t *axis);

#endif
