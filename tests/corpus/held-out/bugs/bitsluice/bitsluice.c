#include "bitsluice.h"

#define LONGEST 32 /* leading zeros of the longest code */

static size_t usable_bits(size_t size)
{
    return 8 * (size < BSL_MAX_BYTES ? size : BSL_MAX_BYTES);
}

/* ---- writer ---- */

void bsl_write_init(struct bsl_writer *w, void *buf, size_t size)
{
    w->buf = buf;
    w->bits = buf == NULL ? 0 : usable_bits(size);
    w->pos = 0;
}

static size_t room(const struct bsl_writer *w)
{
    return w->bits - w->pos;
}

static void put_bit(struct bsl_writer *w, unsigned bit)
{
    uint8_t *byte = &w->buf[w->pos / 8];
    unsigned shift = 7 - (unsigned)(w->pos % 8);

    if (shift == 7)
        *byte = 0;
    *byte = (uint8_t)(*byte | bit << shift);
    w->pos++;
}

/* The low n bits of v, for which there is room. */
static void put_bits(struct bsl_writer *w, uint64_t v, unsigned n)
{
    while (n > 0) {
        n--;
        put_bit(w, (unsigned)(v >> n & 1));
    }
}

int bsl_put(struct bsl_writer *w, uint32_t v, unsigned n)
{
    if (n > 32 || room(w) < n)
        return -1;
    put_bits(w, v, n);
    return 0;
}

/* The code of a number: as many zeros as number + 1 has bits but one, and then
 * number + 1. */
static int put_code(struct bsl_writer *w, uint64_t number)
{
    uint64_t rest;
    unsigned zeros = 0;

    number++;
    for (rest = number; rest > 1; rest >>= 1)
        zeros++;
    if (room(w) < 2 * zeros + 1)
        return -1;
    put_bits(w, 0, zeros);
    put_bits(w, number, zeros + 1);
    return 0;
}

int bsl_put_ue(struct bsl_writer *w, uint32_t v)
{
    return put_code(w, v);
}

int bsl_put_se(struct bsl_writer *w, int32_t v)
{
    int64_t wide = v;

    return put_code(w, (uint64_t)(wide > 0 ? 2 * wide - 1 : -2 * wide));
}

void bsl_write_align(struct bsl_writer *w)
{
    while (w->pos % 8 != 0)
        put_bit(w, 0);
}

size_t bsl_written(const struct bsl_writer *w)
{
    return (w->pos + 7) / 8;
}

/* ---- reader ---- */

void bsl_read_init(struct bsl_reader *r, const void *buf, size_t size)
{
    r->buf = buf;
    r->bits = buf == NULL ? 0 : usable_bits(size);
    r->pos = 0;
}

size_t bsl_left(const struct bsl_reader *r)
{
    return r->bits - r->pos;
}

static unsigned next_bit(struct bsl_reader *r)
{
    unsigned shift = 7 - (unsigned)(r->pos % 8);
    unsigned bit = r->buf[r->pos / 8] >> shift & 1u;

    r->pos++;
    return bit;
}

int bsl_get(struct bsl_reader *r, unsigned n, uint32_t *v)
{
    uint32_t bits = 0;

    if (n > 32 || bsl_left(r) < n)
        return -1;
    while (n > 0) {
        bits = bits << 1 | next_bit(r);
        n--;
    }
    *v = bits;
    return 0;
}

/* The number of the next code. */
static int get_code(struct bsl_reader *r, uint64_t *number)
{
    unsigned zeros = 0;
    uint32_t rest;

    for (;;) {
        if (bsl_left(r) == 0)
            return -1;
        if (next_bit(r))
            break;
        if (++zeros > LONGEST)
            return -1;
    }
    if (bsl_get(r, zeros, &rest) != 0)
        return -1;
    *number = (uint64_t)(UINT32_C(1) << zeros) - 1 + rest;
    return 0;
}

int bsl_get_ue(struct bsl_reader *r, uint32_t *v)
{
    size_t start = r->pos;
    uint64_t number;

    if (get_code(r, &number) != 0 || number > UINT32_MAX) {
        r->pos = start;
        return -1;
    }
    *v = (uint32_t)number;
    return 0;
}

int bsl_get_se(struct bsl_reader *r, int32_t *v)
{
    size_t start = r->pos;
    uint64_t number;
    int64_t wide;

    if (get_code(r, &number) != 0) {
        r->pos = start;
        return -1;
    }
    /* 1, 2, 3, 4 ... are 1, -1, 2, -2 ... */
    wide = (int64_t)((number + 1) / 2);
    if (number % 2 == 0)
        wide = -wide;
    if (wide > INT32_MAX || wide < INT32_MIN) {
        r->pos = start;
        return -1;
    }
    *v = (int32_t)wide;
    return 0;
}

void bsl_read_align(struct bsl_reader *r)
{
    r->pos += (8 - r->pos % 8) % 8;
}
