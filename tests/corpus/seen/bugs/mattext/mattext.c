#include "mattext.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NUMBER_TEXT 32

struct mt_matrix {
    int rows, cols;
    double *v;
};

mt_matrix *mt_new(int rows, int cols)
{
    if (rows < 1 || rows > MT_SIDE || cols < 1 || cols > MT_SIDE)
        return NULL;
    mt_matrix *m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->rows = rows;
    m->cols = cols;
    m->v = calloc((size_t)rows * (size_t)cols, sizeof *m->v);
    if (m->v == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

void mt_free(mt_matrix *m)
{
    if (m != NULL) {
        free(m->v);
        free(m);
    }
}

/* Reads a row of numbers up to its semicolon or the end of the text.  The
   count of them, -1 on a syntax error or too many. */
static int read_row(const char **text, double *row)
{
    int count = 0;
    for (;;) {
        *text += strspn(*text, " \t");
        if (**text == ';' || **text == '\0')
            return count;
        char *end;
        double value = strtod(*text, &end);
        if (end == *text || count == MT_SIDE || strchr(" \t;", *end) == NULL)
            return -1;
        row[count++] = value;
        *text = end;
    }
}

mt_matrix *mt_parse(const char *text)
{
    double row[MT_SIDE];
    int cols = 0, rows = 0;
    double *values = NULL;
    for (;; text++) {
        int count = read_row(&text, row);
        if (count <= 0 || rows == MT_SIDE)
            break;
        if (rows > 0 && count != cols)
            return NULL;
        cols = count;
        double *more = realloc(values, (size_t)(rows + 1) * (size_t)cols * sizeof *values);
        if (more == NULL)
            break;
        values = more;
        memcpy(values + (size_t)rows * (size_t)cols, row, (size_t)cols * sizeof *row);
        rows++;
        if (*text == '\0') {
            mt_matrix *m = malloc(sizeof *m);
            if (m == NULL)
                break;
            m->rows = rows;
            m->cols = cols;
            m->v = values;
            return m;
        }
    }
    free(values);
    return NULL;
}

char *mt_print(const mt_matrix *m)
{
    int count = m->rows * m->cols;
    char *text = malloc((size_t)count * NUMBER_TEXT + 1);
    if (text == NULL)
        return NULL;
    char *at = text;
    for (int i = 0; i < count; i++) {
        if (i > 0)
            *at++ = i % m->cols == 0 ? ';' : ' ';
        at += snprintf(at, NUMBER_TEXT, "%.17g", m->v[i]);
    }
    return text;
}

int mt_rows(const mt_matrix *m)
{
    return m->rows;
}

int mt_cols(const mt_matrix *m)
{
    return m->cols;
}

static double *at(const mt_matrix *m, int row, int col)
{
    if (row < 0 || row >= m->rows || col < 0 || col >= m->cols)
        return NULL;
    return &m->v[row * m->cols + col];
}

double mt_get(const mt_matrix *m, int row, int col)
{
    const double *v = at(m, row, col);
    return v == NULL ? 0 : *v;
}

bool mt_set(mt_matrix *m, int row, int col, double value)
{
    double *v = at(m, row, col);
    if (v == NULL)
        return false;
    *v = value;
    return true;
}

mt_matrix *mt_multiply(const mt_matrix *a, const mt_matrix *b)
{
    if (a->cols != b->rows)
        return NULL;
    mt_matrix *m = mt_new(a->rows, b->cols);
    if (m == NULL)
        return NULL;
    for (int i = 0; i < a->rows; i++)
        for (int k = 0; k < b->cols; k++)
            for (int j = 0; j < a->cols; j++)
                *at(m, i, k) += *at(a, i, j) * *at(b, j, k);
    return m;
}

mt_matrix *mt_transpose(const mt_matrix *m)
{
    mt_matrix *t = mt_new(m->cols, m->rows);
    if (t == NULL)
        return NULL;
    for (int i = 0; i < m->rows; i++)
        for (int k = 0; k < m->cols; k++)
            *at(t, k, i) = *at(m, i, k);
    return t;
}
