#include "retryjob.h"

#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct rj_queue q;
#ifdef LEGAL
    (void)argc, (void)argv;
    struct rj_job a, b, c;
    uint64_t due = 0;
    rj_queue_init(&q, 10, 15, 3);
    rj_job_init(&a), rj_job_init(&b), rj_job_init(&c);
    assert(!rj_take(&q, UINT64_MAX) && !rj_next_due(&q, &due) && !rj_cancel(&a));
    rj_submit(&q, &a, 5), rj_submit(&q, &b, 5), rj_submit(&q, &c, 1);
    assert(rj_waiting(&q) == 3 && !rj_take(&q, 0) && rj_take(&q, 5) == &c);
    rj_done(&c);
    assert(rj_take(&q, 5) == &a && rj_failed(&a, 5) == 1 && rj_next_due(&q, &due) && due == 5);
    assert(rj_cancel(&b) && !rj_cancel(&b) && rj_next_due(&q, &due) && due == 15);
    assert(rj_take(&q, 15) == &a && rj_failed(&a, 15) == 1 && rj_next_due(&q, &due) && due == 30);
    assert(rj_take(&q, 30) == &a && rj_tries(&a) == 3 && rj_failed(&a, 30) == 0 && rj_waiting(&q) == 0);
    rj_queue_init(&q, UINT64_MAX, UINT64_MAX, 2);
    rj_submit(&q, &a, 0);
    assert(rj_take(&q, 0) == &a && rj_failed(&a, 7) && rj_next_due(&q, &due) && due == UINT64_MAX);
    assert(rj_take(&q, UINT64_MAX) == &a);
    rj_done(&a);
    rj_queue_init(&q, 0, 0, 0);
    rj_submit(&q, &a, 0);
    assert(rj_take(&q, 0) == &a && rj_failed(&a, 0) == 0);
#else
    struct rj_job *job = malloc(sizeof *job);
    if (!job)
        return 0;
    rj_queue_init(&q, 1, 10, 3);
    rj_job_init(job);
    rj_submit(&q, job, 0);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(job);
        rj_take(&q, 0);
        break;
    case 2:
        rj_submit(&q, job, 1);
        break;
    default:
        rj_done(job);
    }
#endif
    return 0;
}
