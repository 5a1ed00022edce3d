#include "reptline.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The widest line with its newline. */
#define LINE_SIZE (RPT_MAX_COLUMNS * (RPT_MAX_WIDTH + 1) + 1)

struct column {
    char title[RPT_MAX_WIDTH + 1];
    int width, right;
};

struct reptline {
    struct column columns[RPT_MAX_COLUMNS];
    int ncolumns, lines;
    char *text; /* length bytes and a 0; NULL before the titles */
    size_t length;
};

reptline *rpt_new(void)
{
    return calloc(1, sizeof(reptline));
}

void rpt_free(reptline *r)
{
    if (!r)
        return;
    free(r->text);
    free(r);
}

int rpt_column(reptline *r, const char *title, int width)
{
    struct column *c;

    if (r->text || r->ncolumns == RPT_MAX_COLUMNS)
        return -1;
    if (width == 0 || width < -RPT_MAX_WIDTH || width > RPT_MAX_WIDTH)
        return -1;
    c = &r->columns[r->ncolumns++];
    c->right = width < 0;
    c->width = width < 0 ? -width : width;
    snprintf(c->title, sizeof c->title, "%.*s", c->width, title);
    return 0;
}

/* Bytes of a line with its newline. */
static size_t line_size(const reptline *r)
{
    size_t size = 1;

    for (int i = 0; i < r->ncolumns; i++)
        size += (size_t)r->columns[i].width + (i > 0);
    return size;
}

/* Adds a line of line_size() bytes. */
static int append(reptline *r, const char *line)
{
    size_t size = line_size(r);
    char *text;

    if (r->length + size > RPT_MAX_TEXT)
        return -1;
    text = realloc(r->text, r->length + size + 1);
    if (!text)
        return -1;
    memcpy(text + r->length, line, size);
    r->text = text;
    r->length += size;
    text[r->length] = '\0';
    return 0;
}

/* An empty line. */
static void blank(const reptline *r, char *line)
{
    size_t size = line_size(r);

    memset(line, ' ', size - 1);
    line[size - 1] = '\n';
}

static void put(char *line, const struct column *c, const char *entry)
{
    size_t width = (size_t)c->width, n = 0;

    while (n < width && entry[n])
        n++;
    memcpy(c->right ? line + width - n : line, entry, n);
}

static void put_number(char *line, const struct column *c, const char *digits)
{
    if (strlen(digits) > (size_t)c->width)
        memset(line, '#', (size_t)c->width);
    else
        put(line, c, digits);
}

/* The titles, before the first line is added. */
static int titles(reptline *r)
{
    char line[LINE_SIZE], *at = line;

    if (r->text)
        return 0;
    blank(r, line);
    for (int i = 0; i < r->ncolumns; i++) {
        put(at, &r->columns[i], r->columns[i].title);
        at += r->columns[i].width + 1;
    }
    return append(r, line);
}

int rpt_row(reptline *r, const char *types, ...)
{
    char digits[400]; /* a double has at most 309 digits before the point */
    char line[LINE_SIZE], *at = line;
    va_list args;

    assert(strlen(types) == (size_t)r->ncolumns);
    for (int i = 0; i < r->ncolumns; i++)
        assert(strchr("slid-", types[i]));
    blank(r, line);
    va_start(args, types);
    for (int i = 0; i < r->ncolumns; i++) {
        const struct column *c = &r->columns[i];

        switch (types[i]) {
        case 's':
            put(at, c, va_arg(args, const char *));
            break;
        case 'i':
            snprintf(digits, sizeof digits, "%d", va_arg(args, int));
            put_number(at, c, digits);
            break;
        case 'l':
            snprintf(digits, sizeof digits, "%ld", va_arg(args, long));
            put_number(at, c, digits);
            break;
        case 'd':
            snprintf(digits, sizeof digits, "%.2f", va_arg(args, double));
            put_number(at, c, digits);
            break;
        }
        at += c->width + 1;
    }
    va_end(args);
    if (titles(r) < 0 || append(r, line) < 0)
        return -1;
    r->lines++;
    return 0;
}

int rpt_rule(reptline *r)
{
    char line[LINE_SIZE];

    blank(r, line);
    memset(line, '-', line_size(r) - 1);
    if (titles(r) < 0 || append(r, line) < 0)
        return -1;
    r->lines++;
    return 0;
}

int rpt_columns(const reptline *r)
{
    return r->ncolumns;
}

int rpt_lines(const reptline *r)
{
    return r->lines;
}

const char *rpt_text(reptline *r)
{
    return titles(r) < 0 ? NULL : r->text;
}
