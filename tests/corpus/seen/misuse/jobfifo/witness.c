#include "jobfifo.h"

#include <stdlib.h>

static struct jobfifo q;

static void increment(void *ctx)
{
    ++*(int *)ctx;
}

static void again(void *ctx)
{
    ++*(int *)ctx;
    jobfifo_submit(&q, again, ctx);
}

static void nested(void *ctx)
{
    (void)ctx;
    jobfifo_run_one(&q);
}

int main(int count, char **arguments)
{
    static struct jobfifo_slot slots[2];
    int a = 0, b = 0;
    (void)nested, (void)again;
    jobfifo_init(&q, slots, 2);
    if (jobfifo_submit(&q, increment, &a) != JOBFIFO_OK || jobfifo_pending(&q) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (jobfifo_submit(&q, increment, &b) != JOBFIFO_OK || jobfifo_submit(&q, increment, &b) != JOBFIFO_FULL)
        return 2;
    if (jobfifo_cancel(&q, &a) != 1 || jobfifo_cancel(&q, NULL) != 0 || jobfifo_run_all(&q) != 1 || b != 1 || a != 0)
        return 2;
    jobfifo_submit(&q, again, &a);
    if (jobfifo_run_all(&q) != 1 || jobfifo_run_one(&q) != 1 || a != 2 || jobfifo_pending(&q) != 1)
        return 2;
    jobfifo_reset(&q);
    return jobfifo_run_one(&q) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        jobfifo_submit(&q, NULL, &b);
        break;
    case 2:
        jobfifo_init(&q, slots, 0);
        break;
    case 3: {
        struct jobfifo_slot *one = malloc(sizeof *one);
        jobfifo_init(&q, one, 2);
        jobfifo_submit(&q, increment, &a);
        jobfifo_submit(&q, increment, &a);
        free(one);
        break;
    }
    case 4: {
        int *c = calloc(1, sizeof *c);
        jobfifo_submit(&q, increment, c);
        free(c);
        jobfifo_run_all(&q);
        break;
    }
    case 5:
        jobfifo_submit(&q, nested, NULL);
        jobfifo_run_all(&q);
        break;
    }
    return 0;
#endif
}
