#include "cellpad.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cellpad {
    int rows, cols;
    char **text; /* rows * cols, NULL for an empty cell */
};

struct range {
    int top, left, bottom, right;
};

cellpad *cellpad_new(int rows, int cols)
{
    if (rows < 1 || rows > CELLPAD_MAX_ROWS || cols < 1 || cols > CELLPAD_MAX_COLS)
        return NULL;
    if (rows * cols > CELLPAD_MAX_CELLS)
        return NULL;
    cellpad *pad = malloc(sizeof *pad);
    if (!pad)
        return NULL;
    pad->rows = rows;
    pad->cols = cols;
    pad->text = calloc((size_t)rows * (size_t)cols, sizeof *pad->text);
    if (!pad->text) {
        free(pad);
        return NULL;
    }
    return pad;
}

void cellpad_free(cellpad *pad)
{
    if (!pad)
        return;
    for (int i = 0; i < pad->rows * pad->cols; i++)
        free(pad->text[i]);
    free(pad->text);
    free(pad);
}

/* Reads a reference; row and column from 0. */
static int parse(const cellpad *pad, const char *ref, int *row, int *col)
{
    int c = 0, letters = 0, r = 0, digits = 0;

    if (!ref)
        return CELLPAD_EREF;
    while (*ref >= 'A' && *ref <= 'Z') {
        if (++letters > 2)
            return CELLPAD_EREF;
        c = c * 26 + (*ref++ - 'A' + 1);
    }
    if (letters == 0 || *ref == '0')
        return CELLPAD_EREF;
    while (*ref >= '0' && *ref <= '9') {
        if (++digits > 3)
            return CELLPAD_EREF;
        r = r * 10 + (*ref++ - '0');
    }
    if (digits == 0 || *ref != '\0' || r > pad->rows || c > pad->cols)
        return CELLPAD_EREF;
    *row = r - 1;
    *col = c - 1;
    return CELLPAD_OK;
}

static int parse_range(const cellpad *pad, const char *a, const char *b, struct range *out)
{
    int r1, c1, r2, c2;

    if (parse(pad, a, &r1, &c1) != CELLPAD_OK || parse(pad, b, &r2, &c2) != CELLPAD_OK)
        return CELLPAD_EREF;
    out->top = r1 < r2 ? r1 : r2;
    out->bottom = r1 < r2 ? r2 : r1;
    out->left = c1 < c2 ? c1 : c2;
    out->right = c1 < c2 ? c2 : c1;
    return CELLPAD_OK;
}

static char **slot(const cellpad *pad, int row, int col)
{
    return &pad->text[row * pad->cols + col];
}

/* Stores a copy of text (NULL or "": nothing) in a slot. */
static int store(char **where, const char *text)
{
    char *copy = NULL;

    if (text && *text) {
        size_t size = strlen(text) + 1;
        copy = malloc(size);
        if (!copy)
            return CELLPAD_EMEM;
        memcpy(copy, text, size);
    }
    free(*where);
    *where = copy;
    return CELLPAD_OK;
}

int cellpad_set(cellpad *pad, const char *ref, const char *text)
{
    int row, col;

    if (parse(pad, ref, &row, &col) != CELLPAD_OK)
        return CELLPAD_EREF;
    if (text && strlen(text) > CELLPAD_MAX_TEXT)
        return CELLPAD_ETEXT;
    return store(slot(pad, row, col), text);
}

const char *cellpad_get(const cellpad *pad, const char *ref)
{
    int row, col;

    if (parse(pad, ref, &row, &col) != CELLPAD_OK)
        return NULL;
    const char *text = *slot(pad, row, col);
    return text ? text : "";
}

int cellpad_fill(cellpad *pad, const char *from, const char *corner1, const char *corner2)
{
    int row, col;
    struct range range;

    if (parse(pad, from, &row, &col) != CELLPAD_OK)
        return CELLPAD_EREF;
    if (parse_range(pad, corner1, corner2, &range) != CELLPAD_OK)
        return CELLPAD_EREF;
    const char *text = *slot(pad, row, col);
    for (int r = range.top; r <= range.bottom; r++) {
        for (int c = range.left; c <= range.right; c++) {
            int status = store(slot(pad, r, c), text);
            if (status != CELLPAD_OK)
                return status;
        }
    }
    return CELLPAD_OK;
}

int cellpad_clear(cellpad *pad, const char *corner1, const char *corner2)
{
    struct range range;

    if (parse_range(pad, corner1, corner2, &range) != CELLPAD_OK)
        return CELLPAD_EREF;
    for (int r = range.top; r <= range.bottom; r++)
        for (int c = range.left; c <= range.right; c++)
            store(slot(pad, r, c), NULL);
    return CELLPAD_OK;
}

int cellpad_sum(const cellpad *pad, const char *corner1, const char *corner2, double *sum)
{
    struct range range;
    double total = 0;

    if (parse_range(pad, corner1, corner2, &range) != CELLPAD_OK)
        return CELLPAD_EREF;
    for (int r = range.top; r <= range.bottom; r++) {
        for (int c = range.left; c <= range.right; c++) {
            const char *text = *slot(pad, r, c);
            if (!text)
                continue;
            char *end;
            double number = strtod(text, &end);
            if (end != text && *end == '\0')
                total += number;
        }
    }
    *sum = total;
    return CELLPAD_OK;
}

size_t cellpad_used(const cellpad *pad)
{
    size_t used = 0;

    for (int i = 0; i < pad->rows * pad->cols; i++)
        used += pad->text[i] != NULL;
    return used;
}

int cellpad_name(int row, int col, char *out, size_t size)
{
    char name[16];
    char letters[3] = "";

    if (row < 0 || row >= CELLPAD_MAX_ROWS || col < 0 || col >= CELLPAD_MAX_COLS)
        return CELLPAD_EREF;
    if (col < 26) {
        letters[0] = (char)('A' + col);
    } else {
        letters[0] = (char)('A' + col / 26 - 1);
        letters[1] = (char)('A' + col % 26);
    }
    int length = snprintf(name, sizeof name, "%s%d", letters, row + 1);
    if ((size_t)length >= size)
        return CELLPAD_ETEXT;
    memcpy(out, name, (size_t)length + 1);
    return CELLPAD_OK;
}
