#include "listcols.h"

#include <stdlib.h>
#include <string.h>

struct column {
    char *title;
    int width;
};

struct row {
    char **cell; /* one for each column; NULL is an empty text */
};

struct listcols {
    struct column cols[LCOL_MAXCOLS];
    int ncols;
    struct row *rows[LCOL_MAXROWS];
    int nrows;
    int sort_col;
};

static char *dup(const char *s)
{
    size_t n = strlen(s) + 1;
    char *d = malloc(n);
    return d ? memcpy(d, s, n) : NULL;
}

static void row_free(struct row *r, int ncols)
{
    for (int i = 0; i < ncols; i++)
        free(r->cell[i]);
    free(r->cell);
    free(r);
}

static const char *text(const struct row *r, int col)
{
    return r->cell[col] ? r->cell[col] : "";
}

/* Move row i, the only one out of order, to its place; returns that. */
static int place(listcols *l, int i)
{
    int col = l->sort_col;
    if (col < 0)
        return i;
    struct row *r = l->rows[i];
    for (; i > 0 && strcmp(text(l->rows[i - 1], col), text(r, col)) > 0; i--)
        l->rows[i] = l->rows[i - 1];
    for (; i < l->nrows - 1 && strcmp(text(l->rows[i + 1], col), text(r, col)) < 0; i++)
        l->rows[i] = l->rows[i + 1];
    l->rows[i] = r;
    return i;
}

listcols *lcol_new(const char *title, int width)
{
    listcols *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    l->sort_col = -1;
    if (lcol_add_column(l, title, width) < 0) {
        free(l);
        return NULL;
    }
    return l;
}

void lcol_free(listcols *l)
{
    if (!l)
        return;
    for (int i = 0; i < l->nrows; i++)
        row_free(l->rows[i], l->ncols);
    for (int i = 0; i < l->ncols; i++)
        free(l->cols[i].title);
    free(l);
}

int lcol_add_column(listcols *l, const char *title, int width)
{
    if (l->ncols == LCOL_MAXCOLS)
        return -1;
    char *t = dup(title);
    if (!t)
        return -1;
    for (int i = 0; i < l->nrows; i++) {
        char **cell = realloc(l->rows[i]->cell, (size_t)(l->ncols + 1) * sizeof *cell);
        if (!cell) {
            free(t);
            return -1;
        }
        cell[l->ncols] = NULL;
        l->rows[i]->cell = cell;
    }
    l->cols[l->ncols].title = t;
    l->cols[l->ncols].width = width < 0 ? 0 : width > 2000 ? 2000 : width;
    return l->ncols++;
}

int lcol_remove_column(listcols *l, int col)
{
    if (col < 0 || col >= l->ncols || l->ncols == 1)
        return -1;
    free(l->cols[col].title);
    size_t after = (size_t)(l->ncols - col - 1);
    memmove(l->cols + col, l->cols + col + 1, after * sizeof *l->cols);
    l->ncols--;
    for (int i = 0; i < l->nrows; i++) {
        struct row *r = l->rows[i];
        free(r->cell[col]);
        memmove(r->cell + col, r->cell + col + 1, after * sizeof *r->cell);
        char **less = realloc(r->cell, (size_t)l->ncols * sizeof *less);
        if (less)
            r->cell = less;
    }
    if (l->sort_col == col)
        l->sort_col = -1;
    return 0;
}

int lcol_columns(const listcols *l)
{
    return l->ncols;
}

int lcol_rows(const listcols *l)
{
    return l->nrows;
}

int lcol_total_width(const listcols *l)
{
    int w = 0;
    for (int i = 0; i < l->ncols; i++)
        w += l->cols[i].width;
    return w;
}

const char *lcol_title(const listcols *l, int col)
{
    return col >= 0 && col < l->ncols ? l->cols[col].title : NULL;
}

int lcol_add_row(listcols *l)
{
    if (l->nrows == LCOL_MAXROWS)
        return -1;
    struct row *r = malloc(sizeof *r);
    if (!r)
        return -1;
    r->cell = calloc((size_t)l->ncols, sizeof *r->cell);
    if (!r->cell) {
        free(r);
        return -1;
    }
    l->rows[l->nrows++] = r;
    return place(l, l->nrows - 1);
}

int lcol_remove_row(listcols *l, int row)
{
    if (row < 0 || row >= l->nrows)
        return -1;
    row_free(l->rows[row], l->ncols);
    l->nrows--;
    memmove(l->rows + row, l->rows + row + 1, (size_t)(l->nrows - row) * sizeof *l->rows);
    return 0;
}

int lcol_set(listcols *l, int row, int col, const char *s)
{
    if (row < 0 || row >= l->nrows || col < 0 || col >= l->ncols)
        return -1;
    char *d = dup(s);
    if (!d)
        return -1;
    free(l->rows[row]->cell[col]);
    l->rows[row]->cell[col] = d;
    return place(l, row);
}

const char *lcol_get(const listcols *l, int row, int col)
{
    if (row < 0 || row >= l->nrows || col < 0 || col >= l->ncols)
        return NULL;
    return text(l->rows[row], col);
}

int lcol_sort(listcols *l, int col)
{
    if (col < -1 || col >= l->ncols)
        return -1;
    l->sort_col = col;
    int n = l->nrows;
    for (l->nrows = 0; l->nrows < n;) {
        l->nrows++;
        place(l, l->nrows - 1);
    }
    return 0;
}
