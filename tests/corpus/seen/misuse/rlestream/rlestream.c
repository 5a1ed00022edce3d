#include "rlestream.h"

#include <assert.h>
#include <string.h>

/* The format: pairs of a length, 1 to 255, and a byte. */

void rle_begin(rle_encoder *e, uint8_t *out)
{
    e->out = out;
    e->used = 0;
    e->run = 0;
    e->byte = 0;
}

static void flush(rle_encoder *e)
{
    if (e->run == 0)
        return;
    e->out[e->used++] = (uint8_t)e->run;
    e->out[e->used++] = e->byte;
    e->run = 0;
}

void rle_write(rle_encoder *e, const uint8_t *data, size_t size)
{
    assert(e->run <= 255);
    for (size_t i = 0; i < size; i++) {
        if (e->run > 0 && (e->byte != data[i] || e->run == 255))
            flush(e);
        e->byte = data[i];
        e->run++;
    }
}

size_t rle_end(rle_encoder *e)
{
    assert(e->run <= 255);
    flush(e);
    e->out = NULL;
    e->run = 256; /* not between begin and end */
    return e->used;
}

int rle_valid(const uint8_t *data, size_t size)
{
    if (size % 2 != 0)
        return 0;
    for (size_t i = 0; i < size; i += 2)
        if (data[i] == 0)
            return 0;
    return 1;
}

size_t rle_decoded_size(const uint8_t *data, size_t size)
{
    size_t total = 0;
    for (size_t i = 0; i < size; i += 2) {
        assert(i + 1 < size && data[i] != 0);
        total += data[i];
    }
    return total;
}

size_t rle_decode(const uint8_t *data, size_t size, uint8_t *out)
{
    size_t total = 0;
    for (size_t i = 0; i < size; i += 2) {
        assert(i + 1 < size && data[i] != 0);
        memset(out + total, data[i + 1], data[i]);
        total += data[i];
    }
    return total;
}

int rle_each(const uint8_t *data, size_t size, int (*fn)(uint8_t byte, unsigned length, void *arg), void *arg)
{
    int result = 0;
    for (size_t i = 0; i < size && result == 0; i += 2) {
        assert(i + 1 < size && data[i] != 0);
        result = fn(data[i + 1], data[i], arg);
    }
    return result;
}
