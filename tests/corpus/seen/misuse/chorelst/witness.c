#include "chorelst.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
static struct chore_queue *queue;
static int log_[16], logged;
static void note(struct chore *c, void *arg)
{
    assert(!chore_pending(c));
    log_[logged++] = *(int *)arg;
}
static void again(struct chore *c, void *arg)
{
    int *left = arg;
    assert(chore_run(queue, 5) == 0);
    if (--*left > 0)
        assert(chore_submit(queue, c, 0) == 0);
}
static void gone(struct chore *c, void *arg)
{
    assert(chore_cancel(arg) == 0);
    free(c);
}
#else
static void kill_queue(struct chore *c, void *arg)
{
    (void)c;
    chore_queue_free(arg);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int n[3] = {0, 1, 2}, left = 3;
    struct chore c[3], d, *e = malloc(sizeof *e), nil;
    queue = chore_queue_new(3);
    assert(queue && e);
    assert(chore_run(queue, SIZE_MAX) == 0);
    for (int i = 0; i < 3; i++)
        chore_init(&c[i], note, &n[i]);
    assert(chore_submit(queue, &c[0], INT_MIN) == 0 && chore_submit(queue, &c[1], INT_MAX) == 0);
    assert(chore_submit(queue, &c[1], 0) == CHORE_EBUSY && chore_submit(queue, &c[2], INT_MAX) == 0);
    chore_init(&nil, NULL, NULL);
    assert(chore_submit(queue, &nil, 0) == CHORE_EFULL && chore_cancel(&nil) == CHORE_EIDLE);
    assert(chore_run(queue, 0) == 0 && chore_run(queue, 2) == 2 && chore_waiting(queue) == 1);
    assert(chore_run(queue, 9) == 1 && log_[0] == 1 && log_[1] == 2 && log_[2] == 0);
    chore_init(&d, again, &left);
    assert(chore_submit(queue, &d, 0) == 0 && chore_run(queue, 99) == 3);
    chore_init(e, gone, &c[0]);
    assert(chore_submit(queue, e, 1) == 0 && chore_submit(queue, &c[0], 0) == 0);
    assert(chore_submit(queue, &nil, 0) == 0 && chore_run(queue, 99) == 2);
    assert(chore_submit(queue, &c[2], 0) == 0);
    chore_queue_free(queue);
    assert(!chore_pending(&c[2]));
    chore_queue_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct chore_queue *q = chore_queue_new(0);
    struct chore *c = malloc(sizeof *c), d;
    if (!q || !c)
        return 0;
    if (rule == 1) {
        chore_init(c, NULL, NULL);
        chore_submit(q, c, 0);
        free(c);
        chore_run(q, 1);
    } else if (rule == 2) {
        chore_init(&d, kill_queue, q);
        chore_submit(q, &d, 0);
        chore_run(q, 1);
    } else {
        chore_cancel(c);
    }
#endif
    return 0;
}
