#ifndef WINDER_H
#define WINDER_H

/* winder: what turns. */

struct motor;

struct motor *motor_new(void);
void motor_free(struct motor *motor);
void motor_stop(struct motor *motor);
/* Call motor_stop() before motor_start() is called again. */
void motor_start(struct motor *motor, int speed);

#endif
