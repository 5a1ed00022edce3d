#include "jobring.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void sum(job_t *job, void *data)
{
    *(int *)data = 10 * *(int *)data + (int)job->ticks;
}
#else
static void removes(job_t *job, void *data)
{
    runq_remove(data, job);
}
#endif

int main(int count, char **arguments)
{
    runq_t q, other;
    job_t a, b, *c = malloc(sizeof *c);
    runq_init(&q);
    runq_init(&other);
    if (!job_init(&a, 1) || !job_init(&b, 1) || !job_init(c, 3) || job_init(c, 4) || job_queued(&a))
        return 2;
    runq_add(&q, &a);
    runq_add(&q, &b);
    runq_add(&q, c);
    if (runq_pick(&q) != &a || runq_pick(&q) != &b || runq_pick(&q) != &a || runq_peek(&q) != &b || !job_queued(c))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    int all = 0;
    runq_each(&q, sum, &all);
    if (all != 120 || runq_count(&q) != 3 || runq_renice(&q, c, -1) || !runq_renice(&q, c, 0) || runq_peek(&q) != c)
        return 2;
    runq_remove(&q, c);
    runq_remove(&q, &b);
    runq_remove(&q, &a);
    if (runq_count(&q) != 0 || runq_pick(&q) != NULL || job_queued(&a))
        return 2;
    runq_each(&q, sum, &all);
    runq_add(&other, c);
    runq_remove(&other, c);
    free(c);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        runq_add(&other, &a);
        break;
    case 2:
        runq_remove(&other, c);
        break;
    case 3:
        free(c);
        runq_remove(&q, &a);
        runq_remove(&q, &b);
        runq_pick(&q);
        break;
    case 4:
        runq_remove(&q, c);
        memset(c, 0x7f, sizeof *c);
        runq_add(&q, c);
        break;
    case 5:
        c->priority = 2;
        runq_remove(&q, c);
        break;
    case 6:
        runq_each(&q, removes, &q);
        break;
    case 7:
        job_init(c, 3);
        runq_remove(&q, c);
        break;
    }
#endif
    return 0;
}
