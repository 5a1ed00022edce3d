#include "growstr.h"

#include <stdlib.h>
#include <string.h>

struct gs {
    char *data;
    size_t length;
    size_t room; /* without the terminator */
};

gs *gs_new(const char *text)
{
    size_t length = strlen(text);
    if (length > GS_LIMIT)
        return NULL;
    gs *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->length = s->room = length;
    s->data = malloc(length + 1);
    if (s->data == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->data, text, length + 1);
    return s;
}

void gs_free(gs *s)
{
    if (s == NULL)
        return;
    free(s->data);
    free(s);
}

const char *gs_text(const gs *s)
{
    return s->data;
}

size_t gs_length(const gs *s)
{
    return s->length;
}

static bool make_room(gs *s, size_t more)
{
    if (more > GS_LIMIT - s->length)
        return false;
    if (s->length + more <= s->room)
        return true;
    size_t room = 2 * (s->length + more);
    char *data = realloc(s->data, room + 1);
    if (data == NULL)
        return false;
    s->data = data;
    s->room = room;
    return true;
}

bool gs_append(gs *s, const gs *more)
{
    size_t length = more->length;
    if (!make_room(s, length))
        return false;
    memcpy(s->data + s->length, more->data, length);
    s->length += length;
    s->data[s->length] = '\0';
    return true;
}

bool gs_append_char(gs *s, char c)
{
    if (c == '\0' || !make_room(s, 1))
        return false;
    s->data[s->length++] = c;
    s->data[s->length] = '\0';
    return true;
}

bool gs_insert(gs *s, size_t at, const gs *piece)
{
    const char *from = piece->data;
    size_t length = piece->length;
    if (at >= s->length)
        return gs_append(s, piece);
    if (!make_room(s, length))
        return false;
    size_t before = s == piece ? at : length; /* of the piece, what stays in its place */
    memmove(s->data + at + length, s->data + at, s->length - at + 1);
    memcpy(s->data + at, from, before);
    memcpy(s->data + at + before, from + before + (s == piece ? length : 0), length - before);
    s->length += length;
    return true;
}

void gs_erase(gs *s, size_t at, size_t count)
{
    if (at >= s->length)
        return;
    if (count > s->length - at)
        count = s->length - at;
    memmove(s->data + at, s->data + at + count, s->length - at - count + 1);
    s->length -= count;
}

size_t gs_find(const gs *s, const gs *part)
{
    const char *found = strstr(s->data, part->data);
    return found == NULL ? GS_NPOS : (size_t)(found - s->data);
}

int gs_compare(const gs *a, const gs *b)
{
    int order = strcmp(a->data, b->data);
    return (order > 0) - (order < 0);
}
