#ifndef MOTORQ_H
#define MOTORQ_H

#include <stdbool.h>

/* Moves of a stepper motor, queued.
 *
 * All positions are in steps, -MOTOR_RANGE to MOTOR_RANGE.  A tick is the unit
 * of time; a move's speed is in steps per tick. */

#define MOTOR_RANGE 10000
#define MOTOR_MAX_SPEED 500
#define MOTOR_QUEUE 8

typedef struct MotorQ MotorQ;

MotorQ *motorCreate(void); /* at 0, idle, override 100 */
void motorDestroy(MotorQ *m);

/* Appends a move to `target` at `speed` (1 to MOTOR_MAX_SPEED).  False when a
 * number is out of range or the queue is full. */
bool motorMove(MotorQ *m, int target, int speed);

/* Feed override: all moves run at this percentage of their speed, 1 to 100. */
bool motorOverride(MotorQ *m, int percent);

/* Lets one tick pass.  Returns the steps that were made, negative when
 * backwards; a move never goes beyond its target. */
int motorTick(MotorQ *m);

/* Lets ticks pass until all moves are done; returns how many. */
long motorRun(MotorQ *m);

/* Drops all moves; the motor stays where it is. */
void motorStop(MotorQ *m);

int motorPosition(const MotorQ *m);
int motorPending(const MotorQ *m); /* moves that are not done */
bool motorIdle(const MotorQ *m);

#endif
