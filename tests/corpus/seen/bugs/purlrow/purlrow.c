#include "purlrow.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct purl_row {
    char *stitches; /* NULL as long as there are none */
    size_t count, room;
};

static int make_room(PurlRow *row, size_t more)
{
    if (more > PURL_MAX || row->count + more > PURL_MAX)
        return 0;
    size_t room = row->room > 0 ? row->room : 16;
    while (room < row->count + more)
        room *= 2;
    if (room != row->room) {
        char *stitches = realloc(row->stitches, room);
        if (!stitches)
            return 0;
        row->stitches = stitches;
        row->room = room;
    }
    return 1;
}

static int add(PurlRow *row, char letter, size_t times)
{
    if (!make_room(row, times))
        return 0;
    memset(row->stitches + row->count, letter, times);
    row->count += times;
    return 1;
}

/* Repeats what is there from `start` on, until it is there `times`. */
static int repeat(PurlRow *row, size_t start, size_t times)
{
    size_t length = row->count - start;
    if (length == 0)
        return 1;
    if (!make_room(row, length * (times - 1)))
        return 0;
    while (--times > 0) {
        memcpy(row->stitches + row->count, row->stitches + start, length);
        row->count += length;
    }
    return 1;
}

/* A number at *p, 1 if there is none, 0 if it is out of range. */
static size_t number(const char **p)
{
    size_t n = 0;
    if (**p < '0' || **p > '9')
        return 1;
    for (; **p >= '0' && **p <= '9'; ++*p)
        if (n <= PURL_MAX)
            n = n * 10 + (size_t)(**p - '0');
    return n <= PURL_MAX ? n : 0;
}

static int is_stitch(char c)
{
    return c == 'k' || c == 'p' || c == 'y' || c == 's';
}

PurlRow *purl_parse(const char *pattern, size_t *error)
{
    size_t starts[PURL_DEPTH], depth = 0, times;
    const char *p = pattern, *item = p;
    PurlRow *row = calloc(1, sizeof *row);
    if (error)
        *error = 0;
    if (!row)
        return NULL;
    while (*p) {
        item = p;
        char c = *p++;
        if (c == ' ' || c == ',')
            continue;
        if (c == '(') {
            if (depth == PURL_DEPTH)
                goto wrong;
            starts[depth++] = row->count;
        } else if (c == ')') {
            if (depth == 0 || (times = number(&p)) == 0 || !repeat(row, starts[--depth], times))
                goto wrong;
        } else if (!is_stitch(c) || (times = number(&p)) == 0 || !add(row, c, times)) {
            goto wrong;
        }
    }
    item = p;
    if (depth == 0)
        return row;
wrong:
    if (error)
        *error = (size_t)(item - pattern);
    free(row);
    return NULL;
}

void purl_free(PurlRow *row)
{
    if (row)
        free(row->stitches);
    free(row);
}

size_t purl_length(const PurlRow *row)
{
    return row->count;
}

char purl_stitch(const PurlRow *row, size_t i)
{
    return i < row->count ? row->stitches[i] : '\0';
}

size_t purl_tally(const PurlRow *row, char letter)
{
    size_t n = 0;
    for (size_t i = 0; i < row->count; i++)
        n += row->stitches[i] == letter;
    return n;
}

PurlRow *purl_reverse(const PurlRow *row)
{
    PurlRow *back = calloc(1, sizeof *back);
    if (!back)
        return NULL;
    for (size_t i = row->count; i > 0; i--) {
        char c = row->stitches[i - 1];
        if (!add(back, c == 'k' ? 'p' : c == 'p' ? 'k' : c, 1)) {
            purl_free(back);
            return NULL;
        }
    }
    return back;
}

PurlRow *purl_join(const PurlRow *left, const PurlRow *right)
{
    PurlRow *both = calloc(1, sizeof *both);
    if (!both)
        return NULL;
    if (!make_room(both, left->count + right->count)) {
        purl_free(both);
        return NULL;
    }
    if (left->count > 0)
        memcpy(both->stitches, left->stitches, left->count);
    if (right->count > 0)
        memcpy(both->stitches + left->count, right->stitches, right->count);
    both->count = left->count + right->count;
    return both;
}

size_t purl_write(const PurlRow *row, char *text, size_t size)
{
    size_t length = 0;
    if (size > 0)
        text[0] = '\0';
    for (size_t i = 0, run; i < row->count; i += run) {
        char part[32];
        for (run = 1; i + run < row->count && row->stitches[i + run] == row->stitches[i];)
            run++;
        size_t n = (size_t)snprintf(part, sizeof part, "%s%c%zu", i > 0 ? " " : "", row->stitches[i], run);
        for (size_t j = 0; j < n; j++, length++)
            if (size > 0 && length < size - 1) {
                text[length] = part[j];
                text[length + 1] = '\0';
            }
    }
    return length;
}
