#include "linescan.h"

#include <assert.h>
#include <string.h>

void ls_start(struct linescan *ls, char *text, size_t length)
{
    ls->next = text;
    ls->end = text + length;
    ls->last = NULL;
    ls->number = 0;
    *ls->end = '\0';
}

char *ls_next(struct linescan *ls)
{
    if (ls->next == ls->end) {
        ls->last = NULL;
        return NULL;
    }
    char *line = ls->next;
    char *newline = memchr(line, '\n', (size_t)(ls->end - line));
    if (newline == NULL) {
        ls->next = ls->end;
    } else {
        ls->next = newline + 1;
        *newline = '\0';
        if (newline > line && newline[-1] == '\r')
            newline[-1] = '\0';
    }
    ls->last = line;
    ls->number++;
    return line;
}

void ls_push_back(struct linescan *ls)
{
    assert(ls->last != NULL);
    /* the newline has to be there again to be found again */
    if (ls->next != ls->end || ls->next[-1] == '\0')
        ls->next[-1] = '\n';
    ls->next = ls->last;
    ls->last = NULL;
    ls->number--;
}

size_t ls_number(const struct linescan *ls)
{
    return ls->number;
}

size_t ls_fields(char *line, char separator, char **fields, size_t max)
{
    size_t n = 0;
    while (n < max) {
        fields[n++] = line;
        char *cut = separator == '\0' ? NULL : strchr(line, separator);
        if (cut == NULL || n == max)
            break;
        *cut = '\0';
        line = cut + 1;
    }
    return n;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

char *ls_trim(char *line)
{
    size_t length;
    while (is_blank(*line))
        line++;
    length = strlen(line);
    while (length > 0 && is_blank(line[length - 1]))
        line[--length] = '\0';
    return line;
}

char *ls_value(char *line)
{
    char *equals = strchr(line, '=');
    if (equals == NULL)
        return NULL;
    *equals = '\0';
    char *name = ls_trim(line);
    memmove(line, name, strlen(name) + 1);
    return ls_trim(equals + 1);
}
