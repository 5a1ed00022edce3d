#include "taskrdy.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
static int order[16], ran;
static void note(struct tr_sched *s, struct tr_task *t, void *arg)
{
    (void)s;
    assert(!tr_posted(t));
    order[ran++] = *(int *)arg;
}
static void again(struct tr_sched *s, struct tr_task *t, void *arg)
{
    int *left = arg;
    if (--*left > 0)
        assert(tr_post(s, t, 7) == 0);
}
static void suicide(struct tr_sched *s, struct tr_task *t, void *arg)
{
    (void)s;
    (void)arg;
    free(t);
}
int main(void)
{
    struct tr_sched s, other;
    struct tr_task a, b, c, *d = malloc(sizeof *d);
    int one = 1, two = 2, left = 3;
    assert(d);
    tr_sched_init(&s);
    tr_sched_init(&other);
    tr_task_init(&a, note, &one);
    tr_task_init(&b, note, &two);
    tr_task_init(&c, again, &left);
    tr_task_init(d, suicide, NULL);
    assert(tr_step(&s) == 0 && tr_drain(&s, SIZE_MAX) == 0 && tr_waiting(&s) == 0);
    assert(tr_post(&s, &a, 7) == 0 && tr_post(&s, &b, 0) == 0 && tr_post(&s, &a, 0) == -1);
    assert(tr_post(&other, &a, 0) == -1 && tr_cancel(&other, &a) == 0 && tr_relevel(&other, &a, 0) == -1);
    assert(tr_drain(&s, 0) == 0 && tr_drain(&s, 9) == 2 && order[0] == 2 && order[1] == 1);
    assert(tr_cancel(&s, &a) == 0 && tr_relevel(&s, &a, 1) == -1);
    tr_post(&s, &a, 3);
    tr_post(&s, &b, 3);
    assert(tr_relevel(&s, &a, 3) == 0 && tr_step(&s) == 1 && order[2] == 2 && tr_cancel(&s, &a) == 1);
    tr_post(&s, &c, 0);
    tr_post(&s, d, 0);
    assert(tr_drain(&s, SIZE_MAX) == 4 && left == 0);
    tr_task_init(&c, NULL, NULL);
    assert(tr_post(&s, &c, 2) == 0 && tr_step(&s) == 1);
    tr_post(&s, &a, 5);
    tr_clear(&s);
    tr_clear(&s);
    assert(!tr_posted(&a) && tr_waiting(&s) == 0);
    return 0;
}
#else
static void nested(struct tr_sched *s, struct tr_task *t, void *arg)
{
    (void)t;
    (void)arg;
    tr_step(s);
}
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tr_sched s;
    struct tr_task a;
    tr_sched_init(&s);
    tr_task_init(&a, nested, NULL);
    if (rule == 1) {
        tr_post(&s, &a, TR_LEVELS);
    } else if (rule == 2) {
        struct tr_task *t = malloc(sizeof *t);
        tr_task_init(t, nested, NULL);
        tr_post(&s, t, 1);
        free(t);
        tr_step(&s);
    } else {
        tr_post(&s, &a, 1);
        tr_step(&s);
    }
    return 0;
}
#endif
