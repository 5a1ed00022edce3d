#include "gapmark.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct gm_marker {
    gm_buffer *buffer;
    gm_marker *next;
    size_t position;
};

struct gm_buffer {
    char *bytes;
    size_t size;             /* of bytes */
    size_t gap, gap_end;     /* the gap is not part of the text */
    gm_marker *markers;
};

gm_buffer *gm_buffer_new(const char *text)
{
    size_t length = strlen(text);
    if (length > GM_LIMIT)
        return NULL;
    gm_buffer *buffer = calloc(1, sizeof *buffer);
    if (buffer == NULL)
        return NULL;
    buffer->size = length + 16;
    buffer->bytes = malloc(buffer->size);
    if (buffer->bytes == NULL) {
        free(buffer);
        return NULL;
    }
    memcpy(buffer->bytes, text, length);
    buffer->gap = length;
    buffer->gap_end = buffer->size;
    return buffer;
}

void gm_buffer_free(gm_buffer *buffer)
{
    if (buffer == NULL)
        return;
    free(buffer->bytes);
    free(buffer);
}

size_t gm_length(const gm_buffer *buffer)
{
    return buffer->size - (buffer->gap_end - buffer->gap);
}

static char get(const gm_buffer *buffer, size_t position)
{
    return buffer->bytes[position < buffer->gap ? position : position + (buffer->gap_end - buffer->gap)];
}

char gm_char_at(const gm_buffer *buffer, size_t position)
{
    assert(position < gm_length(buffer));
    return get(buffer, position);
}

static void move_gap(gm_buffer *buffer, size_t position)
{
    if (position < buffer->gap) {
        size_t count = buffer->gap - position;
        memmove(buffer->bytes + buffer->gap_end - count, buffer->bytes + position, count);
        buffer->gap -= count;
        buffer->gap_end -= count;
    } else {
        size_t count = position - buffer->gap;
        memmove(buffer->bytes + buffer->gap, buffer->bytes + buffer->gap_end, count);
        buffer->gap += count;
        buffer->gap_end += count;
    }
}

bool gm_insert(gm_buffer *buffer, gm_marker *marker, const char *text)
{
    assert(marker->buffer == buffer);
    size_t count = strlen(text), length = gm_length(buffer), position = marker->position;
    if (count > GM_LIMIT - length)
        return false;
    move_gap(buffer, position);
    if (count > buffer->gap_end - buffer->gap) {
        size_t size = length + 2 * count + 16, behind = length - position;
        char *bytes = malloc(size);
        if (bytes == NULL)
            return false;
        memcpy(bytes, buffer->bytes, position);
        memcpy(bytes + size - behind, buffer->bytes + buffer->gap_end, behind);
        free(buffer->bytes);
        buffer->bytes = bytes;
        buffer->size = size;
        buffer->gap_end = size - behind;
    }
    memcpy(buffer->bytes + position, text, count);
    buffer->gap += count;
    for (gm_marker *other = buffer->markers; other != NULL; other = other->next)
        if (other->position > position || other == marker)
            other->position += count;
    return true;
}

size_t gm_delete(gm_buffer *buffer, gm_marker *marker, size_t count)
{
    assert(marker->buffer == buffer);
    size_t position = marker->position, behind = gm_length(buffer) - position;
    if (count > behind)
        count = behind;
    move_gap(buffer, position);
    buffer->gap_end += count;
    for (gm_marker *other = buffer->markers; other != NULL; other = other->next)
        if (other->position > position)
            other->position = other->position - position > count ? other->position - count : position;
    return count;
}

void gm_region(const gm_buffer *buffer, const gm_marker *a, const gm_marker *b, char *text)
{
    assert(a->buffer == buffer && b->buffer == buffer);
    size_t from = a->position, to = b->position;
    if (from > to) {
        from = b->position;
        to = a->position;
    }
    for (; from < to; from++)
        *text++ = get(buffer, from);
    *text = '\0';
}

gm_marker *gm_marker_new(gm_buffer *buffer, size_t position)
{
    if (position > gm_length(buffer))
        return NULL;
    gm_marker *marker = malloc(sizeof *marker);
    if (marker == NULL)
        return NULL;
    *marker = (gm_marker){buffer, buffer->markers, position};
    buffer->markers = marker;
    return marker;
}

void gm_marker_free(gm_marker *marker)
{
    if (marker == NULL)
        return;
    gm_marker **link = &marker->buffer->markers;
    while (*link != marker)
        link = &(*link)->next;
    *link = marker->next;
    free(marker);
}

size_t gm_marker_position(const gm_marker *marker)
{
    return marker->position;
}

void gm_marker_move(gm_marker *marker, long by)
{
    size_t behind = gm_length(marker->buffer) - marker->position;
    if (by >= 0) {
        marker->position += (size_t)by < behind ? (size_t)by : behind;
    } else {
        size_t back = 0 - (size_t)by;
        marker->position -= back < marker->position ? back : marker->position;
    }
}
