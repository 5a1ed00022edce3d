#include "sortrow.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>

static int by_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    sortrow row;
    int v[] = { 5, INT_MIN, 5, INT_MAX, 0 };
#ifdef LEGAL
    (void)argc; (void)argv;
    assert(sortrow_init(&row, 0, by_int) == -1 && !sortrow_insert(&row, v));
    assert(sortrow_init(&row, (size_t)-1, by_int) == -1);
    assert(sortrow_init(&row, sizeof(int), by_int) == 0);
    assert(!sortrow_find(&row, v) && sortrow_rank(&row, v) == 0 && sortrow_remove(&row, 0) == -1);
    assert(sortrow_unique(&row) == 0);
    for (int i = 0; i < 5; i++)
        assert(*(int *)sortrow_insert(&row, &v[i]) == v[i]);
    assert(row.count == 5 && sortrow_rank(&row, &v[0]) == 2 && *(int *)sortrow_at(&row, 4) == INT_MAX);
    assert(sortrow_find(&row, &v[0]) == sortrow_at(&row, 2));
    assert(sortrow_rank(&row, sortrow_at(&row, 1)) == 1);
    assert(sortrow_unique(&row) == 1 && row.count == 4);
    assert(sortrow_remove(&row, 3) == 0 && sortrow_remove(&row, (size_t)-1) == -1);
    sortrow_clear(&row);
    assert(row.count == 0 && sortrow_insert(&row, v));
    sortrow_clear(&row);
    sortrow_clear(&row);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int *p;
    sortrow_init(&row, sizeof(int), by_int);
    sortrow_insert(&row, &v[0]);
    p = sortrow_insert(&row, &v[1]);
    if (rule == 1) {
        sortrow_insert(&row, &v[2]);
        *p = INT_MIN + 1;
    } else if (rule == 2) {
        sortrow_insert(&row, sortrow_at(&row, 0));
    } else {
        p = sortrow_at(&row, row.count);
        *p = 0;
    }
    sortrow_clear(&row);
    return 0;
#endif
}
