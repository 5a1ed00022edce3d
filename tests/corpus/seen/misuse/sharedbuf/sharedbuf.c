#include "sharedbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct sharedbuf {
    size_t references;
    size_t size;
    uint8_t data[];
};

sharedbuf *sharedbuf_new(size_t size)
{
    if (size > SHAREDBUF_MAX)
        return NULL;
    sharedbuf *buffer = calloc(1, sizeof *buffer + size);
    if (buffer == NULL)
        return NULL;
    buffer->references = 1;
    buffer->size = size;
    return buffer;
}

sharedbuf *sharedbuf_new_copy(const void *data, size_t size)
{
    sharedbuf *buffer = sharedbuf_new(size);
    if (buffer != NULL && size > 0)
        memcpy(buffer->data, data, size);
    return buffer;
}

sharedbuf *sharedbuf_ref(sharedbuf *buffer)
{
    buffer->references++;
    return buffer;
}

void sharedbuf_unref(sharedbuf *buffer)
{
    if (buffer != NULL && --buffer->references == 0)
        free(buffer);
}

size_t sharedbuf_size(const sharedbuf *buffer)
{
    return buffer->size;
}

const uint8_t *sharedbuf_data(const sharedbuf *buffer)
{
    return buffer->data;
}

bool sharedbuf_is_writable(const sharedbuf *buffer)
{
    return buffer->references == 1;
}

uint8_t *sharedbuf_writable_data(sharedbuf *buffer)
{
    assert(sharedbuf_is_writable(buffer));
    return buffer->data;
}

void sharedbuf_fill(sharedbuf *buffer, uint8_t byte)
{
    memset(sharedbuf_writable_data(buffer), byte, buffer->size);
}

sharedbuf *sharedbuf_make_writable(sharedbuf *buffer)
{
    if (sharedbuf_is_writable(buffer))
        return buffer;
    sharedbuf *copy = sharedbuf_new_copy(buffer->data, buffer->size);
    if (copy != NULL)
        sharedbuf_unref(buffer);
    return copy;
}

bool sharedbuf_equal(const sharedbuf *one, const sharedbuf *other)
{
    return one->size == other->size && memcmp(one->data, other->data, one->size) == 0;
}
