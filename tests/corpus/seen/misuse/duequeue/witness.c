#include "duequeue.h"

#include <stdlib.h>
#include <string.h>

static int runs;

#ifdef LEGAL
static void count(struct dq *q, struct dq_job *j)
{
    (void)q, (void)j;
    runs++;
}
static void thrice(struct dq *q, struct dq_job *j)
{
    if (++runs % 3)
        dq_after(q, j, DQ_MS);
}
static void once(struct dq *q, struct dq_job *j)
{
    (void)q;
    free(j);
}
static void clear(struct dq *q, struct dq_job *j)
{
    (void)j;
    dq_drain(q);
}
#else
static void count(struct dq *q, struct dq_job *j)
{
    (void)q, (void)j;
    runs++;
}
static void nested(struct dq *q, struct dq_job *j)
{
    (void)j;
    dq_run(q, q->now);
}
static void forever(struct dq *q, struct dq_job *j)
{
    dq_at(q, j, q->now);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct dq q;
    dq_init(&q, 100);
#ifdef LEGAL
    (void)rule;
    struct dq_job a, b, c, *d = malloc(sizeof *d);
    uint64_t when = 0;
    int bad = dq_next(&q, &when);
    dq_job_init(&a, count);
    dq_job_init(&b, count);
    dq_job_init(&c, thrice);
    dq_job_init(d, once);
    dq_at(&q, &a, 0);
    dq_after(&q, &b, UINT64_MAX);
    dq_after(&q, &c, 50);
    dq_at(&q, d, 150);
    bad |= !dq_next(&q, &when) || when != 0 || dq_run(&q, 100) != 1 || runs != 1 || dq_queued(&a);
    runs = 0;
    bad |= dq_run(&q, 150) != 2 || dq_run(&q, 150 + 10 * DQ_MS) != 1 || dq_run(&q, DQ_SEC) != 1 || runs != 3;
    bad |= dq_queued(&c) || !dq_queued(&b) || dq_run(&q, DQ_SEC) != 0;
    dq_cancel(&q, &b);
    dq_at(&q, &b, 7);
    dq_job_init(&a, clear);
    dq_at(&q, &a, 3);
    bad |= dq_run(&q, DQ_SEC) != 1 || dq_queued(&b);
    dq_at(&q, &b, UINT64_MAX);
    bad |= dq_run(&q, UINT64_MAX) != 1;
    dq_drain(&q);
    return bad;
#else
    struct dq other;
    dq_init(&other, 100);
    struct dq_job *j = malloc(sizeof *j), *raw = malloc(sizeof *raw);
    memset(raw, 0x5a, sizeof *raw);
    dq_job_init(j, rule == 6 ? nested : rule == 8 ? forever : count);
    if (rule != 3)
        dq_at(&q, j, 120);
    switch (rule) {
    case 1: free(j); dq_run(&q, 200); return 0;
    case 2: dq_at(&q, j, 130); break;
    case 3: dq_cancel(&q, j); break;
    case 4: dq_at(&q, raw, 130); break;
    case 5: dq_run(&q, 200); dq_run(&q, 199); break;
    case 6: dq_run(&q, 200); break;
    case 7: dq_cancel(&other, j); break;
    case 8: dq_run(&q, 200); break;
    }
    free(j);
    free(raw);
    return 0;
#endif
}
