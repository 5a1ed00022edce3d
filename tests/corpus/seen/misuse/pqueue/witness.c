#include "pqueue.h"

#include <limits.h>
#include <stdlib.h>

static int upwards(void *context, long a, long b)
{
    ++*(int *)context;
    return (a > b) - (a < b);
}

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1, calls = 0;
    (void)rule;
    pqueue *queue = pqueue_create(upwards, &calls), *other = pqueue_create(upwards, &calls);
#ifndef LEGAL
    if (rule == 1)
        return (int)pqueue_pop(queue) & 0;
#endif
    for (long i = 0; i < 50; i++)
        if (!pqueue_push(i % 2 == 0 ? queue : other, i * 37 % 50))
            return 2;
    if (!pqueue_push(queue, LONG_MIN) || !pqueue_push(queue, LONG_MAX) || pqueue_size(queue) != 27 || calls == 0)
        return 2;
#ifndef LEGAL
    if (rule == 2) {
        while (!pqueue_empty(queue))
            pqueue_pop(queue);
        pqueue_pop(queue);
        pqueue_push(queue, 1);
        pqueue_push(queue, 1);
        return 0;
    } else if (rule == 3) {
        pqueue_merge(other, other);
        return 0;
    } else if (rule == 4) {
        pqueue *none = pqueue_create(NULL, NULL);
        pqueue_push(none, 1);
        pqueue_push(none, 2);
        return 0;
    }
#endif
    if (!pqueue_merge(queue, other) || !pqueue_empty(other) || !pqueue_merge(queue, other) || pqueue_size(queue) != 52)
        return 2;
    if (pqueue_top(queue) != LONG_MIN || pqueue_replace(queue, 7) != LONG_MIN)
        return 2;
    long before = LONG_MIN;
    while (!pqueue_empty(queue)) {
        long item = pqueue_pop(queue);
        if (item < before)
            return 2;
        before = item;
    }
    if (!pqueue_push(other, 3) || pqueue_replace(other, 4) != 3 || pqueue_pop(other) != 4 || !pqueue_merge(other, queue))
        return 2;
    pqueue_destroy(queue);
    pqueue_destroy(other);
    pqueue_destroy(NULL);
    return 0;
}
