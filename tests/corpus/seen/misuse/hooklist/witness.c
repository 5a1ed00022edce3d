#include "hooklist.h"

#include <assert.h>
#include <stdlib.h>

struct job {
    int n;
    hook link;
};

#define N(h) (HOOK_OWNER(h, struct job, link)->n)

#ifdef LEGAL
static int by_tens(const hook *a, const hook *b)
{
    return N(a) / 10 - N(b) / 10;
}

static int drop_odd(hooklist *l, hook *h, void *arg)
{
    ++*(int *)arg;
    if (N(h) % 2 == 1)
        hl_remove(l, h);
    return N(h) == 99;
}

int main(void)
{
    static const int numbers[] = {31, 12, 10, 39, 2, 11, 35};
    struct job jobs[7];
    hooklist l, m;
    int calls = 0;

    hl_init(&l);
    hl_init(&m);
    hl_sort(&l, by_tens);
    assert(hl_first(&l) == NULL && hl_pop_front(&l) == NULL && hl_each(&l, drop_odd, &calls) == 0);
    hl_append(&l, &m);
    for (int i = 0; i < 7; i++) {
        jobs[i].n = numbers[i];
        hook_init(&jobs[i].link);
        assert(!hook_linked(&jobs[i].link));
        hl_push_back(&l, &jobs[i].link);
        hl_sort(&l, by_tens);
    }
    static const int sorted[] = {2, 12, 10, 11, 31, 39, 35};
    int i = 0;
    for (hook *h = hl_first(&l); h != NULL; h = hl_next(&l, h))
        assert(N(h) == sorted[i++]);
    assert(i == 7);
    assert(hl_each(&l, drop_odd, &calls) == 0 && calls == 7 && hl_count(&l) == 3);
    hl_append(&m, &l);
    hl_append(&m, &m);
    hl_append(&m, &l);
    assert(hl_count(&l) == 0 && hl_count(&m) == 3 && hl_first(&l) == NULL);
    hl_push_front(&l, &jobs[0].link);
    hl_append(&m, &l);
    assert(N(hl_pop_front(&m)) == 2 && !hook_linked(&jobs[4].link));
    hl_push_front(&m, &jobs[4].link);
    jobs[4].n = 99;
    assert(hl_each(&m, drop_odd, &calls) == 1);
    while (hl_pop_front(&m) != NULL)
        ;
    assert(hl_count(&m) == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    hooklist l;
    struct job *a = malloc(sizeof *a), *b = malloc(sizeof *b);

    if (a == NULL || b == NULL)
        return 0;
    hl_init(&l);
    hook_init(&a->link);
    hook_init(&b->link);
    hl_push_back(&l, &a->link);
    switch (rule) {
    case 1:
        hl_remove(&l, &b->link);
        break;
    case 2:
        free(a);
        hl_push_back(&l, &b->link);
        break;
    default:
        hl_push_back(&l, &a->link);
        break;
    }
    return 0;
}
#endif
