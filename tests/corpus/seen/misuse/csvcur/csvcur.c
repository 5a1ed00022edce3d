#include "csvcur.h"

#include <stdlib.h>
#include <string.h>

void csv_begin(csv_cursor *c, const char *data, size_t size, char separator)
{
    memset(c, 0, sizeof *c);
    c->at = data;
    c->end = size == 0 ? data : data + size;
    c->separator = separator;
}

void csv_end(csv_cursor *c)
{
    free(c->fields);
    memset(c, 0, sizeof *c);
}

static csv_field_t *new_field(csv_cursor *c)
{
    if (c->count == c->room) {
        size_t room = c->room == 0 ? 8 : 2 * c->room;
        csv_field_t *fields = realloc(c->fields, room * sizeof *fields);
        if (fields == NULL)
            return NULL;
        c->fields = fields;
        c->room = room;
    }
    return &c->fields[c->count++];
}

static int at_separator(const csv_cursor *c)
{
    return c->at == c->end || *c->at == c->separator || *c->at == '\n' || *c->at == '\r';
}

static void read_quoted(csv_cursor *c, csv_field_t *f)
{
    f->quoted = 1;
    f->start = ++c->at;
    while (c->at < c->end) {
        if (*c->at == '"') {
            if (c->at + 1 == c->end || c->at[1] != '"')
                break;
            c->at++;
        }
        c->at++;
    }
    f->length = (size_t)(c->at - f->start);
    while (!at_separator(c)) /* the quote, and what is wrongly behind it */
        c->at++;
}

int csv_next(csv_cursor *c)
{
    c->count = 0;
    if (c->at == c->end)
        return 0;
    for (;;) {
        csv_field_t *f = new_field(c);
        if (f == NULL)
            return -1;
        if (c->at < c->end && *c->at == '"' && c->separator != '"') {
            read_quoted(c, f);
        } else {
            f->quoted = 0;
            f->start = c->at;
            while (!at_separator(c))
                c->at++;
            f->length = (size_t)(c->at - f->start);
        }
        if (c->at == c->end || *c->at == '\n' || *c->at == '\r')
            break;
        c->at++;
    }
    if (c->at < c->end && *c->at == '\r')
        c->at++;
    if (c->at < c->end && *c->at == '\n')
        c->at++;
    c->row++;
    return 1;
}

size_t csv_fields(const csv_cursor *c)
{
    return c->count;
}

size_t csv_row(const csv_cursor *c)
{
    return c->row;
}

const csv_field_t *csv_field(const csv_cursor *c, size_t i)
{
    return &c->fields[i];
}

/* Copies to `to` unless that is NULL; the length. */
static size_t plain(const csv_field_t *f, char *to)
{
    size_t n = 0;
    for (size_t i = 0; i < f->length; i++) {
        if (to != NULL)
            to[n] = f->start[i];
        n++;
        if (f->quoted && f->start[i] == '"' && i + 1 < f->length && f->start[i + 1] == '"')
            i++;
    }
    return n;
}

size_t csv_plain_length(const csv_field_t *f)
{
    return plain(f, NULL);
}

char *csv_plain(const csv_field_t *f, char *to)
{
    to[plain(f, to)] = '\0';
    return to;
}

int csv_is(const csv_field_t *f, const char *text)
{
    size_t n = 0;
    for (size_t i = 0; i < f->length; i++, n++) {
        if (text[n] == '\0' || text[n] != f->start[i])
            return 0;
        if (f->quoted && f->start[i] == '"' && i + 1 < f->length && f->start[i + 1] == '"')
            i++;
    }
    return text[n] == '\0';
}
