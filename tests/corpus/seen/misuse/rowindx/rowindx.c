#include "rowindx.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct ri_table {
    size_t cells;
    size_t rows, room;
    int *key;   /* ascending */
    long *cell; /* row after row */
};

enum { BEFORE, AT_END };

ri_table *ri_open(size_t cells)
{
    ri_table *t;

    if (cells == 0 || cells > RI_MAX_CELLS)
        return NULL;
    t = calloc(1, sizeof *t);
    if (t != NULL)
        t->cells = cells;
    return t;
}

void ri_close(ri_table *t)
{
    if (t == NULL)
        return;
    free(t->key);
    free(t->cell);
    free(t);
}

size_t ri_rows(const ri_table *t)
{
    return t->rows;
}

size_t ri_cells(const ri_table *t)
{
    return t->cells;
}

/* The index of the first row with a key not below this one. */
static size_t lower(const ri_table *t, int key)
{
    size_t low = 0, high = t->rows;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (t->key[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int reserve(ri_table *t, size_t more)
{
    size_t room = t->room ? t->room : 4;
    int *key;
    long *cell;

    if (more > RI_MAX_ROWS - t->rows)
        return -1;
    if (t->rows + more <= t->room)
        return 0;
    while (room < t->rows + more)
        room *= 2;
    key = realloc(t->key, room * sizeof *key);
    if (key == NULL)
        return -1;
    t->key = key;
    cell = realloc(t->cell, room * t->cells * sizeof *cell);
    if (cell == NULL)
        return -1;
    t->cell = cell;
    t->room = room;
    return 0;
}

int ri_put(ri_table *t, int key, const long *cells)
{
    long row[RI_MAX_CELLS] = {0};
    size_t size = t->cells * sizeof *row;
    size_t at = lower(t, key);
    int fresh = at == t->rows || t->key[at] != key;

    /* A copy, as the cells may be those of a row of this table. */
    if (cells != NULL)
        memcpy(row, cells, size);
    if (fresh) {
        size_t rest = t->rows - at;

        if (reserve(t, 1) != 0)
            return -1;
        memmove(t->key + at + 1, t->key + at, rest * sizeof *t->key);
        memmove(t->cell + (at + 1) * t->cells, t->cell + at * t->cells, rest * size);
        t->key[at] = key;
        t->rows++;
    }
    memcpy(t->cell + at * t->cells, row, size);
    return fresh;
}

int ri_load(ri_table *t, const int *keys, const long *cells, size_t n)
{
    size_t i, size;
    long *copy;

    if (n == 0)
        return 0;
    if (n > RI_MAX_ROWS - t->rows)
        return -1;
    assert(t->rows == 0 || keys[0] > t->key[t->rows - 1]);
    for (i = 1; i < n; i++)
        assert(keys[i] > keys[i - 1]);
    /* A copy here too. */
    size = n * t->cells * sizeof *cells;
    copy = malloc(size);
    if (copy == NULL)
        return -1;
    memcpy(copy, cells, size);
    if (reserve(t, n) != 0) {
        free(copy);
        return -1;
    }
    memcpy(t->key + t->rows, keys, n * sizeof *keys);
    memcpy(t->cell + t->rows * t->cells, copy, size);
    t->rows += n;
    free(copy);
    return 0;
}

long *ri_find(ri_table *t, int key)
{
    size_t at = lower(t, key);

    return at < t->rows && t->key[at] == key ? t->cell + at * t->cells : NULL;
}

int ri_delete(ri_table *t, int key)
{
    size_t at = lower(t, key), rest;

    if (at == t->rows || t->key[at] != key)
        return 0;
    rest = t->rows - at - 1;
    memmove(t->key + at, t->key + at + 1, rest * sizeof *t->key);
    memmove(t->cell + at * t->cells, t->cell + (at + 1) * t->cells,
            rest * t->cells * sizeof *t->cell);
    t->rows--;
    return 1;
}

void ri_seek(ri_cursor *c, ri_table *t, int from)
{
    c->table = t;
    c->key = from;
    c->state = BEFORE;
}

long *ri_next(ri_cursor *c, int *key)
{
    ri_table *t = c->table;
    size_t at;

    if (c->state == AT_END)
        return NULL;
    at = lower(t, c->key);
    if (at == t->rows) {
        c->state = AT_END;
        return NULL;
    }
    *key = t->key[at];
    if (*key == INT_MAX)
        c->state = AT_END;
    else
        c->key = *key + 1;
    return t->cell + at * t->cells;
}
