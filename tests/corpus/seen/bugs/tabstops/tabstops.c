#include "tabstops.h"

#include <stdlib.h>
#include <string.h>

void tabstops_init(tabstops *ts)
{
    ts->width = TABSTOPS_DEFAULT;
}

int tabstops_set_width(tabstops *ts, unsigned width)
{
    if (width > TABSTOPS_LARGEST)
        return -1;
    ts->width = width;
    return 0;
}

unsigned tabstops_width(const tabstops *ts)
{
    return ts->width;
}

/* The column behind a character that starts in the given one. */
static size_t advance(const tabstops *ts, size_t column, char c)
{
    if (c == '\n')
        return 0;
    if (c != '\t')
        return column + 1;
    return ts->width == 0 ? column : column - column % ts->width + ts->width;
}

size_t tabstops_column(const tabstops *ts, const char *text)
{
    size_t column = 0;
    for (; *text != '\0'; text++)
        column = advance(ts, column, *text);
    return column;
}

size_t tabstops_extent(const tabstops *ts, const char *text)
{
    size_t longest = 0, column = 0;
    for (; *text != '\0'; text++) {
        column = advance(ts, column, *text);
        if (column > longest)
            longest = column;
    }
    return longest;
}

char *tabstops_expand(const tabstops *ts, const char *text)
{
    size_t tabs = 0;
    for (const char *p = text; *p != '\0'; p++)
        tabs += *p == '\t';
    char *expanded = malloc(strlen(text) + tabs * ts->width + 1), *out = expanded;
    if (expanded == NULL)
        return NULL;

    size_t column = 0;
    for (; *text != '\0'; text++) {
        if (*text == '\t') {
            for (size_t blanks = ts->width - column % ts->width; blanks > 0; blanks--, column++)
                *out++ = ' ';
        } else {
            *out++ = *text;
            column = advance(ts, column, *text);
        }
    }
    *out = '\0';
    return expanded;
}

size_t tabstops_index(const tabstops *ts, const char *line, size_t column)
{
    size_t i = 0, at = 0;
    for (; line[i] != '\0' && line[i] != '\n'; i++) {
        at = advance(ts, at, line[i]);
        if (at > column)
            break;
    }
    return i;
}
