#include "bitread.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct bitread {
    uint8_t *bytes;
    size_t bits, at;
};

bitread *bitread_new(const uint8_t *bytes, size_t size)
{
    bitread *r = calloc(1, sizeof *r);
    if (!r)
        return NULL;
    r->bytes = malloc(size + 1);
    if (!r->bytes) {
        free(r);
        return NULL;
    }
    if (size)
        memcpy(r->bytes, bytes, size);
    r->bits = size * 8;
    return r;
}

void bitread_free(bitread *r)
{
    if (r) {
        free(r->bytes);
        free(r);
    }
}

size_t bitread_left(const bitread *r)
{
    return r->bits - r->at;
}

unsigned bitread_take(bitread *r, unsigned n)
{
    unsigned value = 0;
    assert(n <= 32);
    for (; n; n--, r->at++)
        value = value << 1 | (r->bytes[r->at / 8] >> (7 - r->at % 8) & 1u);
    return value;
}

void bitread_skip(bitread *r, unsigned n)
{
    r->at += n;
}
