#include "lzwin.h"

#include <stdlib.h>
#include <string.h>

struct lzwin {
    uint8_t *bytes;
    size_t length;
    size_t capacity;
};

lzwin *lz_new(size_t capacity)
{
    if (capacity > LZ_MAX_CAPACITY)
        return NULL;
    lzwin *w = malloc(sizeof *w);
    if (w == NULL)
        return NULL;
    w->bytes = malloc(capacity > 0 ? capacity : 1);
    if (w->bytes == NULL) {
        free(w);
        return NULL;
    }
    w->length = 0;
    w->capacity = capacity;
    return w;
}

void lz_free(lzwin *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w);
}

void lz_reset(lzwin *w)
{
    w->length = 0;
}

size_t lz_room(const lzwin *w)
{
    return w->capacity - w->length;
}

lz_result lz_literals(lzwin *w, const uint8_t *bytes, size_t count)
{
    if (count > lz_room(w))
        return LZ_FULL;
    if (count > 0)
        memmove(w->bytes + w->length, bytes, count);
    w->length += count;
    return LZ_OK;
}

lz_result lz_fill(lzwin *w, uint8_t byte, size_t count)
{
    if (count > lz_room(w))
        return LZ_FULL;
    memset(w->bytes + w->length, byte, count);
    w->length += count;
    return LZ_OK;
}

lz_result lz_copy(lzwin *w, size_t distance, size_t count)
{
    if (distance == 0 || distance > w->length)
        return LZ_DISTANCE;
    if (count > lz_room(w))
        return LZ_FULL;
    uint8_t *to = w->bytes + w->length;
    const uint8_t *from = to - distance;
    if (distance >= 4) {
        /* far enough apart to go by words */
        for (size_t done = 0; done < count; done += 4)
            memcpy(to + done, from + done, 4);
    } else {
        for (size_t done = 0; done < count; done++)
            to[done] = from[done];
    }
    w->length += count;
    return LZ_OK;
}

size_t lz_length(const lzwin *w)
{
    return w->length;
}

const uint8_t *lz_bytes(const lzwin *w)
{
    return w->bytes;
}

uint32_t lz_checksum(const lzwin *w)
{
    uint32_t low = 1, high = 0;
    for (size_t i = 0; i < w->length; i++) {
        low = (low + w->bytes[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}
