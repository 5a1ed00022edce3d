#include "spgrid.h"

#include <stdlib.h>
#include <string.h>

struct cell {
    int row;
    int col;
    int64_t value;
};

/* The cells are sorted by row, then by column. */
struct spgrid {
    int rows;
    int cols;
    size_t count;
    size_t room;
    struct cell *cells;
};

static int before(const struct cell *cell, int row, int col)
{
    return cell->row < row || (cell->row == row && cell->col < col);
}

/* Where the cell is, or where it would have to be inserted. */
static size_t position(const spgrid *m, int row, int col)
{
    size_t low = 0, high = m->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (before(&m->cells[middle], row, col))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int stored(const spgrid *m, size_t at, int row, int col)
{
    return at < m->count && m->cells[at].row == row && m->cells[at].col == col;
}

static int inside(const spgrid *m, int row, int col)
{
    return row >= 0 && row < m->rows && col >= 0 && col < m->cols;
}

static int insert(spgrid *m, size_t at, int row, int col, int64_t value)
{
    if (m->count == SG_CELLS_MAX)
        return -1;
    if (m->count == m->room) {
        size_t room = m->room == 0 ? 8 : 2 * m->room;
        struct cell *cells = realloc(m->cells, room * sizeof *cells);

        if (cells == NULL)
            return -1;
        m->cells = cells;
        m->room = room;
    }
    memmove(&m->cells[at + 1], &m->cells[at], (m->count - at) * sizeof *m->cells);
    m->cells[at].row = row;
    m->cells[at].col = col;
    m->cells[at].value = value;
    m->count++;
    return 0;
}

static void erase(spgrid *m, size_t at)
{
    m->count--;
    memmove(&m->cells[at], &m->cells[at + 1], (m->count - at) * sizeof *m->cells);
}

spgrid *sg_new(int rows, int cols)
{
    spgrid *m;

    if (rows < 1 || rows > SG_DIM_MAX || cols < 1 || cols > SG_DIM_MAX)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    return m;
}

void sg_free(spgrid *m)
{
    if (m == NULL)
        return;
    free(m->cells);
    free(m);
}

spgrid *sg_copy(const spgrid *m)
{
    spgrid *copy = sg_new(m->rows, m->cols);

    if (copy == NULL || m->count == 0)
        return copy;
    copy->cells = malloc(m->count * sizeof *copy->cells);
    if (copy->cells == NULL) {
        sg_free(copy);
        return NULL;
    }
    memcpy(copy->cells, m->cells, m->count * sizeof *copy->cells);
    copy->count = copy->room = m->count;
    return copy;
}

static int by_place(const void *left, const void *right)
{
    const struct cell *a = left, *b = right;

    if (a->row != b->row)
        return a->row < b->row ? -1 : 1;
    return (a->col > b->col) - (a->col < b->col);
}

spgrid *sg_transpose(const spgrid *m)
{
    spgrid *turned = sg_copy(m);
    size_t i;

    if (turned == NULL)
        return NULL;
    turned->rows = m->cols;
    turned->cols = m->rows;
    for (i = 0; i < turned->count; i++) {
        turned->cells[i].row = m->cells[i].col;
        turned->cells[i].col = m->cells[i].row;
    }
    if (turned->count > 1)
        qsort(turned->cells, turned->count, sizeof *turned->cells, by_place);
    return turned;
}

int sg_rows(const spgrid *m)
{
    return m->rows;
}

int sg_cols(const spgrid *m)
{
    return m->cols;
}

int64_t sg_get(const spgrid *m, int row, int col)
{
    size_t at = position(m, row, col);

    return stored(m, at, row, col) ? m->cells[at].value : 0;
}

int sg_set(spgrid *m, int row, int col, int64_t value)
{
    size_t at;

    if (!inside(m, row, col))
        return -1;
    at = position(m, row, col);
    if (!stored(m, at, row, col))
        return value == 0 ? 0 : insert(m, at, row, col, value);
    if (value == 0)
        erase(m, at);
    else
        m->cells[at].value = value;
    return 0;
}

int sg_add(spgrid *m, int row, int col, int64_t value)
{
    int64_t old;
    size_t at;

    if (!inside(m, row, col))
        return -1;
    at = position(m, row, col);
    if (!stored(m, at, row, col))
        return value == 0 ? 0 : insert(m, at, row, col, value);
    old = m->cells[at].value;
    if (value > 0 ? old > INT64_MAX - value : old < INT64_MIN - value)
        return -1;
    m->cells[at].value = old + value;
    return 0;
}

/* The next cell from `at` on that is not 0, or count. */
static size_t significant(const spgrid *m, size_t at)
{
    while (at < m->count && m->cells[at].value == 0)
        at++;
    return at;
}

size_t sg_nonzero(const spgrid *m)
{
    size_t at, found = 0;

    for (at = significant(m, 0); at < m->count; at = significant(m, at + 1))
        found++;
    return found;
}

int sg_equal(const spgrid *a, const spgrid *b)
{
    size_t i = significant(a, 0), j = significant(b, 0);

    if (a->rows != b->rows || a->cols != b->cols)
        return 0;
    while (i < a->count && j < b->count) {
        const struct cell *p = &a->cells[i], *q = &b->cells[j];

        if (p->row != q->row || p->col != q->col || p->value != q->value)
            return 0;
        i = significant(a, i + 1);
        j = significant(b, j + 1);
    }
    return i == a->count && j == b->count;
}

static uint32_t mix(uint32_t hash, uint32_t word)
{
    int i;

    for (i = 0; i < 4; i++) {
        hash = (hash ^ (word & 0xff)) * 16777619u;
        word >>= 8;
    }
    return hash;
}

uint32_t sg_hash(const spgrid *m)
{
    uint32_t hash = mix(mix(2166136261u, (uint32_t)m->rows), (uint32_t)m->cols);
    size_t i;

    for (i = 0; i < m->count; i++) {
        const struct cell *cell = &m->cells[i];

        hash = mix(hash, (uint32_t)cell->row);
        hash = mix(hash, (uint32_t)cell->col);
        hash = mix(hash, (uint32_t)(uint64_t)cell->value);
        hash = mix(hash, (uint32_t)((uint64_t)cell->value >> 32));
    }
    return hash;
}
