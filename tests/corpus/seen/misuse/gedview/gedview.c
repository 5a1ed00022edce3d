#include "gedview.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST ((size_t)1 << 20)

struct line {
    int level;
    size_t parent;
    gedview_piece id, tag, value;
};

struct gedview {
    struct line *lines;
    size_t count;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_tag(char c)
{
    return (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_';
}

// Reads one line without its end.
static bool read_line(const char *at, const char *end, struct line *line)
{
    gedview_piece none = {end, 0};
    line->id = line->value = none;
    line->level = 0;
    if (at == end || !is_digit(*at))
        return false;
    while (at < end && is_digit(*at)) {
        line->level = 10 * line->level + (*at++ - '0');
        if (line->level > 99)
            return false;
    }
    if (at == end || *at++ != ' ')
        return false;
    if (at < end && *at == '@') {
        const char *close = memchr(at + 1, '@', (size_t)(end - at) - 1);
        if (close == NULL || close == at + 1 || end - close < 2 || close[1] != ' ')
            return false;
        line->id.start = at + 1;
        line->id.length = (size_t)(close - at) - 1;
        at = close + 2;
    }
    line->tag.start = at;
    while (at < end && is_tag(*at))
        at++;
    line->tag.length = (size_t)(at - line->tag.start);
    if (line->tag.length == 0)
        return false;
    if (at < end) {
        if (*at++ != ' ')
            return false;
        line->value.start = at;
        line->value.length = (size_t)(end - at);
    }
    return true;
}

static bool read_all(gedview *view, const char *at, const char *end)
{
    size_t ancestors[100];
    int previous = -1;
    while (at < end) {
        const char *feed = memchr(at, '\n', (size_t)(end - at));
        const char *stop = feed != NULL ? feed : end, *next = feed != NULL ? feed + 1 : end;
        if (feed != NULL && stop > at && stop[-1] == '\r')
            stop--;
        if (stop > at) {
            struct line *line = &view->lines[view->count];
            if (!read_line(at, stop, line) || line->level > previous + 1)
                return false;
            previous = line->level;
            line->parent = previous > 0 ? ancestors[previous - 1] : GEDVIEW_NONE;
            ancestors[previous] = view->count++;
        }
        at = next;
    }
    return true;
}

gedview *gedview_open(const char *text, size_t size)
{
    size_t lines = 1;
    if (size > LONGEST)
        return NULL;
    for (size_t i = 0; i < size; i++)
        lines += text[i] == '\n';
    gedview *view = malloc(sizeof *view);
    if (view == NULL)
        return NULL;
    view->count = 0;
    view->lines = malloc(lines * sizeof *view->lines);
    if (view->lines == NULL || (size > 0 && !read_all(view, text, text + size))) {
        gedview_close(view);
        return NULL;
    }
    // Give back what empty lines and the last line feed made too much.
    if (view->count > 0 && view->count < lines) {
        struct line *fewer = realloc(view->lines, view->count * sizeof *fewer);
        if (fewer != NULL)
            view->lines = fewer;
    }
    return view;
}

void gedview_close(gedview *view)
{
    if (view == NULL)
        return;
    free(view->lines);
    free(view);
}

size_t gedview_count(const gedview *view)
{
    return view->count;
}

int gedview_level(const gedview *view, size_t line)
{
    return view->lines[line].level;
}

gedview_piece gedview_id(const gedview *view, size_t line)
{
    return view->lines[line].id;
}

gedview_piece gedview_tag(const gedview *view, size_t line)
{
    return view->lines[line].tag;
}

gedview_piece gedview_value(const gedview *view, size_t line)
{
    return view->lines[line].value;
}

size_t gedview_parent(const gedview *view, size_t line)
{
    return view->lines[line].parent;
}

size_t gedview_child(const gedview *view, size_t line)
{
    int level = view->lines[line].level;
    return line + 1 < view->count && view->lines[line + 1].level > level ? line + 1 : GEDVIEW_NONE;
}

size_t gedview_sibling(const gedview *view, size_t line)
{
    int level = view->lines[line].level;
    do
        line++;
    while (line < view->count && view->lines[line].level > level);
    return line < view->count && view->lines[line].level == level ? line : GEDVIEW_NONE;
}

size_t gedview_find(const gedview *view, const char *id)
{
    for (size_t i = 0; i < view->count; i++)
        if (view->lines[i].id.length > 0 && gedview_is(view->lines[i].id, id))
            return i;
    return GEDVIEW_NONE;
}

size_t gedview_child_named(const gedview *view, size_t line, const char *tag)
{
    size_t child = gedview_child(view, line);
    while (child != GEDVIEW_NONE && !gedview_is(view->lines[child].tag, tag))
        child = gedview_sibling(view, child);
    return child;
}

bool gedview_is(gedview_piece piece, const char *string)
{
    return strlen(string) == piece.length && (piece.length == 0 || memcmp(piece.start, string, piece.length) == 0);
}

void gedview_copy(gedview_piece piece, char *buffer, size_t size)
{
    assert(size > 0);
    size_t length = piece.length < size ? piece.length : size - 1;
    if (length > 0)
        memcpy(buffer, piece.start, length);
    buffer[length] = '\0';
}
