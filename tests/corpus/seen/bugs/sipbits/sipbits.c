#include "sipbits.h"

#include <stdlib.h>
#include <string.h>

struct sipbits {
    uint8_t *data;
    size_t len;
    size_t pos;
};

sipbits *sipbits_open(const void *data, size_t len)
{
    if (len > SIPBITS_MAX_BYTES)
        return NULL;
    sipbits *s = malloc(sizeof *s);
    if (!s)
        return NULL;
    s->data = malloc(len ? len : 1);
    if (!s->data) {
        free(s);
        return NULL;
    }
    if (len)
        memcpy(s->data, data, len);
    s->len = len;
    s->pos = 0;
    return s;
}

void sipbits_close(sipbits *s)
{
    if (!s)
        return;
    free(s->data);
    free(s);
}

size_t sipbits_left(const sipbits *s)
{
    return s->len * 8 - s->pos;
}

size_t sipbits_tell(const sipbits *s)
{
    return s->pos;
}

bool sipbits_seek(sipbits *s, size_t bit)
{
    if (bit > s->len * 8)
        return false;
    s->pos = bit;
    return true;
}

/* The lowest n bits, n from 0 to 32. */
static uint32_t low_bits(uint64_t word, unsigned n)
{
    return (uint32_t)(word & (((uint64_t)1 << n) - 1));
}

/* n bits from the position, which are known to be there. */
static uint32_t fetch(const sipbits *s, unsigned n)
{
    if (n == 0)
        return 0;

    size_t byte = s->pos / 8;
    unsigned off = (unsigned)(s->pos % 8);
    const uint8_t *p = s->data + byte;

    if (s->len - byte >= 4) {
        /* A whole word is there: no loop. */
        uint64_t word = (uint64_t)p[0] << 24 | (uint64_t)p[1] << 16 | (uint64_t)p[2] << 8 | p[3];
        if (n <= 24)
            return low_bits(word >> (32 - off - n), n);
        word = word << 8 | p[4];
        return low_bits(word >> (40 - off - n), n);
    }

    uint64_t word = 0;
    unsigned have = 0;
    while (have < off + n) {
        word = word << 8 | *p++;
        have += 8;
    }
    return low_bits(word >> (have - off - n), n);
}

bool sipbits_peek(const sipbits *s, unsigned n, uint32_t *out)
{
    if (n > 32 || n > sipbits_left(s))
        return false;
    *out = fetch(s, n);
    return true;
}

bool sipbits_read(sipbits *s, unsigned n, uint32_t *out)
{
    if (!sipbits_peek(s, n, out))
        return false;
    s->pos += n;
    return true;
}

bool sipbits_read_signed(sipbits *s, unsigned n, int32_t *out)
{
    uint32_t raw;
    if (!sipbits_read(s, n, &raw))
        return false;
    int64_t value = raw;
    if (n > 0 && (raw >> (n - 1) & 1))
        value -= (int64_t)1 << n;
    *out = (int32_t)value;
    return true;
}

bool sipbits_read_unary(sipbits *s, size_t *out)
{
    size_t end = s->len * 8;
    size_t at = s->pos;
    while (at < end && (s->data[at / 8] >> (7 - at % 8) & 1))
        at++;
    if (at == end)
        return false;
    *out = at - s->pos;
    s->pos = at + 1;
    return true;
}

unsigned sipbits_align(sipbits *s)
{
    unsigned skip = (unsigned)((8 - s->pos % 8) % 8);
    s->pos += skip;
    return skip;
}
