#include "flushleft.h"

#include <string.h>

#define BLANKS " \t"

/* Start of the next line, or the end of the text. */
static char *after(const char *line)
{
    line += strcspn(line, "\n");
    return (char *)(*line == '\n' ? line + 1 : line);
}

static int is_blank(const char *line)
{
    line += strspn(line, BLANKS);
    return *line == '\n' || *line == '\0';
}

size_t fl_dedent(char *text)
{
    const char *margin = NULL;
    size_t common = 0;
    for (const char *line = text; *line != '\0'; line = after(line)) {
        if (is_blank(line))
            continue;
        if (margin == NULL) {
            margin = line;
            common = strspn(line, BLANKS);
        } else {
            size_t same = 0;
            while (same < common && line[same] == margin[same])
                same++;
            common = same;
        }
    }

    char *to = text, *next;
    for (char *line = text; *line != '\0'; line = next) {
        next = after(line);
        size_t skip = is_blank(line) ? strspn(line, BLANKS) : common;
        size_t length = (size_t)(next - line) - skip;
        memmove(to, line + skip, length);
        to += length;
    }
    *to = '\0';
    return common;
}

int fl_indent(char *text, size_t size, unsigned columns)
{
    size_t length = strlen(text), lines = 0, extra;
    for (const char *line = text; *line != '\0'; line = after(line))
        lines += !is_blank(line);
    if (lines == 0 || columns == 0)
        return 0;
    if (size <= length || columns > (size - length - 1) / lines)
        return -1;
    extra = lines * columns;

    /* from the last line to the first */
    char *end = text + length, *to = end + extra;
    *to = '\0';
    while (end > text) {
        char *line = end - 1;
        while (line > text && line[-1] != '\n')
            line--;
        to -= end - line;
        memmove(to, line, (size_t)(end - line));
        end = line;
        if (!is_blank(to)) {
            to -= columns;
            memset(to, ' ', columns);
        }
    }
    return 0;
}

size_t fl_rtrim(char *text)
{
    char *to = text, *next;
    for (char *line = text; *line != '\0'; line = next) {
        next = after(line);
        size_t length = strcspn(line, "\n");
        int ended = line[length] == '\n';
        while (length > 0 && strchr(BLANKS, line[length - 1]) != NULL)
            length--;
        memmove(to, line, length);
        to += length;
        if (ended)
            *to++ = '\n';
    }
    *to = '\0';
    return (size_t)(to - text);
}

char *fl_body(char *text)
{
    char *end = text;
    for (char *line = text; *line != '\0'; line = after(line))
        if (!is_blank(line))
            end = after(line);
    *end = '\0';
    while (*text != '\0' && is_blank(text))
        text = after(text);
    return text;
}

size_t fl_width(const char *text)
{
    size_t widest = 0;
    for (; *text != '\0'; text = after(text)) {
        size_t width = strcspn(text, "\n");
        if (width > widest)
            widest = width;
    }
    return widest;
}

size_t fl_lines(const char *text)
{
    size_t lines = 0;
    for (; *text != '\0'; text = after(text))
        lines++;
    return lines;
}
