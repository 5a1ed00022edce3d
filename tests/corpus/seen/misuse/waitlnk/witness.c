#include "waitlnk.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
static struct wl_queue *again;

static void count(struct wl_entry *e, void *arg)
{
    (void)e;
    ++*(int *)arg;
}

static void requeue(struct wl_entry *e, void *arg)
{
    (void)arg;
    wl_add(again, e);
}

static void vanish(struct wl_entry *e, void *arg)
{
    if (arg != NULL && wl_queued(arg))
        wl_remove(arg);
    free(e);
}
#endif

int main(int argc, char **argv)
{
    struct wl_queue q;
    struct wl_entry *h = malloc(sizeof *h);

    if (h == NULL)
        return 0;
    wl_init(&q);
#ifdef LEGAL
    {
        struct wl_queue p;
        struct wl_entry a, b, c;
        int n = 0;

        (void)argc, (void)argv;
        wl_init(&p);
        wl_entry_init(&a, count, &n);
        wl_entry_init(&b, count, &n);
        wl_entry_init(&c, NULL, NULL);
        assert(wl_wake(&q, SIZE_MAX) == 0 && wl_first(&q) == NULL && !wl_queued(&a));
        wl_add(&q, &a);
        wl_add_prio(&q, &b, INT_MAX);
        wl_add_prio(&q, &c, INT_MIN);
        assert(wl_first(&q) == &b && wl_count(&q) == 3 && wl_wake(&q, 0) == 0);
        wl_splice(&q, &q);
        wl_splice(&p, &q);
        wl_splice(&p, &q);
        assert(wl_count(&q) == 0 && wl_count(&p) == 3 && wl_wake(&p, 1) == 1 && n == 1);
        wl_remove(&c);
        wl_add(&q, &c);
        wl_splice(&q, &p);
        assert(wl_first(&q) == &c && wl_wake(&q, SIZE_MAX) == 2 && n == 2);
        again = &q;
        wl_entry_init(&a, requeue, NULL);
        wl_add(&q, &a);
        assert(wl_wake(&q, 5) == 1 && wl_queued(&a));
        wl_remove(&a);
        wl_entry_init(h, vanish, &b);
        wl_add(&q, h);
        wl_add(&q, &b);
        assert(wl_wake(&q, 2) == 1 && wl_count(&q) == 0 && !wl_queued(&b));
    }
#else
    wl_entry_init(h, NULL, NULL);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        wl_add(&q, h);
        free(h);
        wl_wake(&q, 1);
        break;
    case 2:
        wl_add(&q, h);
        wl_wake(&q, 1);
        wl_remove(h);
        break;
    case 3:
        wl_add(&q, h);
        wl_add(&q, h);
        break;
    }
#endif
    return 0;
}
