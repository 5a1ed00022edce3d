#include "tripmat.h"

#include <assert.h>
#include <stdlib.h>

struct entry {
    int r, c;
    size_t order;             /* of putting; makes the sums reproducible */
    double v;
};

struct tripmat {
    int rows, cols;
    struct entry *entries;
    size_t count, room;

    /* only when packed */
    int packed;
    size_t *start;            /* rows + 1 of them */
    int *col;
    double *val;
};

tripmat *tripmat_new(int rows, int cols)
{
    tripmat *m;

    if (rows < 1 || rows > TRIPMAT_MAX_SIDE || cols < 1 || cols > TRIPMAT_MAX_SIDE)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m) {
        m->rows = rows;
        m->cols = cols;
    }
    return m;
}

static void unpack(tripmat *m)
{
    free(m->start);
    free(m->col);
    free(m->val);
    m->start = NULL;
    m->col = NULL;
    m->val = NULL;
    m->packed = 0;
}

void tripmat_free(tripmat *m)
{
    if (!m)
        return;
    unpack(m);
    free(m->entries);
    free(m);
}

int tripmat_rows(const tripmat *m)
{
    return m->rows;
}

int tripmat_cols(const tripmat *m)
{
    return m->cols;
}

int tripmat_put(tripmat *m, int r, int c, double v)
{
    if (r < 0 || r >= m->rows || c < 0 || c >= m->cols || m->count == TRIPMAT_MAX_ENTRIES)
        return -1;
    if (m->count == m->room) {
        size_t room = m->room ? m->room * 2 : 16;
        struct entry *entries = realloc(m->entries, room * sizeof *entries);

        if (!entries)
            return -1;
        m->entries = entries;
        m->room = room;
    }
    unpack(m);
    m->entries[m->count] = (struct entry){ r, c, m->count, v };
    m->count++;
    return 0;
}

static int by_place(const void *pa, const void *pb)
{
    const struct entry *a = pa, *b = pb;

    if (a->r != b->r)
        return a->r < b->r ? -1 : 1;
    if (a->c != b->c)
        return a->c < b->c ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

/* Sorts the entries and adds up those at the same place. */
static void tidy(tripmat *m)
{
    size_t kept = 0;

    if (m->count == 0)
        return;
    qsort(m->entries, m->count, sizeof *m->entries, by_place);
    for (size_t i = 1; i < m->count; i++) {
        if (m->entries[i].r == m->entries[kept].r && m->entries[i].c == m->entries[kept].c)
            m->entries[kept].v += m->entries[i].v;
        else
            m->entries[++kept] = m->entries[i];
    }
    m->count = kept + 1;
    for (size_t i = 0; i < m->count; i++)
        m->entries[i].order = i;
}

int tripmat_pack(tripmat *m)
{
    size_t room = m->count ? m->count : 1;

    if (m->packed)
        return 0;
    m->start = calloc((size_t)m->rows + 1, sizeof *m->start);
    m->col = malloc(room * sizeof *m->col);
    m->val = malloc(room * sizeof *m->val);
    if (!m->start || !m->col || !m->val) {
        unpack(m);
        return -1;
    }
    tidy(m);
    for (size_t i = 0; i < m->count; i++) {
        m->start[m->entries[i].r + 1]++;
        m->col[i] = m->entries[i].c;
        m->val[i] = m->entries[i].v;
    }
    for (int r = 0; r < m->rows; r++)
        m->start[r + 1] += m->start[r];
    m->packed = 1;
    return 0;
}

int tripmat_packed(const tripmat *m)
{
    return m->packed;
}

size_t tripmat_count(const tripmat *m)
{
    assert(m->packed);
    return m->count;
}

double tripmat_at(const tripmat *m, int r, int c)
{
    size_t from, to;

    assert(m->packed);
    if (r < 0 || r >= m->rows)
        return 0;
    from = m->start[r];
    to = m->start[r + 1];
    while (from < to) {
        size_t mid = from + (to - from) / 2;

        if (m->col[mid] == c)
            return m->val[mid];
        if (m->col[mid] < c)
            from = mid + 1;
        else
            to = mid;
    }
    return 0;
}

tripmat_slice tripmat_row(const tripmat *m, int r)
{
    tripmat_slice slice = { 0, NULL, NULL };

    assert(m->packed);
    if (r < 0 || r >= m->rows)
        return slice;
    slice.n = m->start[r + 1] - m->start[r];
    slice.col = m->col + m->start[r];
    slice.val = m->val + m->start[r];
    return slice;
}

void tripmat_mul(const tripmat *m, const double *x, double *y)
{
    assert(m->packed);
    for (int r = 0; r < m->rows; r++) {
        double sum = 0;

        for (size_t i = m->start[r]; i < m->start[r + 1]; i++)
            sum += m->val[i] * x[m->col[i]];
        y[r] = sum;
    }
}

void tripmat_scale(tripmat *m, double f)
{
    assert(m->packed);
    for (size_t i = 0; i < m->count; i++) {
        m->entries[i].v *= f;
        m->val[i] *= f;
    }
}

tripmat *tripmat_transpose(const tripmat *m)
{
    tripmat *t;

    assert(m->packed);
    t = tripmat_new(m->cols, m->rows);
    if (!t)
        return NULL;
    for (size_t i = 0; i < m->count; i++)
        if (tripmat_put(t, m->entries[i].c, m->entries[i].r, m->entries[i].v) != 0) {
            tripmat_free(t);
            return NULL;
        }
    if (tripmat_pack(t) != 0) {
        tripmat_free(t);
        return NULL;
    }
    return t;
}
