#include "liftctl.h"

int main(void)
{
    lift l;
    if (lift_init(&l, 0) || !lift_init(&l, 10) || !lift_call(&l, 4) || !lift_call(&l, 2) || lift_call(&l, 10))
        return 2;
    if (!lift_step(&l) || lift_direction(&l) != LIFT_UP || !lift_call(&l, 0) || lift_pending(&l) != 3)
        return 2;
    if (lift_run(&l) != 7 || lift_floor(&l) != 0 || !lift_call(&l, 0) || lift_pending(&l) != 0)
        return 2;
    if (lift_step(&l) || !lift_call(&l, 3) || !lift_cancel(&l, 3) || lift_cancel(&l, 3) || lift_run(&l) != 0)
        return 2;
#ifndef LEGAL
    lift_call(&l, 1);
    lift_step(&l);
    lift_call(&l, 1);
    lift_run(&l);
#endif
    return 0;
}
