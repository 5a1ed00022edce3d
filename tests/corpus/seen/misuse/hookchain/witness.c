#include "hookchain.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int id;
    struct hc_hook hook;
};

static struct job *job(int id)
{
    struct job *j = malloc(sizeof *j);
    assert(j);
    j->id = id;
    hc_hook_init(&j->hook);
    return j;
}

struct both {
    struct hc_chain *chain;
    int limit;
};

#ifdef LEGAL
static int by_tens(const struct hc_hook *a, const struct hc_hook *b)
{
    int x = HC_ENTRY(a, const struct job, hook)->id / 10, y = HC_ENTRY(b, const struct job, hook)->id / 10;
    return (x > y) - (x < y);
}

static void drop_big(struct hc_hook *hook, void *data)
{
    struct both *both = data;
    struct job *j = HC_ENTRY(hook, struct job, hook);
    if (j->id >= both->limit) {
        hc_remove(both->chain, hook);
        free(j);
    }
}
#else
static void drop_next(struct hc_hook *hook, void *data)
{
    struct both *both = data;
    struct hc_hook *next = hc_next(both->chain, hook);
    if (next != NULL) {
        hc_remove(both->chain, next);
        free(HC_ENTRY(next, struct job, hook));
    }
}
#endif

int main(int argc, char **argv)
{
    struct hc_chain c;
    struct both both = {&c, 0};
    hc_init(&c);
#ifdef LEGAL
    (void)argc, (void)argv;
    struct hc_chain d;
    hc_init(&d);
    assert(hc_first(&c) == NULL && hc_pop_front(&c) == NULL);
    hc_sort(&c, by_tens);
    hc_splice(&c, &d);
    static const int ids[] = {31, 12, 25, 11, 30, 24, 10, 39, 1};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        struct job *j = job(ids[i]);
        assert(!hc_linked(&j->hook));
        hc_push_back(i % 2 ? &c : &d, &j->hook);
        assert(hc_linked(&j->hook));
    }
    hc_splice(&c, &d);
    hc_splice(&c, &c);
    assert(hc_count(&c) == 9 && hc_count(&d) == 0 && hc_first(&d) == NULL);
    // 12 11 24 39 31 25 30 10 1
    hc_sort(&c, by_tens);
    static const int sorted[] = {1, 12, 11, 10, 24, 25, 39, 31, 30};
    size_t n = 0;
    for (struct hc_hook *h = hc_first(&c); h != NULL; h = hc_next(&c, h))
        assert(HC_ENTRY(h, struct job, hook)->id == sorted[n++]);
    assert(n == 9);
    both.limit = 25;
    hc_each(&c, drop_big, &both);
    assert(hc_count(&c) == 5);
    struct job *f = job(100);
    hc_push_front(&c, &f->hook);
    assert(hc_pop_front(&c) == &f->hook && !hc_linked(&f->hook));
    free(f);
    both.limit = 0;
    hc_each(&c, drop_big, &both);
    assert(hc_count(&c) == 0);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct job *j = job(1);
        hc_push_back(&c, &j->hook);
        free(j);
        hc_pop_front(&c);
    } else if (rule == 2) {
        struct hc_hook h;
        hc_hook_init(&h);
        hc_remove(&c, &h);
    } else {
        for (int i = 0; i < 3; i++)
            hc_push_back(&c, &job(i)->hook);
        hc_each(&c, drop_next, &both);
    }
    return 0;
#endif
}
