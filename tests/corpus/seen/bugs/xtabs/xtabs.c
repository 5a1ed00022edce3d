#include "xtabs.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct names {
    char *name[XT_MAX];
    size_t count;
};

struct xtabs {
    struct names rows, cols;
    size_t row_room, col_room; /* of cells */
    unsigned long *cells;      /* row_room rows of col_room */
};

xtabs *xt_new(void)
{
    xtabs *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->row_room = 2;
    t->col_room = 4;
    t->cells = calloc(t->row_room * t->col_room, sizeof *t->cells);
    if (!t->cells) {
        free(t);
        return NULL;
    }
    return t;
}

void xt_free(xtabs *t)
{
    if (!t)
        return;
    for (size_t i = 0; i < t->rows.count; i++)
        free(t->rows.name[i]);
    for (size_t i = 0; i < t->cols.count; i++)
        free(t->cols.name[i]);
    free(t->cells);
    free(t);
}

static size_t find(const struct names *names, const char *name)
{
    size_t i = 0;
    while (i < names->count && strcmp(names->name[i], name) != 0)
        i++;
    return i;
}

/* Appends a name; the caller has seen that there is room. */
static int append(struct names *names, const char *name)
{
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    if (!copy)
        return -1;
    memcpy(copy, name, size);
    names->name[names->count++] = copy;
    return 0;
}

static int more_rows(xtabs *t)
{
    size_t room = t->row_room * 2;
    unsigned long *cells = realloc(t->cells, room * t->col_room * sizeof *cells);
    if (!cells)
        return -1;
    t->cells = cells;
    t->row_room = room;
    return 0;
}

static int more_cols(xtabs *t)
{
    size_t room = t->col_room * 2;
    unsigned long *cells = calloc(t->row_room * room, sizeof *cells);
    if (!cells)
        return -1;
    for (size_t r = 0; r < t->rows.count; r++)
        memcpy(cells + r * room, t->cells + r * t->col_room, t->cols.count * sizeof *cells);
    free(t->cells);
    t->cells = cells;
    t->col_room = room;
    return 0;
}

static void add_to(unsigned long *sum, unsigned long n)
{
    *sum = n > ULONG_MAX - *sum ? ULONG_MAX : *sum + n;
}

int xt_add(xtabs *t, const char *row, const char *col, unsigned long n)
{
    if (strlen(row) > XT_NAME || strlen(col) > XT_NAME)
        return -1;
    size_t r = find(&t->rows, row), c = find(&t->cols, col);
    int new_row = r == t->rows.count, new_col = c == t->cols.count;
    if (r == XT_MAX || c == XT_MAX)
        return -1;
    if (r == t->row_room && more_rows(t) != 0)
        return -1;
    if (c == t->col_room && more_cols(t) != 0)
        return -1;
    if (new_row) {
        if (append(&t->rows, row) != 0)
            return -1;
        memset(t->cells + r * t->col_room, 0, t->cols.count * sizeof *t->cells);
    }
    if (new_col && append(&t->cols, col) != 0) {
        if (new_row)
            free(t->rows.name[--t->rows.count]);
        return -1;
    }
    add_to(&t->cells[r * t->col_room + c], n);
    return 0;
}

unsigned long xt_count(const xtabs *t, const char *row, const char *col)
{
    size_t r = find(&t->rows, row), c = find(&t->cols, col);
    if (r == t->rows.count || c == t->cols.count)
        return 0;
    return t->cells[r * t->col_room + c];
}

size_t xt_rows(const xtabs *t)
{
    return t->rows.count;
}

size_t xt_cols(const xtabs *t)
{
    return t->cols.count;
}

const char *xt_row_name(const xtabs *t, size_t i)
{
    return i < t->rows.count ? t->rows.name[i] : NULL;
}

const char *xt_col_name(const xtabs *t, size_t i)
{
    return i < t->cols.count ? t->cols.name[i] : NULL;
}

static unsigned long sum_row(const xtabs *t, size_t r)
{
    unsigned long sum = 0;
    for (size_t c = 0; c < t->cols.count; c++)
        add_to(&sum, t->cells[r * t->col_room + c]);
    return sum;
}

static unsigned long sum_col(const xtabs *t, size_t c)
{
    unsigned long sum = 0;
    for (size_t r = 0; r < t->rows.count; r++)
        add_to(&sum, t->cells[r * t->col_room + c]);
    return sum;
}

unsigned long xt_row_total(const xtabs *t, const char *row)
{
    size_t r = find(&t->rows, row);
    return r < t->rows.count ? sum_row(t, r) : 0;
}

unsigned long xt_col_total(const xtabs *t, const char *col)
{
    size_t c = find(&t->cols, col);
    return c < t->cols.count ? sum_col(t, c) : 0;
}

unsigned long xt_total(const xtabs *t)
{
    unsigned long sum = 0;
    for (size_t r = 0; r < t->rows.count; r++)
        add_to(&sum, sum_row(t, r));
    return sum;
}

double xt_chi2(const xtabs *t)
{
    double chi2 = 0.0, total = (double)xt_total(t);
    for (size_t r = 0; r < t->rows.count; r++) {
        double in_row = (double)sum_row(t, r);
        for (size_t c = 0; c < t->cols.count; c++) {
            double expected = in_row > 0.0 ? in_row * ((double)sum_col(t, c) / total) : 0.0;
            if (expected > 0.0) {
                double off = (double)t->cells[r * t->col_room + c] - expected;
                chi2 += off * off / expected;
            }
        }
    }
    return chi2;
}
