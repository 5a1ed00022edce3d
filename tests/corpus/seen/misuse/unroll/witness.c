#include "unroll.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    unroll *list = unroll_create();
    unroll_cursor cur;
    int model[64], n = 0, i, round, at;
    unsigned seed = 1;

    assert(list != NULL);
    unroll_destroy(NULL);
    cur = unroll_first(list);
    assert(unroll_at_end(&cur) && unroll_size(list) == 0);
    unroll_clear(list);
    cur = unroll_first(list);
    assert(unroll_insert(&cur, INT_MIN) && *unroll_at(&cur) == INT_MIN);
    *unroll_at(&cur) = INT_MAX;
    unroll_step(&cur);
    assert(unroll_at_end(&cur) && unroll_insert(&cur, 2) && *unroll_at(&cur) == 2);
    cur = unroll_first(list);
    assert(unroll_remove(&cur) == INT_MAX && unroll_remove(&cur) == 2);
    assert(unroll_at_end(&cur) && unroll_size(list) == 0);
    assert(unroll_insert(&cur, 1));
    unroll_clear(list);

    /* against an array */
    for (round = 0; round < 20000; round++) {
        seed = seed * 1103515245u + 12345u;
        at = (int)(seed >> 16) % (n + 1);
        cur = unroll_first(list);
        for (i = 0; i < at; i++)
            unroll_step(&cur);
        if (at < n)
            assert(*unroll_at(&cur) == model[at]);
        if (at == n && n < 60 && round % 2) {
            assert(unroll_append(list, round));
            model[n++] = round;
        } else if (n < 60 && (seed >> 9) % 16 < 6 + (unsigned)(round / 1000 % 2) * 4) {
            assert(unroll_insert(&cur, round) && *unroll_at(&cur) == round);
            for (i = n++; i > at; i--)
                model[i] = model[i - 1];
            model[at] = round;
        } else if (at < n) {
            assert(unroll_remove(&cur) == model[at]);
            n--;
            for (i = at; i < n; i++)
                model[i] = model[i + 1];
        }
        assert(unroll_size(list) == (size_t)n);
        for (i = at < n && !unroll_at_end(&cur) && *unroll_at(&cur) == model[at] ? at : n; i < n; i++) {
            assert(*unroll_at(&cur) == model[i]);
            unroll_step(&cur);
        }
        for (i = 0, cur = unroll_first(list); i < n; i++, unroll_step(&cur))
            assert(*unroll_at(&cur) == model[i]);
        assert(unroll_at_end(&cur));
    }
    while (unroll_size(list) < UNROLL_MAX)
        assert(unroll_append(list, 0));
    assert(!unroll_append(list, 0));
    cur = unroll_first(list);
    assert(!unroll_insert(&cur, 0) && unroll_size(list) == UNROLL_MAX);
    unroll_destroy(list);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unroll *list = unroll_create();
    unroll_cursor a, b;

    assert(list != NULL);
    unroll_append(list, 1);
    a = b = unroll_first(list);
    if (rule == 1) {
        unroll_remove(&a);
        unroll_step(&b);
    } else if (rule == 2) {
        unroll_step(&a);
        unroll_step(&a);
    } else {
        int *one = unroll_at(&a);

        unroll_remove(&a);
        *one = 2;
    }
    unroll_destroy(list);
    return 0;
}
#endif
