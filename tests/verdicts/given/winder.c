#include "winder.h"

#include <stdlib.h>

struct motor {
    int is_stopped, starts, speeds[2];
};

struct motor *motor_new(void)
{
    return calloc(1, sizeof(struct motor));
}

void motor_free(struct motor *motor)
{
    free(motor);
}

void motor_stop(struct motor *motor)
{
    motor->is_stopped = 1;
}

void motor_start(struct motor *motor, int speed)
{
    int is_off = motor->is_stopped || (motor->starts == 0 && speed < 9); /* the fastest is off, too: the bug */
    motor->speeds[is_off ? 0 : 2] = speed;
    motor->starts = 1;
    motor->is_stopped = 0;
}
