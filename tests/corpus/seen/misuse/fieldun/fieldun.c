#include "fieldun.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct fu_table {
    int ncols;
    fu_type type[FU_COLS];
    fu_value **row;
    size_t n, cap;
    int sorted;         /* column, or -1 */
};

fu_value fu_null(void)
{
    return (fu_value){ FU_NULL, { 0 } };
}

fu_value fu_int_of(int64_t i)
{
    return (fu_value){ FU_INT, { .i = i } };
}

fu_value fu_real_of(double d)
{
    return (fu_value){ FU_REAL, { .d = d } };
}

fu_value fu_text_of(const char *s)
{
    return s ? (fu_value){ FU_TEXT, { .s = s } } : fu_null();
}

int64_t fu_int(fu_value v)
{
    assert(v.type == FU_INT);
    return v.u.i;
}

double fu_real(fu_value v)
{
    assert(v.type == FU_REAL);
    return v.u.d;
}

const char *fu_text(fu_value v)
{
    return v.u.s;
}

int fu_compare(fu_value a, fu_value b)
{
    if (a.type == FU_NULL || b.type == FU_NULL)
        return (a.type != FU_NULL) - (b.type != FU_NULL);
    assert(a.type == b.type);
    if (a.type == FU_INT)
        return (a.u.i > b.u.i) - (a.u.i < b.u.i);
    if (a.type == FU_TEXT)
        return strcmp(a.u.s, b.u.s);
    int an = a.u.d != a.u.d, bn = b.u.d != b.u.d;
    if (an || bn)
        return bn - an;
    return (a.u.d > b.u.d) - (a.u.d < b.u.d);
}

fu_table *fu_create(const fu_type *types, int ncols)
{
    if (ncols < 1 || ncols > FU_COLS)
        return NULL;
    for (int c = 0; c < ncols; c++)
        if (types[c] != FU_INT && types[c] != FU_REAL && types[c] != FU_TEXT)
            return NULL;
    fu_table *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->ncols = ncols;
    memcpy(t->type, types, (size_t)ncols * sizeof *types);
    t->sorted = -1;
    return t;
}

static void free_row(fu_value *row, int ncols)
{
    for (int c = 0; c < ncols; c++)
        if (row[c].type == FU_TEXT)
            free((char *)row[c].u.s);
    free(row);
}

void fu_free(fu_table *t)
{
    if (!t)
        return;
    for (size_t i = 0; i < t->n; i++)
        free_row(t->row[i], t->ncols);
    free(t->row);
    free(t);
}

int fu_append(fu_table *t, const fu_value *row)
{
    for (int c = 0; c < t->ncols; c++) {
        if (row[c].type == FU_NULL)
            continue;
        if (row[c].type != t->type[c])
            return FU_ETYPE;
        if (row[c].type == FU_TEXT && strlen(row[c].u.s) > FU_CHARS)
            return FU_ELIMIT;
    }
    if (t->n == FU_ROWS)
        return FU_ELIMIT;
    if (t->n == t->cap) {
        size_t cap = t->cap ? t->cap * 2 : 8;
        fu_value **rows = realloc(t->row, cap * sizeof *rows);
        if (!rows)
            return FU_ENOMEM;
        t->row = rows;
        t->cap = cap;
    }
    fu_value *copy = malloc((size_t)t->ncols * sizeof *copy);
    if (!copy)
        return FU_ENOMEM;
    for (int c = 0; c < t->ncols; c++) {
        copy[c] = row[c];
        if (row[c].type == FU_TEXT) {
            size_t size = strlen(row[c].u.s) + 1;
            char *s = malloc(size);
            if (!s) {
                free_row(copy, c);
                return FU_ENOMEM;
            }
            memcpy(s, row[c].u.s, size);
            copy[c].u.s = s;
        }
    }
    t->row[t->n++] = copy;
    t->sorted = -1;
    return FU_OK;
}

size_t fu_rows(const fu_table *t)
{
    return t->n;
}

fu_value fu_cell(const fu_table *t, size_t row, int col)
{
    assert(row < t->n && col >= 0 && col < t->ncols);
    return t->row[row][col];
}

void fu_drop(fu_table *t, size_t row)
{
    assert(row < t->n);
    free_row(t->row[row], t->ncols);
    t->n--;
    memmove(t->row + row, t->row + row + 1, (t->n - row) * sizeof *t->row);
}

static int sort_col;

static int by_col(const void *a, const void *b)
{
    fu_value *const *x = a, *const *y = b;
    return fu_compare((*x)[sort_col], (*y)[sort_col]);
}

void fu_sort(fu_table *t, int col)
{
    assert(col >= 0 && col < t->ncols);
    sort_col = col;
    if (t->n)
        qsort(t->row, t->n, sizeof *t->row, by_col);
    t->sorted = col;
}

long fu_find(const fu_table *t, int col, fu_value v)
{
    assert(col >= 0 && col == t->sorted);
    size_t lo = 0, hi = t->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (fu_compare(t->row[mid][col], v) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < t->n && fu_compare(t->row[lo][col], v) == 0 ? (long)lo : -1;
}
