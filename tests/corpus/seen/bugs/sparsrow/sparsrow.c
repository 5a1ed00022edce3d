#include "sparsrow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct element {
    size_t col;
    double value;
};

// Elements in the order of their columns.
struct row {
    struct element *at;
    size_t len, cap;
};

struct spr_matrix {
    size_t rows, cols;
    struct row *row;
};

spr_matrix *spr_create(size_t rows, size_t cols)
{
    spr_matrix *m;

    if (rows == 0 || rows > SPR_MAXDIM || cols == 0 || cols > SPR_MAXDIM)
        return NULL;
    m = malloc(sizeof *m);
    if (!m)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->row = calloc(rows, sizeof *m->row);
    if (!m->row) {
        free(m);
        return NULL;
    }
    return m;
}

static void free_rows(struct row *row, size_t n)
{
    for (size_t i = 0; i < n; i++)
        free(row[i].at);
    free(row);
}

void spr_destroy(spr_matrix *m)
{
    if (!m)
        return;
    free_rows(m->row, m->rows);
    free(m);
}

size_t spr_rows(const spr_matrix *m)
{
    return m->rows;
}

size_t spr_cols(const spr_matrix *m)
{
    return m->cols;
}

size_t spr_nonzeros(const spr_matrix *m)
{
    size_t n = 0;

    for (size_t i = 0; i < m->rows; i++)
        n += m->row[i].len;
    return n;
}

// The first place in the row whose column is not below col.
static size_t find(const struct row *r, size_t col)
{
    size_t low = 0, high = r->len;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (r->at[mid].col < col)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static int make_room(struct row *r, size_t n)
{
    size_t cap = r->cap ? r->cap : 4;
    struct element *at;

    if (n <= r->cap)
        return 1;
    while (cap < n)
        cap *= 2;
    at = realloc(r->at, cap * sizeof *at);
    if (!at)
        return 0;
    r->at = at;
    r->cap = cap;
    return 1;
}

static int append(struct row *r, size_t col, double value)
{
    if (!make_room(r, r->len + 1))
        return 0;
    r->at[r->len].col = col;
    r->at[r->len].value = value;
    r->len++;
    return 1;
}

spr_status spr_set(spr_matrix *m, size_t row, size_t col, double value)
{
    struct row *r;
    size_t k;
    int present;

    if (row >= m->rows || col >= m->cols)
        return SPR_ERANGE;
    if (!isfinite(value))
        return SPR_EVALUE;
    r = &m->row[row];
    k = find(r, col);
    present = k < r->len && r->at[k].col == col;
    if (value == 0) {
        if (present) {
            memmove(r->at + k, r->at + k + 1, (r->len - k - 1) * sizeof *r->at);
            r->len--;
        }
        return SPR_OK;
    }
    if (!present) {
        if (!make_room(r, r->len + 1))
            return SPR_ENOMEM;
        memmove(r->at + k + 1, r->at + k, (r->len - k) * sizeof *r->at);
        r->at[k].col = col;
        r->len++;
    }
    r->at[k].value = value;
    return SPR_OK;
}

double spr_get(const spr_matrix *m, size_t row, size_t col)
{
    const struct row *r;
    size_t k;

    if (row >= m->rows || col >= m->cols)
        return 0;
    r = &m->row[row];
    k = find(r, col);
    return k < r->len && r->at[k].col == col ? r->at[k].value : 0;
}

spr_matrix *spr_copy(const spr_matrix *m)
{
    spr_matrix *copy = spr_create(m->rows, m->cols);

    if (!copy)
        return NULL;
    for (size_t i = 0; i < m->rows; i++) {
        const struct row *from = &m->row[i];
        struct row *to = &copy->row[i];

        if (from->len == 0)
            continue;
        if (!make_room(to, from->len)) {
            spr_destroy(copy);
            return NULL;
        }
        memcpy(to->at, from->at, from->len * sizeof *to->at);
        to->len = from->len;
    }
    return copy;
}

spr_matrix *spr_transpose(const spr_matrix *m)
{
    spr_matrix *t = spr_create(m->cols, m->rows);

    if (!t)
        return NULL;
    for (size_t i = 0; i < m->rows; i++)
        for (size_t k = 0; k < m->row[i].len; k++)
            if (!append(&t->row[m->row[i].at[k].col], i, m->row[i].at[k].value)) {
                spr_destroy(t);
                return NULL;
            }
    return t;
}

static spr_status sum(struct row *out, const struct row *a, const struct row *b)
{
    size_t i = 0, j = 0;

    while (i < a->len || j < b->len) {
        size_t col;
        double value = 0;

        if (j == b->len || (i < a->len && a->at[i].col <= b->at[j].col))
            col = a->at[i].col;
        else
            col = b->at[j].col;
        if (i < a->len && a->at[i].col == col)
            value += a->at[i++].value;
        if (j < b->len && b->at[j].col == col)
            value += b->at[j++].value;
        if (!isfinite(value))
            return SPR_EVALUE;
        if (value != 0 && !append(out, col, value))
            return SPR_ENOMEM;
    }
    return SPR_OK;
}

spr_status spr_add(spr_matrix *m, const spr_matrix *other)
{
    struct row *result;

    if (m->rows != other->rows || m->cols != other->cols)
        return SPR_ESHAPE;
    result = calloc(m->rows, sizeof *result);
    if (!result)
        return SPR_ENOMEM;
    for (size_t i = 0; i < m->rows; i++) {
        spr_status status = sum(&result[i], &m->row[i], &other->row[i]);

        if (status != SPR_OK) {
            free_rows(result, m->rows);
            return status;
        }
    }
    free_rows(m->row, m->rows);
    m->row = result;
    return SPR_OK;
}

void spr_apply(const spr_matrix *m, const double *x, double *y)
{
    for (size_t i = 0; i < m->rows; i++) {
        double s = 0;

        for (size_t k = 0; k < m->row[i].len; k++)
            s += m->row[i].at[k].value * x[m->row[i].at[k].col];
        y[i] = s;
    }
}

static int row_equal(const struct row *a, const struct row *b)
{
    for (size_t k = 0; k < a->len; k++) {
        if (k >= b->len || a->at[k].col != b->at[k].col)
            return 0;
        if (a->at[k].value != b->at[k].value)
            return 0;
    }
    return 1;
}

int spr_equal(const spr_matrix *a, const spr_matrix *b)
{
    if (a->rows != b->rows || a->cols != b->cols)
        return 0;
    for (size_t i = 0; i < a->rows; i++)
        if (!row_equal(&a->row[i], &b->row[i]))
            return 0;
    return 1;
}
