#include "prioshift.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    prioshift *q = prioshift_new(), *other = prioshift_new();
    ps_job job[100];
    ps_job *last, *next;
    int i;

    assert(q && other);
    prioshift_free(NULL);
    assert(!prioshift_peek(q) && !prioshift_pop(q) && prioshift_count(q) == 0);
    prioshift_age(q, LONG_MIN);
    assert(prioshift_merge(q, q) == 0 && prioshift_merge(q, other) == 0);
    for (i = 0; i < 100; i++) {
        ps_job_init(&job[i], i * 37 % 11, NULL);
        assert(!ps_job_queued(&job[i]) && prioshift_push(i % 3 ? q : other, &job[i]) == 0);
    }
    for (i = 0; i < 100; i += 2)
        prioshift_change(job[i].queue, &job[i], i % 7 == 0 ? LONG_MIN : i % 5 == 0 ? LONG_MAX : i % 4);
    for (i = 3; i < 100; i += 10)
        prioshift_remove(i % 3 ? q : other, &job[i]);
    assert(prioshift_count(q) + prioshift_count(other) == 90);
    assert(prioshift_merge(q, other) == 0 && prioshift_count(other) == 0 && prioshift_count(q) == 90);
    prioshift_age(q, LONG_MAX);
    prioshift_age(q, LONG_MIN);
    prioshift_age(q, LONG_MIN);
    prioshift_age(q, 0);
    last = prioshift_pop(q);
    for (i = 1; i < 60; i++) {
        next = prioshift_pop(q);
        assert(next->priority <= last->priority);
        assert(next->priority < last->priority || next->ticket > last->ticket);
        last = next;
    }
    next = prioshift_peek(q);
    assert(ps_job_queued(next) && !ps_job_queued(last));
    prioshift_remove(q, next);
    assert(prioshift_push(other, next) == 0);
    prioshift_change(other, next, 5);
    prioshift_change(other, next, 5);
    assert(prioshift_pop(other) == next);
    next = prioshift_peek(q);
    prioshift_free(q);
    assert(!ps_job_queued(next) && prioshift_push(other, next) == 0);
    prioshift_free(other);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    prioshift *q = prioshift_new();
    ps_job *job = malloc(sizeof *job);

    if (!q || !job)
        return 0;
    ps_job_init(job, 1, NULL);
    if (rule == 1) {
        prioshift_push(q, job);
        free(job);
        prioshift_pop(q);
        return 0;
    }
    if (rule == 2) {
        prioshift_push(q, job);
        prioshift_push(q, job);
    } else {
        prioshift_change(q, job, 2);
    }
    prioshift_free(q);
    free(job);
    return 0;
}
#endif
