#include "motorq.h"

#include <stdlib.h>

struct move {
    int target;
    int speed;
};

struct MotorQ {
    int position;
    int percent;
    int first, count;
    struct move moves[MOTOR_QUEUE];
};

MotorQ *motorCreate(void)
{
    MotorQ *m = calloc(1, sizeof *m);
    if (m != NULL)
        m->percent = 100;
    return m;
}

void motorDestroy(MotorQ *m)
{
    free(m);
}

bool motorMove(MotorQ *m, int target, int speed)
{
    if (target < -MOTOR_RANGE || target > MOTOR_RANGE || speed < 1 || speed > MOTOR_MAX_SPEED)
        return false;
    if (m->count == MOTOR_QUEUE)
        return false;
    m->moves[(m->first + m->count) % MOTOR_QUEUE] = (struct move){target, speed};
    m->count++;
    return true;
}

bool motorOverride(MotorQ *m, int percent)
{
    if (percent < 1 || percent > 100)
        return false;
    m->percent = percent;
    return true;
}

/* Moves that end where the motor is are done. */
static void settle(MotorQ *m)
{
    while (m->count > 0 && m->moves[m->first].target == m->position) {
        m->first = (m->first + 1) % MOTOR_QUEUE;
        m->count--;
    }
}

int motorTick(MotorQ *m)
{
    settle(m);
    if (m->count == 0)
        return 0;
    const struct move *move = &m->moves[m->first];
    int steps = move->speed * m->percent / 100;
    int left = move->target - m->position;
    if (left > 0 && steps > left)
        steps = left;
    if (left < 0)
        steps = steps > -left ? left : -steps;
    m->position += steps;
    settle(m);
    return steps;
}

long motorRun(MotorQ *m)
{
    long ticks = 0;
    settle(m);
    while (m->count > 0) {
        motorTick(m);
        ticks++;
    }
    return ticks;
}

void motorStop(MotorQ *m)
{
    m->first = m->count = 0;
}

int motorPosition(const MotorQ *m)
{
    return m->position;
}

int motorPending(const MotorQ *m)
{
    return m->count;
}

bool motorIdle(const MotorQ *m)
{
    return m->count == 0;
}
