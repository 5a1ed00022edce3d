#include "altertab.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>

int main(void)
{
#ifdef LEGAL
    size_t r = 99;
    long v = 5;
    assert(!at_new(0) && !at_new(17) && !at_new(SIZE_MAX));
    at_free(NULL);
    at_table *t = at_new(3);
    if (!t)
        return 0;
    assert(at_create_index(t, "", 0, 0) == AT_NAME);
    assert(at_create_index(t, "0123456789abcdef", 0, 0) == AT_NAME);
    assert(at_create_index(t, "x", 3, 0) == AT_RANGE);
    assert(at_create_index(t, "0123456789abcde", 1, 1) == AT_OK);
    assert(at_create_index(t, "0123456789abcde", 2, 1) == AT_EXISTS);
    assert(at_nth(t, "no", 0, &r) == AT_NOINDEX && at_nth(t, "0123456789abcde", 0, &r) == AT_RANGE);
    long rows[][3] = {{1, LONG_MIN, 9}, {2, LONG_MAX, 8}, {3, 0, 7}, {4, LONG_MAX, 6}};
    for (int i = 0; i < 4; i++)
        assert(at_insert(t, rows[i]) == AT_OK);
    size_t want[] = {1, 3, 2, 0};
    for (size_t i = 0; i < 4; i++)
        assert(at_nth(t, "0123456789abcde", i, &r) == AT_OK && r == want[i]);
    assert(at_create_index(t, "last", 2, 0) == AT_OK);
    assert(at_nth(t, "last", 0, &r) == AT_OK && r == 3);
    assert(at_delete(t, 4) == AT_RANGE && at_delete(t, 1) == AT_OK && at_rows(t) == 3);
    assert(at_nth(t, "0123456789abcde", 0, &r) == AT_OK && r == 2);
    assert(at_get(t, 0, 3, &v) == AT_RANGE && at_get(t, 3, 0, &v) == AT_RANGE && v == 5);
    /* a column without index, then the one of the last index */
    assert(at_drop_column(t, 0) == AT_OK && at_columns(t) == 2 && at_indexes(t) == 2);
    assert(at_get(t, 2, 0, &v) == AT_OK && v == LONG_MAX);
    assert(at_insert(t, (long[]){1, 2}) == AT_OK);
    assert(at_nth(t, "last", 0, &r) == AT_OK && r == 3);
    assert(at_drop_column(t, 1) == AT_OK && at_indexes(t) == 1);
    assert(at_drop_column(t, 0) == AT_LIMIT && at_drop_column(t, 1) == AT_RANGE);
    assert(at_add_column(t, -1) == AT_OK && at_get(t, 3, 1, &v) == AT_OK && v == -1);
    for (int i = 2; i < AT_MAX_COLUMNS; i++)
        assert(at_add_column(t, i) == AT_OK);
    assert(at_add_column(t, 0) == AT_LIMIT);
    assert(at_drop_index(t, "last") == AT_NOINDEX);
    for (int i = 1; i < AT_MAX_INDEXES; i++)
        assert(at_create_index(t, (char[]){(char)('a' + i), 0}, 3, i & 1) == AT_OK);
    assert(at_create_index(t, "z", 3, 0) == AT_LIMIT);
    long wide[AT_MAX_COLUMNS] = {0};
    for (int i = 4; i < AT_MAX_ROWS; i++) {
        wide[3] = i % 10;
        assert(at_insert(t, wide) == AT_OK);
    }
    assert(at_insert(t, wide) == AT_LIMIT);
    assert(at_drop_index(t, "b") == AT_OK);
    while (at_rows(t) > 4000)
        assert(at_delete(t, 7) == AT_OK);
    at_free(t);
#else
    long row[1] = {7};
    at_table *t = at_new(2);
    if (!t)
        return 0;
    at_create_index(t, "a", 0, 0);
    at_create_index(t, "b", 1, 0);
    at_drop_column(t, 0);
    at_insert(t, row);
    at_insert(t, row);
    at_free(t);
#endif
    return 0;
}
