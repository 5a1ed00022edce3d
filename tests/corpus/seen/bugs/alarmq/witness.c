#include "alarmq.h"

static void note(void *data, int alarm)
{
    *(int *)data = *(int *)data * 10 + alarm;
}

int main(void)
{
    int order = 0;
    alarmq *q = alq_new();
    alq_on_ring(q, note, &order);
    if (alq_add(q, 30) != 0 || alq_add(q, 10) != 1 || alq_add(q, 20) != 2 || alq_add(q, 20) != 3)
        return 2;
    if (alq_next(q) != 10 || !alq_restart(q, 1, 25) || alq_advance(q, 25) != 3 || order != 231)
        return 2;
    if (!alq_restart(q, 1, 5) || alq_pending(q) != 2 || !alq_stop(q, 1) || alq_stop(q, 1) || alq_stop(q, 2))
        return 2;
    if (!alq_delete(q, 0) || alq_delete(q, 0) || alq_restart(q, 0, 1) || alq_delete(q, -1) || alq_delete(q, 100))
        return 2;
    if (alq_add(q, 0) != 0 || alq_next(q) != 0 || alq_advance(q, 0) != 1 || alq_next(q) != -1 || alq_now(q) != 25)
        return 2;
#ifndef LEGAL
    alq_on_ring(q, 0, 0);
    alq_restart(q, 1, 0);
    alq_restart(q, 1, 7);
    alq_advance(q, 10);
#endif
    alq_free(q);
    return 0;
}
