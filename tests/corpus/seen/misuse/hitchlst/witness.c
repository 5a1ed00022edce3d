#include "hitchlst.h"

#include <stdlib.h>
#include <string.h>

struct job { int prio; struct hitch link; };

#ifdef LEGAL
static int by_prio(const struct hitch *a, const struct hitch *b)
{
    const struct job *x = HITCH_OF(a, struct job, link), *y = HITCH_OF(b, struct job, link);
    return (x->prio > y->prio) - (x->prio < y->prio);
}

static void drop(struct hitch *node, void *arg)
{
    ++*(int *)arg;
    hitchlst_unlink(node);
    free(HITCH_OF(node, struct job, link));
}
#else
static void drop_next(struct hitch *node, void *arg)
{
    if (hitchlst_next(arg, node))
        hitchlst_unlink(hitchlst_next(arg, node));
}
#endif

int main(int argc, char **argv)
{
    struct hitchlst l, m;
    int i;

#ifdef LEGAL
    int sum = 0;
    const struct hitch *p;
    (void)argc, (void)argv;
    hitchlst_init(&l);
    hitchlst_init(&m);
    if (hitchlst_pop(&l) || !hitchlst_empty(&l))
        return 1;
    for (i = 0; i < 10; i++) {
        struct job *j = malloc(sizeof *j);
        if (!j)
            return 2;
        j->prio = i * 7 % 10;
        (i % 2 ? hitchlst_push : hitchlst_append)(i < 5 ? &l : &m, &j->link);
    }
    hitchlst_splice(&l, &m);
    hitchlst_splice(&l, &m);
    hitchlst_splice(&l, &l);
    if (hitchlst_length(&l) != 10 || hitchlst_length(&m) != 0)
        return 1;
    hitchlst_sort(&l, by_prio);
    hitchlst_sort(&m, by_prio);
    for (i = 0, p = hitchlst_first(&l); p; p = hitchlst_next(&l, p), i++)
        if (HITCH_OF(p, const struct job, link)->prio != i)
            return 1;
    free(HITCH_OF(hitchlst_pop(&l), struct job, link));
    hitchlst_each(&l, drop, &sum);
    if (i != 10 || sum != 9 || !hitchlst_empty(&l))
        return 1;
#else
    struct job *a = malloc(sizeof *a), *b = malloc(sizeof *b), *c = malloc(sizeof *c);
    if (!a || !b || !c)
        return 2;
    i = argc > 1 ? atoi(argv[1]) : 1;
    hitchlst_init(&l);
    memset(&m, 0xa5, sizeof m);
    hitchlst_append(&l, &a->link);
    hitchlst_append(&l, &b->link);
    hitchlst_append(&l, &c->link);
    if (i == 1) {
        hitchlst_append(&l, &a->link);
        hitchlst_unlink(&a->link);
        free(a);
    }
    if (i == 2)
        free(b);
    if (i == 3) {
        hitchlst_unlink(&b->link);
        hitchlst_unlink(&b->link);
    }
    if (i == 4)
        hitchlst_each(&l, drop_next, &l);
    if (i == 5)
        hitchlst_append(&m, &b->link);
    if (hitchlst_length(&l) == 77)
        return 0;
#endif
    return 0;
}
