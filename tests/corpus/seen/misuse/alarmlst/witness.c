#include "alarmlst.h"

#include <assert.h>
#include <stdlib.h>

static struct al_queue q;

#ifdef LEGAL
static int calls;
static struct al_timer other;

static void count(struct al_timer *t, void *arg)
{
    (void)t;
    calls += *(int *)arg;
}

static void again(struct al_timer *t, void *arg)
{
    (void)arg;
    calls++;
    al_start(&q, t, 0, 0);
    al_stop(&other);
}

static void freeing(struct al_timer *t, void *arg)
{
    (void)arg;
    al_stop(t);
    free(t);
}

static void all(struct al_timer *t, void *arg)
{
    (void)t, (void)arg;
    uint64_t when;
    assert(al_next(&q, &when) == (al_count(&q) > 0));
    al_stop_all(&q);
}
#else
static void nothing(struct al_timer *t, void *arg)
{
    (void)t, (void)arg;
}

static void rerun(struct al_timer *t, void *arg)
{
    (void)t, (void)arg;
    al_run(&q, 20);
}
#endif

int main(int argc, char **argv)
{
    al_queue_init(&q, 10);
#ifdef LEGAL
    (void)argc, (void)argv;
    struct al_timer a, b, c;
    struct al_queue r;
    int one = 1, ten = 10;
    uint64_t when = 3;
    al_queue_init(&r, UINT64_MAX);
    al_timer_init(&a, count, &one);
    al_timer_init(&b, count, &ten);
    assert(!al_next(&q, &when) && when == 3 && al_run(&q, 0) == 0 && al_count(&q) == 0 && !al_stop(&a));
    al_start(&q, &a, 5, 0);
    al_start(&q, &b, 5, 7);
    al_start(&q, &b, 4, 7);
    assert(al_count(&q) == 2 && al_next(&q, &when) && when == 14 && al_armed(&a));
    assert(al_run(&q, 14) == 1 && calls == 10 && al_run(&q, 14) == 0 && al_run(&q, 15) == 1 && calls == 11);
    assert(!al_armed(&a) && al_armed(&b) && al_next(&q, &when) && when == 21);
    assert(al_run(&q, 100) == 1 && al_next(&q, &when) && when == 107);
    al_start(&r, &b, UINT64_MAX, UINT64_MAX);
    assert(al_count(&q) == 0 && al_run(&r, 0) == 1 && al_run(&r, 0) == 1 && al_stop(&b));
    al_timer_init(&other, count, &ten);
    al_timer_init(&c, again, NULL);
    al_start(&q, &c, 0, 0);
    al_start(&q, &other, 0, 1);
    calls = 0;
    assert(al_run(&q, 100) == 1 && calls == 1 && al_count(&q) == 1 && al_run(&q, 100) == 1);
    al_stop(&c);
    struct al_timer *h = malloc(sizeof *h);
    assert(h);
    al_timer_init(h, freeing, NULL);
    al_start(&q, h, 1, 1);
    assert(al_run(&q, UINT64_MAX) == 1 && al_count(&q) == 0);
    al_timer_init(&c, all, NULL);
    al_start(&q, &c, 0, 0);
    al_start(&q, &a, 0, 0);
    al_start(&q, &b, UINT64_MAX, 0);
    assert(al_run(&q, 0) == 1 && al_count(&q) == 0);
    al_stop_all(&q);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct al_timer *t = malloc(sizeof *t);
        if (!t)
            return 0;
        al_timer_init(t, nothing, NULL);
        al_start(&q, t, 1, 0);
        free(t);
        al_run(&q, 20);
    } else if (rule == 2) {
        struct al_timer *t = calloc(1, sizeof *t);
        if (!t)
            return 0;
        al_start(&q, t, 1, 0);
        free(t);
    } else {
        struct al_timer t;
        al_timer_init(&t, rerun, NULL);
        al_start(&q, &t, 1, 0);
        al_run(&q, 20);
    }
#endif
    return 0;
}
