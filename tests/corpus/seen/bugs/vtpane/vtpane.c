#include "vtpane.h"

#include <stdlib.h>
#include <string.h>

#define MAX_PARAMS 4
#define MAX_VALUE 9999

enum state { GROUND, ESCAPE, CSI, CSI_IGNORE };

struct place {
    int row, col;
};

struct vtpane {
    int rows, cols;
    char *cells;
    struct place at;
    struct place saved;
    int wrap;                   /* the last column is filled, wrap at next */
    enum state state;
    int params[MAX_PARAMS];
    int nparams;
};

static int size_ok(int rows, int cols)
{
    return rows >= 1 && rows <= VT_MAX_SIZE && cols >= 1 && cols <= VT_MAX_SIZE;
}

static char *row_of(const vtpane *v, int row)
{
    return v->cells + (size_t)row * (size_t)v->cols;
}

static int between(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

vtpane *vt_new(int rows, int cols)
{
    vtpane *v;
    if (!size_ok(rows, cols))
        return NULL;
    v = calloc(1, sizeof *v);
    if (v == NULL)
        return NULL;
    v->cells = malloc((size_t)rows * (size_t)cols);
    if (v->cells == NULL) {
        free(v);
        return NULL;
    }
    v->rows = rows;
    v->cols = cols;
    vt_reset(v);
    return v;
}

void vt_free(vtpane *v)
{
    if (v == NULL)
        return;
    free(v->cells);
    free(v);
}

void vt_reset(vtpane *v)
{
    memset(v->cells, ' ', (size_t)v->rows * (size_t)v->cols);
    memset(&v->at, 0, sizeof v->at);
    memset(&v->saved, 0, sizeof v->saved);
    v->wrap = 0;
    v->state = GROUND;
    v->nparams = 0;
}

int vt_resize(vtpane *v, int rows, int cols)
{
    char *cells;
    int row;
    size_t keep;
    if (!size_ok(rows, cols))
        return -1;
    if (rows == v->rows && cols == v->cols)
        return 0;
    cells = malloc((size_t)rows * (size_t)cols);
    if (cells == NULL)
        return -1;
    memset(cells, ' ', (size_t)rows * (size_t)cols);
    keep = (size_t)(cols < v->cols ? cols : v->cols);
    for (row = 0; row < rows && row < v->rows; row++)
        memcpy(cells + (size_t)row * (size_t)cols, row_of(v, row), keep);
    free(v->cells);
    v->cells = cells;
    v->rows = rows;
    v->cols = cols;
    v->at.row = between(v->at.row, 0, rows - 1);
    v->at.col = between(v->at.col, 0, cols - 1);
    v->wrap = 0;
    return 0;
}

static void line_feed(vtpane *v)
{
    v->wrap = 0;
    if (v->at.row + 1 < v->rows) {
        v->at.row++;
        return;
    }
    memmove(v->cells, row_of(v, 1), (size_t)(v->rows - 1) * (size_t)v->cols);
    memset(row_of(v, v->rows - 1), ' ', (size_t)v->cols);
}

static void put(vtpane *v, char c)
{
    if (v->wrap) {
        v->at.col = 0;
        line_feed(v);
    }
    row_of(v, v->at.row)[v->at.col] = c;
    if (v->at.col + 1 < v->cols)
        v->at.col++;
    else
        v->wrap = 1;
}

static void move_to(vtpane *v, int row, int col)
{
    v->at.row = between(row, 0, v->rows - 1);
    v->at.col = between(col, 0, v->cols - 1);
    v->wrap = 0;
}

static void restore(vtpane *v)
{
    v->at = v->saved;
    v->wrap = 0;
}

static void erase_line(vtpane *v, int how)
{
    int from = how == 0 ? v->at.col : 0;
    int to = how == 1 ? v->at.col + 1 : v->cols;
    if (how <= 2)
        memset(row_of(v, v->at.row) + from, ' ', (size_t)(to - from));
}

static void erase_display(vtpane *v, int how)
{
    int row, first = 0, last = v->rows;
    if (how > 2)
        return;
    erase_line(v, how);
    if (how == 0)
        first = v->at.row + 1;
    if (how == 1)
        last = v->at.row;
    for (row = first; row < last; row++)
        memset(row_of(v, row), ' ', (size_t)v->cols);
}

static int param(const vtpane *v, int i, int otherwise)
{
    return i < v->nparams && v->params[i] > 0 ? v->params[i] : otherwise;
}

static void csi_final(vtpane *v, char c)
{
    int n = param(v, 0, 1);
    switch (c) {
    case 'A': move_to(v, v->at.row - n, v->at.col); break;
    case 'B': move_to(v, v->at.row + n, v->at.col); break;
    case 'C': move_to(v, v->at.row, v->at.col + n); break;
    case 'D': move_to(v, v->at.row, v->at.col - n); break;
    case 'H':
    case 'f': move_to(v, n - 1, param(v, 1, 1) - 1); break;
    case 'J': erase_display(v, param(v, 0, 0)); break;
    case 'K': erase_line(v, param(v, 0, 0)); break;
    case 's': v->saved = v->at; break;
    case 'u': restore(v); break;
    default: break;
    }
}

static void csi_byte(vtpane *v, unsigned char c)
{
    if (c >= '0' && c <= '9') {
        int *p;
        if (v->nparams == 0)
            v->nparams = 1;
        p = &v->params[v->nparams - 1];
        *p = *p * 10 + (c - '0');
        if (*p > MAX_VALUE)
            *p = MAX_VALUE;
    } else if (c == ';') {
        if (v->nparams == 0)
            v->nparams = 1;
        if (v->nparams == MAX_PARAMS)
            v->state = CSI_IGNORE;
        else
            v->params[v->nparams++] = 0;
    } else if (c >= 0x40 && c <= 0x7e) {
        v->state = GROUND;
        csi_final(v, (char)c);
    } else {
        v->state = CSI_IGNORE;
    }
}

static void control(vtpane *v, unsigned char c)
{
    switch (c) {
    case '\b': move_to(v, v->at.row, v->at.col - 1); break;
    case '\t': move_to(v, v->at.row, (v->at.col / 8 + 1) * 8); break;
    case '\n': line_feed(v); break;
    case '\r': move_to(v, v->at.row, 0); break;
    default: break;
    }
}

static void one_byte(vtpane *v, unsigned char c)
{
    if (c == 0x1b) {
        v->state = ESCAPE;
        return;
    }
    if (c < 0x20) {
        control(v, c);
        return;
    }
    switch (v->state) {
    case GROUND:
        if (c != 0x7f)
            put(v, c < 0x80 ? (char)c : '?');
        break;
    case ESCAPE:
        v->state = GROUND;
        if (c == '[') {
            v->state = CSI;
            v->nparams = 0;
            memset(v->params, 0, sizeof v->params);
        } else if (c == '7') {
            v->saved = v->at;
        } else if (c == '8') {
            restore(v);
        } else if (c == 'c') {
            vt_reset(v);
        }
        break;
    case CSI:
        csi_byte(v, c);
        break;
    case CSI_IGNORE:
        if (c >= 0x40 && c <= 0x7e)
            v->state = GROUND;
        break;
    }
}

void vt_write(vtpane *v, const char *data, size_t n)
{
    for (size_t i = 0; i < n; i++)
        one_byte(v, (unsigned char)data[i]);
}

void vt_puts(vtpane *v, const char *text)
{
    vt_write(v, text, strlen(text));
}

int vt_rows(const vtpane *v) { return v->rows; }

int vt_cols(const vtpane *v) { return v->cols; }

void vt_cursor(const vtpane *v, int *row, int *col)
{
    if (row != NULL)
        *row = v->at.row;
    if (col != NULL)
        *col = v->at.col;
}

int vt_line(const vtpane *v, int row, char *buf, size_t size)
{
    const char *cells;
    size_t length;
    if (row < 0 || row >= v->rows)
        return -1;
    cells = row_of(v, row);
    length = (size_t)v->cols;
    while (length > 0 && cells[length - 1] == ' ')
        length--;
    if (size > 0) {
        size_t n = length < size - 1 ? length : size - 1;
        memcpy(buf, cells, n);
        buf[n] = '\0';
    }
    return (int)length;
}
