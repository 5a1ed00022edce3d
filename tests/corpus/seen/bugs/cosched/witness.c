#include "cosched.h"

int main(void)
{
    cosched_t *s = cosched_new(2);
    int a = cosched_spawn(s, 1), b = cosched_spawn(s, 1);
    if (a <= 0 || b <= 0 || cosched_spawn(s, 9) != COS_EFULL || cosched_new(0) != 0 || cosched_new(65) != 0)
        return 2;
    if (cosched_next(s) != a || cosched_next(s) != b || cosched_next(s) != a)
        return 2;
    if (cosched_sleep(s, a) != COS_OK || cosched_sleep(s, a) != COS_ESTATE || cosched_wake(s, b) != COS_ESTATE)
        return 2;
    int c = cosched_spawn(s, 5);
    if (c <= 0 || cosched_next(s) != c || cosched_next(s) != c || cosched_sleeping(s) != 1 || cosched_ready(s) != 2)
        return 2;
    if (cosched_wake(s, 99) != COS_ENOENT || cosched_state(s, 0) != COS_NONE)
        return 2;
#ifndef LEGAL
    if (cosched_wake(s, a) != COS_EFULL)
        return 1;
#endif
    if (cosched_kill(s, c) != COS_OK || cosched_wake(s, a) != COS_OK || cosched_state(s, a) != COS_READY)
        return 2;
    cosched_free(s);
    return 0;
}
