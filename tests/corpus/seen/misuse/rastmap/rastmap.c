#include "rastmap.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct rastmap {
    int cols, rows;
    double e0, n0, cell;
    float *h;
};

static size_t offset(const rastmap *m, int col, int row)
{
    return (size_t)row * (size_t)m->cols + (size_t)col;
}

rastmap *rm_create(int cols, int rows, double e0, double n0, double cell)
{
    if (cols < 1 || cols > RM_SIDE || rows < 1 || rows > RM_SIDE)
        return NULL;
    if (!isfinite(e0) || !isfinite(n0) || !isfinite(cell) || cell <= 0.0)
        return NULL;
    rastmap *m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->cols = cols;
    m->rows = rows;
    m->e0 = e0;
    m->n0 = n0;
    m->cell = cell;
    m->h = calloc((size_t)cols * (size_t)rows, sizeof *m->h);
    if (m->h == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

void rm_destroy(rastmap *m)
{
    if (m != NULL) {
        free(m->h);
        free(m);
    }
}

int rm_cols(const rastmap *m)
{
    return m->cols;
}

int rm_rows(const rastmap *m)
{
    return m->rows;
}

float rm_height(const rastmap *m, int col, int row)
{
    return m->h[offset(m, col, row)];
}

void rm_set_height(rastmap *m, int col, int row, float h)
{
    m->h[offset(m, col, row)] = h;
}

float *rm_row(rastmap *m, int row)
{
    return m->h + offset(m, 0, row);
}

void rm_profile(const rastmap *m, int col, float *out)
{
    for (int row = 0; row < m->rows; row++)
        out[row] = m->h[offset(m, col, row)];
}

bool rm_locate(const rastmap *m, double e, double n, int *col, int *row)
{
    double c = floor((e - m->e0) / m->cell);
    double r = floor((m->n0 - n) / m->cell);
    if (!(c >= 0.0 && c < m->cols && r >= 0.0 && r < m->rows))
        return false;
    *col = (int)c;
    *row = (int)r;
    return true;
}

float rm_at(const rastmap *m, double e, double n)
{
    int col, row;
    return rm_locate(m, e, n, &col, &row) ? m->h[offset(m, col, row)] : NAN;
}

void rm_range(const rastmap *m, float *low, float *high)
{
    float a = m->h[0], b = m->h[0];
    for (size_t i = 1; i < (size_t)m->cols * (size_t)m->rows; i++) {
        a = fminf(a, m->h[i]);
        b = fmaxf(b, m->h[i]);
    }
    *low = a;
    *high = b;
}

bool rm_crop(rastmap *m, int col, int row, int cols, int rows)
{
    if (col < 0 || row < 0 || cols < 1 || rows < 1)
        return false;
    if (col >= m->cols || cols > m->cols - col || row >= m->rows || rows > m->rows - row)
        return false;
    float *h = malloc((size_t)cols * (size_t)rows * sizeof *h);
    if (h == NULL)
        return false;
    for (int i = 0; i < rows; i++)
        memcpy(h + (size_t)i * (size_t)cols, m->h + offset(m, col, row + i), (size_t)cols * sizeof *h);
    free(m->h);
    m->h = h;
    m->cols = cols;
    m->rows = rows;
    m->e0 += col * m->cell;
    m->n0 -= row * m->cell;
    return true;
}
