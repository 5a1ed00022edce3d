#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include "spoolwk.h"

#ifdef LEGAL
static int last(spw_job *j, void *data)
{
    *(spw_job **)data = j;
    return spw_count(j->spool) == 0;
}
static int again(spw_job *j, void *data)
{
    return spw_walk(j->spool, last, data) ? 1 : j->priority == 0 ? 7 : 0;
}
#else
static int drop(spw_job *j, void *data)
{
    spw_cancel(data, j);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    spw_spool s, t;
    spw_job a, b, c;

    (void)argc, (void)argv;
    spw_init(&s);
    spw_init(&t);
    spw_job_init(&a, 0);
    spw_job_init(&b, INT_MAX);
    spw_job_init(&c, INT_MIN);
    spw_put(&s, &a);
    spw_put(&s, &b);
#ifdef LEGAL
    spw_job *at = NULL;
    spw_put(&t, &c);
    spw_merge(&s, &t);
    spw_merge(&s, &s);
    assert(spw_count(&s) == 3 && spw_count(&t) == 0 && spw_contains(&s, &c) && !spw_take(&t));
    assert(spw_walk(&s, again, &at) == 7 && at == &c);
    spw_requeue(&s, &c, INT_MAX);
    assert(spw_take(&s) == &b && spw_take(&s) == &c);
    spw_cancel(&s, &a);
    assert(spw_count(&s) == 0 && !spw_contains(&s, &a));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    spw_job *heap;
    switch (rule) {
    case 1:
        spw_put(&t, &a);
        break;
    case 2:
        spw_cancel(&t, &a);
        break;
    case 3:
        spw_walk(&s, drop, &s);
        break;
    case 4:
        heap = malloc(sizeof *heap);
        spw_job_init(heap, 3);
        spw_put(&s, heap);
        free(heap);
        spw_take(&s);
        spw_take(&s);
        break;
    }
#endif
    return 0;
}
