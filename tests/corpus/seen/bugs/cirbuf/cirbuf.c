#include "cirbuf.h"

#include <stdlib.h>
#include <string.h>

struct cirbuf {
    unsigned char *bytes;
    size_t capacity;
    size_t start;
    size_t used;
};

cirbuf_t *cirbuf_alloc(size_t capacity)
{
    if (capacity == 0 || capacity > CIRBUF_MAX_CAPACITY)
        return NULL;
    cirbuf_t *cb = calloc(1, sizeof *cb);
    if (cb == NULL)
        return NULL;
    cb->bytes = malloc(capacity);
    if (cb->bytes == NULL) {
        free(cb);
        return NULL;
    }
    cb->capacity = capacity;
    return cb;
}

void cirbuf_free(cirbuf_t *cb)
{
    if (cb == NULL)
        return;
    free(cb->bytes);
    free(cb);
}

size_t cirbuf_used(const cirbuf_t *cb)
{
    return cb->used;
}

size_t cirbuf_space(const cirbuf_t *cb)
{
    return cb->capacity - cb->used;
}

size_t cirbuf_capacity(const cirbuf_t *cb)
{
    return cb->capacity;
}

size_t cirbuf_write(cirbuf_t *cb, const void *data, size_t len)
{
    const unsigned char *from = data;
    if (len > cirbuf_space(cb))
        len = cirbuf_space(cb);
    for (size_t i = 0; i < len; i++)
        cb->bytes[(cb->start + cb->used + i) % cb->capacity] = from[i];
    cb->used += len;
    return len;
}

size_t cirbuf_skip(cirbuf_t *cb, size_t len)
{
    if (len > cb->used)
        len = cb->used;
    cb->start = (cb->start + len) % cb->capacity;
    cb->used -= len;
    return len;
}

size_t cirbuf_read(cirbuf_t *cb, void *data, size_t len)
{
    unsigned char *to = data;
    if (len > cb->used)
        len = cb->used;
    for (size_t i = 0; i < len; i++)
        to[i] = cb->bytes[(cb->start + i) % cb->capacity];
    return cirbuf_skip(cb, len);
}

int cirbuf_peek(const cirbuf_t *cb, size_t offset)
{
    if (offset >= cb->used)
        return -1;
    return cb->bytes[(cb->start + offset) % cb->capacity];
}

int cirbuf_resize(cirbuf_t *cb, size_t capacity)
{
    if (capacity < cb->used || capacity == 0 || capacity > CIRBUF_MAX_CAPACITY)
        return -1;
    unsigned char *bytes = malloc(capacity);
    if (bytes == NULL)
        return -1;
    memcpy(bytes, cb->bytes + cb->start, cb->used);
    free(cb->bytes);
    cb->bytes = bytes;
    cb->capacity = capacity;
    cb->start = 0;
    return 0;
}
