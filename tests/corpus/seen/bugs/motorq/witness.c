#include "motorq.h"

int main(void)
{
    MotorQ *m = motorCreate();
    if (!motorMove(m, 10, 4) || !motorMove(m, -3, 500) || motorMove(m, 0, 0) || motorMove(m, MOTOR_RANGE + 1, 1))
        return 2;
    if (motorTick(m) != 4 || motorPending(m) != 2 || motorRun(m) != 3 || motorPosition(m) != -3 || !motorIdle(m))
        return 2;
    if (!motorMove(m, -3, 1) || motorRun(m) != 0 || motorOverride(m, 0) || !motorOverride(m, 50))
        return 2;
    if (!motorMove(m, 7, 4) || motorRun(m) != 5 || motorTick(m) != 0)
        return 2;
    for (int i = 0; i < MOTOR_QUEUE; i++)
        if (!motorMove(m, i, 2))
            return 2;
    if (motorMove(m, 9, 9))
        return 2;
    motorStop(m);
#ifndef LEGAL
    motorMove(m, 10, 1);
    motorRun(m);
#endif
    motorDestroy(m);
    return 0;
}
