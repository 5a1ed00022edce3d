#include "ticksched.h"

static void handler(ticksched *s, int tag, void *user)
{
    int *order = user;
    *order = *order * 10 + tag;
    if (tag == 3)
        ts_after(s, 1, 4);
}

static void again(ticksched *s, int tag, void *user)
{
    (void)user;
    ts_after(s, 0, tag);
}

int main(void)
{
    uint64_t when = 0;
    int order = 0;
    ticksched *s = ts_new();
    if (ts_next(s, &when) || ts_cancel(s, 1) || ts_run(s, 10, handler, &order) != 0 || ts_now(s) != 10)
        return 2;
    ts_after(s, 7, 2);
    ts_after(s, 5, 1);
    ts_after(s, 7, 3);
    int late = ts_after(s, UINT32_MAX, 5);
    if (!ts_next(s, &when) || when != 15 || ts_run(s, 10, handler, &order) != 4 || order != 1234 || ts_now(s) != 20)
        return 2;
    if (ts_waiting(s) != 1 || !ts_cancel(s, late) || ts_cancel(s, late) || ts_next(s, &when))
        return 2;
    ts_after(s, 1, 6);
    ts_after(s, 2, 7);
    ts_after(s, 3, 6);
    if (ts_cancel_tag(s, 6) != 2 || !ts_next(s, &when) || when != 22 || ts_cancel_tag(s, 1) != 0)
        return 2;
    if (ts_run(s, 9, again, NULL) != TS_EVENTS || ts_now(s) != 22 || ts_run(s, 9, NULL, NULL) != 1 || ts_now(s) != 31)
        return 2;
#ifndef LEGAL
    int first = ts_after(s, 5, 0);
    ts_after(s, 9, 0);
    ts_cancel(s, first);
    if (!ts_next(s, &when) || when != 40)
        return 1;
#endif
    ts_free(s);
    return 0;
}
