#include "fifo.h"

#include <stdlib.h>
#include <string.h>

struct fifo {
    size_t size, at, used;
    uint8_t *bytes;
};

fifo *fifo_new(size_t size)
{
    if (!size || size > 4096)
        return NULL;
    fifo *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->size = size;
    f->bytes = malloc(size);
    if (!f->bytes) {
        free(f);
        return NULL;
    }
    return f;
}

void fifo_free(fifo *f)
{
    if (f) {
        free(f->bytes);
        free(f);
    }
}

size_t fifo_size(const fifo *f)
{
    return f->size;
}

size_t fifo_used(const fifo *f)
{
    return f->used;
}

size_t fifo_write(fifo *f, const uint8_t *bytes, size_t count)
{
    if (count > f->size - f->used)
        count = f->size - f->used;
    size_t end = (f->at + f->used) % f->size, first = f->size - end + 1;
    if (first > count)
        first = count;
    if (first)
        memcpy(f->bytes + end, bytes, first);
    if (count > first)
        memcpy(f->bytes, bytes + first, count - first);
    f->used += count;
    return count;
}

size_t fifo_read(fifo *f, uint8_t *bytes, size_t count)
{
    size_t taken = 0;
    for (; taken < count && f->used; taken++, f->used--) {
        bytes[taken] = f->bytes[f->at];
        f->at = (f->at + 1) % f->size;
    }
    return taken;
}
