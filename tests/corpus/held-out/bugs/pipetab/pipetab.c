#include "pipetab.h"

#include <stdlib.h>
#include <string.h>

struct pipetab {
    size_t columns;
    size_t rows;
    size_t room;                /* rows there is space for */
    enum pipetab_align *align;
    char **heads;
    char **cells;               /* row by row; NULL for an empty one */
};

static void *clear_array(size_t count, size_t size)
{
    return calloc(count > 0 ? count : 1, size);
}

pipetab *pipetab_new(size_t columns)
{
    pipetab *tab;

    if (columns < 1 || columns > PIPETAB_MAX_COLUMNS)
        return NULL;
    tab = calloc(1, sizeof *tab);
    if (tab == NULL)
        return NULL;
    tab->columns = columns;
    tab->align = clear_array(columns, sizeof *tab->align);
    tab->heads = clear_array(columns, sizeof *tab->heads);
    if (tab->align == NULL || tab->heads == NULL) {
        pipetab_free(tab);
        return NULL;
    }
    for (size_t i = 0; i < columns; i++)
        tab->align[i] = PIPETAB_NONE;
    return tab;
}

void pipetab_free(pipetab *tab)
{
    if (tab == NULL)
        return;
    for (size_t i = 0; i < tab->rows * tab->columns; i++)
        free(tab->cells[i]);
    if (tab->heads != NULL)
        for (size_t i = 0; i < tab->columns; i++)
            free(tab->heads[i]);
    free(tab->cells);
    free(tab->heads);
    free(tab->align);
    free(tab);
}

int pipetab_align(pipetab *tab, size_t column, enum pipetab_align align)
{
    if (column >= tab->columns || (unsigned)align > PIPETAB_CENTER)
        return -1;
    tab->align[column] = align;
    return 0;
}

static int store(char **cell, const char *text)
{
    char *copy = NULL;

    if (text != NULL && *text != '\0') {
        size_t length = strlen(text);

        if (length > PIPETAB_MAX_TEXT)
            return -1;
        copy = malloc(length + 1);
        if (copy == NULL)
            return -1;
        memcpy(copy, text, length + 1);
    }
    free(*cell);
    *cell = copy;
    return 0;
}

int pipetab_heading(pipetab *tab, size_t column, const char *text)
{
    if (column >= tab->columns)
        return -1;
    return store(&tab->heads[column], text);
}

int pipetab_set(pipetab *tab, size_t row, size_t column, const char *text)
{
    if (row >= tab->rows || column >= tab->columns)
        return -1;
    return store(&tab->cells[row * tab->columns + column], text);
}

int pipetab_add_row(pipetab *tab)
{
    if (tab->rows >= PIPETAB_MAX_ROWS)
        return -1;
    if (tab->rows == tab->room) {
        size_t room = tab->room > 0 ? tab->room * 2 : 8;
        char **cells = realloc(tab->cells, room * tab->columns * sizeof *cells);

        if (cells == NULL)
            return -1;
        tab->cells = cells;
        tab->room = room;
    }
    for (size_t i = 0; i < tab->columns; i++)
        tab->cells[tab->rows * tab->columns + i] = NULL;
    tab->rows++;
    return 0;
}

int pipetab_remove_row(pipetab *tab, size_t row)
{
    char **at;

    if (row >= tab->rows)
        return -1;
    at = tab->cells + row * tab->columns;
    for (size_t i = 0; i < tab->columns; i++)
        free(at[i]);
    memmove(at, at + tab->columns, (tab->rows - row - 1) * tab->columns * sizeof *at);
    tab->rows--;
    return 0;
}

size_t pipetab_rows(const pipetab *tab)
{
    return tab->rows;
}

const char *pipetab_get(const pipetab *tab, size_t row, size_t column)
{
    const char *text;

    if (row >= tab->rows || column >= tab->columns)
        return NULL;
    text = tab->cells[row * tab->columns + column];
    return text != NULL ? text : "";
}

/* How many bytes a text takes in the table. */
static size_t shown(const char *text)
{
    size_t count = 0;

    if (text != NULL)
        for (; *text != '\0'; text++)
            count += *text == '|' || *text == '\\' ? 2 : 1;
    return count;
}

static size_t column_width(const pipetab *tab, size_t column)
{
    /* The delimiter has a dash, and a colon when there is an alignment. */
    size_t width = tab->align[column] == PIPETAB_NONE ? 1 : 2;
    size_t here = shown(tab->heads[column]);

    if (here > width)
        width = here;
    for (size_t row = 0; row < tab->rows; row++) {
        here = shown(tab->cells[row * tab->columns + column]);
        if (here > width)
            width = here;
    }
    return width;
}

static char *blanks(char *to, size_t count)
{
    memset(to, ' ', count);
    return to + count;
}

static char *dashes(char *to, size_t count)
{
    do
        *to++ = '-';
    while (--count > 0);
    return to;
}

static char *put_text(char *to, const char *text)
{
    if (text == NULL)
        return to;
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;

        if (c == '|' || c == '\\')
            *to++ = '\\';
        *to++ = c < ' ' || c == 127 ? ' ' : (char)c;
    }
    return to;
}

static char *put_line(char *to, const pipetab *tab, char *const *texts, const size_t *widths)
{
    *to++ = '|';
    for (size_t i = 0; i < tab->columns; i++) {
        size_t slack = widths[i] - shown(texts[i]), before = 0;

        if (tab->align[i] == PIPETAB_RIGHT)
            before = slack;
        else if (tab->align[i] == PIPETAB_CENTER)
            before = slack / 2;
        to = blanks(to, before + 1);
        to = put_text(to, texts[i]);
        to = blanks(to, slack - before + 1);
        *to++ = '|';
    }
    *to++ = '\n';
    return to;
}

static char *put_delimiters(char *to, const pipetab *tab, const size_t *widths)
{
    *to++ = '|';
    for (size_t i = 0; i < tab->columns; i++) {
        enum pipetab_align align = tab->align[i];
        size_t count = widths[i];

        *to++ = ' ';
        if (align == PIPETAB_LEFT || align == PIPETAB_CENTER) {
            *to++ = ':';
            count--;
        }
        if (align == PIPETAB_RIGHT || align == PIPETAB_CENTER)
            count--;
        to = dashes(to, count);
        if (align == PIPETAB_RIGHT || align == PIPETAB_CENTER)
            *to++ = ':';
        *to++ = ' ';
        *to++ = '|';
    }
    *to++ = '\n';
    return to;
}

char *pipetab_format(const pipetab *tab)
{
    size_t widths[PIPETAB_MAX_COLUMNS], line = 2;
    char *text, *to;

    for (size_t i = 0; i < tab->columns; i++) {
        widths[i] = column_width(tab, i);
        line += widths[i] + 3;
    }
    text = malloc(line * (tab->rows + 2) + 1);
    if (text == NULL)
        return NULL;
    to = put_line(text, tab, tab->heads, widths);
    to = put_delimiters(to, tab, widths);
    for (size_t row = 0; row < tab->rows; row++)
        to = put_line(to, tab, tab->cells + row * tab->columns, widths);
    *to = '\0';
    return text;
}
