#include "coopsch.h"

#include <string.h>

static SchedVerdict count_up(void *context)
{
    ++*(int *)context;
    return SCHED_AGAIN;
}

static SchedVerdict once(void *context)
{
    ++*(int *)context;
    return SCHED_DONE;
}

int main(void)
{
    Sched *s = SchedCreate();
    int a = 0, b = 0;
    SchedId one = SchedAdd(s, "blink", 2, count_up, &a), two = SchedAdd(s, "boot", 1, once, &b);
    if (one == 0 || two == 0 || SchedAdd(s, "x", 0, once, &b) != 0 || SchedIdle(s) != 1 || SchedLast(s) != NULL)
        return 2;
    if (SchedTick(s) != 1 || b != 1 || SchedCount(s) != 1 || SchedName(s, two) != NULL || SchedRemove(s, two) != -1)
        return 2;
    if (SchedTick(s) != 1 || a != 1 || strcmp(SchedLast(s), "blink") != 0 || strcmp(SchedName(s, one), "blink") != 0)
        return 2;
    if (SchedRemove(s, one) != 0 || SchedLast(s) != NULL || SchedIdle(s) != 0 || SchedTick(s) != 0)
        return 2;
#ifndef LEGAL
    SchedAdd(s, "once", 1, once, &b);
    SchedTick(s);
    if (SchedLast(s) != NULL)
        return 3;
#endif
    SchedDestroy(s);
    return 0;
}
