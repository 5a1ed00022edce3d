#include "sheetcsv.h"

#include <stdlib.h>
#include <string.h>

struct sheet {
    int cols, rows;
    char **titles;
    char **cells[SHEET_ROWS];
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *c = malloc(size);
    return c ? memcpy(c, text, size) : NULL;
}

static void free_row(char **row, int cols)
{
    if (!row)
        return;
    for (int i = 0; i < cols; i++)
        free(row[i]);
    free(row);
}

sheet *sheet_new(int cols)
{
    if (cols < 1 || cols > SHEET_COLS)
        return NULL;
    sheet *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->cols = cols;
    s->titles = calloc((size_t)cols, sizeof *s->titles);
    if (!s->titles) {
        free(s);
        return NULL;
    }
    return s;
}

void sheet_free(sheet *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->rows; i++)
        free_row(s->cells[i], s->cols);
    free_row(s->titles, s->cols);
    free(s);
}

sheet *sheet_clone(const sheet *s)
{
    sheet *c = sheet_new(s->cols);
    if (!c)
        return NULL;
    for (int i = 0; i < s->rows; i++) {
        if (sheet_add_row(c) < 0)
            goto fail;
        for (int j = 0; j < s->cols; j++)
            if (s->cells[i][j] && sheet_set(c, i, j, s->cells[i][j]) < 0)
                goto fail;
    }
    memcpy(c->titles, s->titles, (size_t)s->cols * sizeof *s->titles);
    return c;
fail:
    sheet_free(c);
    return NULL;
}

int sheet_cols(const sheet *s)
{
    return s->cols;
}

int sheet_rows(const sheet *s)
{
    return s->rows;
}

static int replace(char **slot, const char *text)
{
    char *c = copy(text);
    if (!c)
        return -1;
    free(*slot);
    *slot = c;
    return 0;
}

int sheet_set_title(sheet *s, int col, const char *title)
{
    return col < 0 || col >= s->cols ? -1 : replace(&s->titles[col], title);
}

int sheet_set(sheet *s, int row, int col, const char *text)
{
    if (row < 0 || row >= s->rows || col < 0 || col >= s->cols)
        return -1;
    return replace(&s->cells[row][col], text);
}

int sheet_add_row(sheet *s)
{
    if (s->rows == SHEET_ROWS)
        return -1;
    char **row = calloc((size_t)s->cols, sizeof *row);
    if (!row)
        return -1;
    s->cells[s->rows] = row;
    return s->rows++;
}

int sheet_drop_row(sheet *s, int row)
{
    if (row < 0 || row >= s->rows)
        return -1;
    free_row(s->cells[row], s->cols);
    s->rows--;
    memmove(&s->cells[row], &s->cells[row + 1], (size_t)(s->rows - row) * sizeof s->cells[0]);
    return 0;
}

static const char *shown(const char *text)
{
    return text ? text : "";
}

const char *sheet_title(const sheet *s, int col)
{
    return col < 0 || col >= s->cols ? NULL : shown(s->titles[col]);
}

const char *sheet_get(const sheet *s, int row, int col)
{
    if (row < 0 || row >= s->rows || col < 0 || col >= s->cols)
        return NULL;
    return shown(s->cells[row][col]);
}

/* Writes a field, or only measures it if `to` is NULL. */
static size_t field(char *to, const char *text)
{
    size_t n = 0;
    int quote = strpbrk(text, ",\"\r\n") != NULL;
#define PUT(c) (to ? (void)(to[n] = (c)) : (void)0, n++)
    if (quote)
        PUT('"');
    for (; *text; text++) {
        if (*text == '"')
            PUT('"');
        PUT(*text);
    }
    if (quote)
        PUT('"');
#undef PUT
    return n;
}

static size_t line(char *to, char *const *row, int cols)
{
    size_t n = 0;
    for (int i = 0; i < cols; i++) {
        n += field(to ? to + n : NULL, shown(row[i]));
        if (to)
            to[n] = i + 1 < cols ? ',' : '\n';
        n++;
    }
    return n;
}

char *sheet_to_csv(const sheet *s)
{
    size_t n = line(NULL, s->titles, s->cols);
    for (int i = 0; i < s->rows; i++)
        n += line(NULL, s->cells[i], s->cols);
    char *text = malloc(n + 1);
    if (!text)
        return NULL;
    n = line(text, s->titles, s->cols);
    for (int i = 0; i < s->rows; i++)
        n += line(text + n, s->cells[i], s->cols);
    text[n] = '\0';
    return text;
}
