#include "outbuf.h"

#include <stdlib.h>
#include <string.h>

struct outbuf {
    char *data; /* room for `length` bytes and a 0 */
    size_t length;
    size_t capacity;
};

outbuf *outbuf_new(void)
{
    outbuf *buffer = malloc(sizeof *buffer);
    if (buffer == NULL)
        return NULL;
    buffer->data = calloc(1, 1);
    if (buffer->data == NULL) {
        free(buffer);
        return NULL;
    }
    buffer->length = 0;
    buffer->capacity = 1;
    return buffer;
}

void outbuf_free(outbuf *buffer)
{
    if (buffer == NULL)
        return;
    free(buffer->data);
    free(buffer);
}

size_t outbuf_length(const outbuf *buffer)
{
    return buffer->length;
}

const char *outbuf_data(const outbuf *buffer)
{
    return buffer->data;
}

/* Makes room for so many bytes more, and the 0. */
static bool grow(outbuf *buffer, size_t length)
{
    if (length > OUTBUF_MAX - buffer->length)
        return false;
    size_t needed = buffer->length + length + 1;
    if (needed <= buffer->capacity)
        return true;
    char *data = realloc(buffer->data, needed);
    if (data == NULL)
        return false;
    buffer->data = data;
    buffer->capacity = needed;
    return true;
}

bool outbuf_append(outbuf *buffer, const void *bytes, size_t length)
{
    if (!grow(buffer, length))
        return false;
    if (length > 0)
        memcpy(buffer->data + buffer->length, bytes, length);
    outbuf_commit(buffer, length);
    return true;
}

bool outbuf_append_text(outbuf *buffer, const char *text)
{
    return outbuf_append(buffer, text, strlen(text));
}

void *outbuf_reserve(outbuf *buffer, size_t length)
{
    if (!grow(buffer, length))
        return NULL;
    memset(buffer->data + buffer->length, 0, length + 1);
    return buffer->data + buffer->length;
}

void outbuf_commit(outbuf *buffer, size_t length)
{
    buffer->length += length;
    buffer->data[buffer->length] = '\0';
}

void outbuf_truncate(outbuf *buffer, size_t length)
{
    if (length >= buffer->length)
        return;
    buffer->length = length;
    buffer->data[length] = '\0';
}

void outbuf_drain(outbuf *buffer, size_t length)
{
    if (length > buffer->length)
        length = buffer->length;
    buffer->length -= length;
    memmove(buffer->data, buffer->data + length, buffer->length + 1);
}

char *outbuf_steal(outbuf *buffer)
{
    char *empty = calloc(1, 1);
    if (empty == NULL)
        return NULL;
    char *data = buffer->data;
    buffer->data = empty;
    buffer->length = 0;
    buffer->capacity = 1;
    return data;
}
