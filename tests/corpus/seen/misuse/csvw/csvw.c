#include "csvw.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct csvw {
    char *text; /* terminated */
    size_t length;
    size_t capacity;
    bool failed;
    bool in_row;
    int columns;
    int column;
    size_t rows;
};

csvw *csvw_create(int columns)
{
    if (columns < 1 || columns > 256)
        return NULL;
    csvw *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->columns = columns;
    w->capacity = 32;
    w->text = calloc(1, w->capacity);
    if (w->text == NULL) {
        free(w);
        return NULL;
    }
    return w;
}

static void put(csvw *w, char c)
{
    if (w->failed)
        return;
    if (w->length + 1 >= w->capacity) {
        char *text = realloc(w->text, 2 * w->capacity);
        if (text == NULL) {
            w->failed = true;
            return;
        }
        w->text = text;
        w->capacity *= 2;
    }
    w->text[w->length++] = c;
    w->text[w->length] = '\0';
}

void csvw_begin_row(csvw *w)
{
    assert(!w->in_row);
    w->in_row = true;
    w->column = 0;
}

void csvw_end_row(csvw *w)
{
    assert(w->in_row && w->column == w->columns);
    w->in_row = false;
    w->rows++;
    put(w, '\n');
}

static void begin_field(csvw *w)
{
    assert(w->in_row && w->column < w->columns);
    if (w->column++ > 0)
        put(w, ',');
}

void csvw_text(csvw *w, const char *text)
{
    begin_field(w);
    bool quoted = strpbrk(text, ",\"\r\n") != NULL;
    if (quoted)
        put(w, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"')
            put(w, '"');
        put(w, *text);
    }
    if (quoted)
        put(w, '"');
}

void csvw_int(csvw *w, long long value)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%lld", value);
    csvw_text(w, digits);
}

void csvw_empty(csvw *w)
{
    begin_field(w);
}

int csvw_missing(const csvw *w)
{
    return w->in_row ? w->columns - w->column : 0;
}

size_t csvw_rows(const csvw *w)
{
    return w->rows;
}

char *csvw_finish(csvw *w)
{
    assert(!w->in_row);
    char *text = w->text;
    if (w->failed) {
        free(text);
        text = NULL;
    }
    free(w);
    return text;
}

void csvw_abort(csvw *w)
{
    if (w == NULL)
        return;
    free(w->text);
    free(w);
}
