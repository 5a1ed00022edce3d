#include "fenwsum.h"

#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    fenw f;
#ifdef LEGAL
    (void)argc, (void)argv;
    int64_t cell[8], v[7] = {3, 0, 5, 1, 0, 0, 9};
    assert(fenw_init(&f, cell, FENW_MAX + 1) == -1 && fenw_init(&f, cell, SIZE_MAX) == -1);
    assert(fenw_init(&f, cell, 0) == 0 && fenw_size(&f) == 0 && fenw_prefix(&f, 0) == 0);
    assert(fenw_range(&f, 0, 0) == 0 && fenw_find(&f, 0) == 0);
    assert(fenw_build(&f, cell, v, 7) == 0 && fenw_size(&f) == 7);
    int64_t sum = 0;
    for (size_t i = 0; i < 7; i++) {
        assert(fenw_get(&f, i) == v[i] && fenw_prefix(&f, i) == sum);
        sum += v[i];
    }
    assert(fenw_prefix(&f, 7) == 18 && fenw_range(&f, 2, 4) == 6 && fenw_range(&f, 7, 7) == 0);
    assert(fenw_find(&f, 0) == 0 && fenw_find(&f, 3) == 2 && fenw_find(&f, 17) == 6 && fenw_find(&f, 18) == 7);
    assert(fenw_find(&f, -1) == 0 && fenw_find(&f, INT64_MAX) == 7);
    fenw_set(&f, 6, INT64_MAX);
    fenw_add(&f, 0, INT64_MAX);
    fenw_set(&f, 3, INT64_MIN);
    assert(fenw_get(&f, 6) == INT64_MAX && fenw_get(&f, 3) == INT64_MIN);
    assert(fenw_find(&f, 5) <= 7);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int64_t *cell = malloc((rule == 1 ? 4 : 5) * sizeof *cell);
    assert(cell);
    fenw_init(&f, cell, 4);
    if (rule == 2)
        fenw_prefix(&f, 5);
    else if (rule == 3)
        fenw_add(&f, 4, 1);
    free(cell);
    return 0;
#endif
}
