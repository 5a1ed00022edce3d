#include "rowmat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct rowmat {
    size_t rows;
    size_t cols;
    double *cell;
};

static size_t cells(const rowmat *m)
{
    return m->rows * m->cols;
}

static bool all_finite(const double *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!isfinite(v[i]))
            return false;
    return true;
}

rowmat *rowmat_new(size_t rows, size_t cols)
{
    if (rows == 0 || cols == 0 || rows > ROWMAT_MAX || cols > ROWMAT_MAX)
        return NULL;
    rowmat *m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->cell = malloc(rows * cols * sizeof *m->cell);
    if (m->cell == NULL) {
        free(m);
        return NULL;
    }
    for (size_t i = 0; i < rows * cols; i++)
        m->cell[i] = 0.0;
    return m;
}

rowmat *rowmat_copy(const rowmat *m)
{
    rowmat *copy = rowmat_new(m->rows, m->cols);
    if (copy != NULL)
        memcpy(copy->cell, m->cell, cells(m) * sizeof *m->cell);
    return copy;
}

void rowmat_free(rowmat *m)
{
    if (m == NULL)
        return;
    free(m->cell);
    free(m);
}

void rowmat_shape(const rowmat *m, size_t *rows, size_t *cols)
{
    if (rows != NULL)
        *rows = m->rows;
    if (cols != NULL)
        *cols = m->cols;
}

rowmat_status rowmat_get(const rowmat *m, size_t r, size_t c, double *value)
{
    if (r >= m->rows || c >= m->cols)
        return ROWMAT_EINDEX;
    *value = m->cell[r * m->cols + c];
    return ROWMAT_OK;
}

rowmat_status rowmat_set(rowmat *m, size_t r, size_t c, double value)
{
    if (r >= m->rows || c >= m->cols)
        return ROWMAT_EINDEX;
    if (!isfinite(value))
        return ROWMAT_EVALUE;
    m->cell[r * m->cols + c] = value;
    return ROWMAT_OK;
}

rowmat_status rowmat_add(rowmat *m, const rowmat *other)
{
    if (m->rows != other->rows || m->cols != other->cols)
        return ROWMAT_ESHAPE;
    for (size_t i = 0; i < cells(m); i++)
        if (!isfinite(m->cell[i] + other->cell[i]))
            return ROWMAT_EVALUE;
    for (size_t i = 0; i < cells(m); i++)
        m->cell[i] += other->cell[i];
    return ROWMAT_OK;
}

rowmat_status rowmat_scale(rowmat *m, double factor)
{
    if (!isfinite(factor))
        return ROWMAT_EVALUE;
    for (size_t i = 0; i < cells(m); i++)
        if (!isfinite(m->cell[i] * factor))
            return ROWMAT_EVALUE;
    for (size_t i = 0; i < cells(m); i++)
        m->cell[i] *= factor;
    return ROWMAT_OK;
}

rowmat_status rowmat_mul(const rowmat *a, const rowmat *b, rowmat **out)
{
    *out = NULL;
    if (a->cols != b->rows)
        return ROWMAT_ESHAPE;
    rowmat *p = rowmat_new(a->rows, b->cols);
    if (p == NULL)
        return ROWMAT_ENOMEM;
    for (size_t i = 0; i < a->rows; i++)
        for (size_t k = 0; k < a->cols; k++) {
            double f = a->cell[i * a->cols + k];
            for (size_t j = 0; j < b->cols; j++)
                p->cell[i * p->cols + j] += f * b->cell[k * b->cols + j];
        }
    if (!all_finite(p->cell, cells(p))) {
        rowmat_free(p);
        return ROWMAT_EVALUE;
    }
    *out = p;
    return ROWMAT_OK;
}

void rowmat_transpose(rowmat *m)
{
    size_t rows = m->rows, cols = m->cols, n = cells(m);
    bool moved[ROWMAT_MAX * ROWMAT_MAX] = {false};

    /* Follow the cycles: what is at i goes to (i % cols) * rows + i / cols. */
    for (size_t start = 0; start < n; start++) {
        if (moved[start])
            continue;
        size_t i = start;
        double carried = m->cell[start];
        do {
            size_t to = (i % cols) * rows + i / cols;
            double next = m->cell[to];
            m->cell[to] = carried;
            carried = next;
            moved[i] = true;
            i = to;
        } while (i != start);
    }
    m->rows = cols;
    m->cols = rows;
}

bool rowmat_equal(const rowmat *a, const rowmat *b)
{
    if (a->rows != b->rows || a->cols != b->cols)
        return false;
    for (size_t i = 0; i < cells(a); i++)
        if (a->cell[i] != b->cell[i])
            return false;
    return true;
}

/* FNV-1a */
static uint64_t mix(uint64_t h, const void *data, size_t size)
{
    const unsigned char *byte = data;
    for (size_t i = 0; i < size; i++) {
        h ^= byte[i];
        h *= UINT64_C(0x100000001b3);
    }
    return h;
}

uint64_t rowmat_hash(const rowmat *m)
{
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    h = mix(h, &m->rows, sizeof m->rows);
    h = mix(h, &m->cols, sizeof m->cols);
    return mix(h, m->cell, cells(m) * sizeof *m->cell);
}
