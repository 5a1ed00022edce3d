#include "foldtree.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
/* Not commutative: the last that is not 0. */
static long last(long left, long right)
{
    return right != 0 ? right : left;
}

int main(void)
{
    struct foldtree t;
    long values[40];
    assert(foldtree_need(0) == 0 && foldtree_need(SIZE_MAX) == 0);
    assert(foldtree_init(&t, NULL, 0, foldtree_sum, 0) == 0);
    assert(foldtree_size(&t) == 0 && foldtree_query(&t, 0, 0) == 0);
    foldtree_load(&t, values);
    assert(foldtree_init(&t, values, SIZE_MAX, foldtree_sum, 0) == -1);
    for (size_t n = 1; n <= 40; n++) {
        long *mem = malloc(foldtree_need(n) * sizeof *mem);
        assert(mem != NULL && foldtree_init(&t, mem, n, foldtree_sum, 0) == 0);
        for (size_t i = 0; i < n; i++)
            foldtree_set(&t, i, values[i] = (long)(i * i));
        for (size_t lo = 0; lo <= n; lo++) {
            long sum = 0;
            for (size_t hi = lo; hi <= n; hi++) {
                assert(foldtree_query(&t, lo, hi) == sum);
                if (hi < n)
                    sum += foldtree_get(&t, hi);
            }
        }
        assert(foldtree_init(&t, mem, n, last, 0) == 0);
        foldtree_load(&t, values);
        for (size_t lo = 0; lo < n; lo++)
            assert(foldtree_query(&t, lo, n) == values[n - 1]);
        assert(foldtree_init(&t, mem, n, foldtree_min, LONG_MAX) == 0);
        foldtree_set(&t, n - 1, LONG_MIN);
        assert(foldtree_query(&t, 0, n) == LONG_MIN && foldtree_query(&t, 0, n - 1) == LONG_MAX);
        free(mem);
    }
    assert(foldtree_sum(LONG_MAX, LONG_MAX) == LONG_MAX && foldtree_sum(LONG_MIN, -1) == LONG_MIN);
    assert(foldtree_sum(LONG_MIN, LONG_MAX) == -1 && foldtree_max(-1, 1) == 1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    size_t n = 5;
    struct foldtree t;
    long *mem = malloc((rule == 1 ? 2 * n : foldtree_need(n)) * sizeof *mem);

    if (mem == NULL)
        return 0;
    foldtree_init(&t, mem, n, foldtree_sum, 0);
    if (rule == 2)
        foldtree_set(&t, n, 1);
    if (rule == 3)
        foldtree_query(&t, 0, 7);
    free(mem);
    return 0;
}
#endif
