#include "xcover.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#define MAX_STEPS 20000

struct row {
    uint64_t mask;
    size_t start, count; /* in the pool */
};

struct xcover {
    unsigned columns;
    unsigned rows;
    struct row row[XCOVER_ROWS];
    unsigned *pool; /* the columns of all rows */
    size_t used;
    uint64_t covered;
    unsigned chosen[XCOVER_COLUMNS];
    size_t taken;
    bool busy;
};

xcover *xcover_new(unsigned columns)
{
    if (columns < 1 || columns > XCOVER_COLUMNS)
        return NULL;
    xcover *x = calloc(1, sizeof *x);
    if (x != NULL)
        x->columns = columns;
    return x;
}

void xcover_free(xcover *x)
{
    if (x == NULL)
        return;
    assert(!x->busy);
    free(x->pool);
    free(x);
}

unsigned xcover_columns(const xcover *x)
{
    return x->columns;
}

unsigned xcover_rows(const xcover *x)
{
    return x->rows;
}

int xcover_add(xcover *x, const unsigned *columns, size_t count)
{
    assert(!x->busy && x->taken == 0);
    assert(count >= 1 && count <= x->columns);
    if (x->rows == XCOVER_ROWS)
        return -1;

    unsigned *pool = realloc(x->pool, (x->used + count) * sizeof *pool);
    if (pool == NULL)
        return -1;
    x->pool = pool;

    uint64_t mask = 0;
    for (size_t i = 0; i < count; i++) {
        assert(columns[i] < x->columns);
        uint64_t bit = (uint64_t)1 << columns[i];
        assert((mask & bit) == 0);
        mask |= bit;
        pool[x->used + i] = columns[i];
    }

    struct row *row = &x->row[x->rows];
    row->mask = mask;
    row->start = x->used;
    row->count = count;
    x->used += count;
    return (int)x->rows++;
}

const unsigned *xcover_row(const xcover *x, unsigned row, size_t *count)
{
    assert(row < x->rows);
    *count = x->row[row].count;
    return x->pool + x->row[row].start;
}

bool xcover_take(xcover *x, unsigned row)
{
    assert(!x->busy);
    assert(row < x->rows);
    if (x->covered & x->row[row].mask)
        return false;
    x->covered |= x->row[row].mask;
    x->chosen[x->taken++] = row;
    return true;
}

void xcover_untake(xcover *x)
{
    assert(!x->busy);
    assert(x->taken > 0);
    x->covered &= ~x->row[x->chosen[--x->taken]].mask;
}

size_t xcover_taken(const xcover *x)
{
    return x->taken;
}

struct search {
    xcover *x;
    xcover_visit *visit;
    void *data;
    long found;
    long steps;
    bool stop;
};

/* The open column that the fewest rows fit to. */
static unsigned hardest(const xcover *x, uint64_t covered)
{
    unsigned fits[XCOVER_COLUMNS] = {0};
    for (unsigned r = 0; r < x->rows; r++)
        if ((x->row[r].mask & covered) == 0)
            for (size_t i = 0; i < x->row[r].count; i++)
                fits[x->pool[x->row[r].start + i]]++;

    unsigned best = x->columns;
    for (unsigned c = 0; c < x->columns; c++)
        if ((covered >> c & 1) == 0 && (best == x->columns || fits[c] < fits[best]))
            best = c;
    return best;
}

static void descend(struct search *s, uint64_t covered, size_t depth)
{
    xcover *x = s->x;
    unsigned column = hardest(x, covered);
    if (column == x->columns) {
        s->found++;
        if (s->visit != NULL && !s->visit(x->chosen, depth, s->data))
            s->stop = true;
        return;
    }
    for (unsigned r = 0; r < x->rows && !s->stop; r++) {
        if ((x->row[r].mask >> column & 1) == 0 || (x->row[r].mask & covered) != 0)
            continue;
        if (++s->steps > MAX_STEPS) {
            s->found = -1;
            s->stop = true;
            return;
        }
        x->chosen[depth] = r;
        descend(s, covered | x->row[r].mask, depth + 1);
    }
}

long xcover_solve(xcover *x, xcover_visit *visit, void *data)
{
    assert(!x->busy);
    struct search s = {.x = x, .visit = visit, .data = data};
    x->busy = true;
    descend(&s, x->covered, x->taken);
    x->busy = false;
    return s.found;
}
