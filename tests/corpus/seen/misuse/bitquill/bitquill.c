#include "bitquill.h"

int bq_pen_init(struct bq_pen *pen, void *mem, size_t bytes)
{
    if (bytes > BQ_MAX_BYTES)
        return -1;
    pen->mem = mem;
    pen->bits = bytes * 8;
    pen->at = 0;
    return 0;
}

size_t bq_room(const struct bq_pen *pen)
{
    return pen->bits - pen->at;
}

static void put_bit(struct bq_pen *pen, unsigned bit)
{
    unsigned char *byte = &pen->mem[pen->at / 8];
    unsigned shift = 7 - (unsigned)(pen->at % 8);

    if (shift == 7)
        *byte = 0;
    *byte = (unsigned char)(*byte | bit << shift);
    pen->at++;
}

void bq_put(struct bq_pen *pen, uint32_t value, unsigned n)
{
    while (n > 0) {
        n--;
        put_bit(pen, value >> n & 1);
    }
}

void bq_put_unary(struct bq_pen *pen, unsigned value)
{
    while (value-- > 0)
        put_bit(pen, 0);
    put_bit(pen, 1);
}

void bq_pen_align(struct bq_pen *pen)
{
    while (pen->at % 8)
        put_bit(pen, 0);
}

size_t bq_used(const struct bq_pen *pen)
{
    return (pen->at + 7) / 8;
}

int bq_eye_init(struct bq_eye *eye, const void *mem, size_t bytes)
{
    if (bytes > BQ_MAX_BYTES)
        return -1;
    eye->mem = mem;
    eye->bits = bytes * 8;
    eye->at = 0;
    return 0;
}

size_t bq_left(const struct bq_eye *eye)
{
    return eye->bits - eye->at;
}

static unsigned bit_at(const struct bq_eye *eye, size_t at)
{
    return eye->mem[at / 8] >> (7 - at % 8) & 1u;
}

uint32_t bq_get(struct bq_eye *eye, unsigned n)
{
    uint32_t value = 0;

    while (n-- > 0)
        value = value << 1 | bit_at(eye, eye->at++);
    return value;
}

int32_t bq_get_signed(struct bq_eye *eye, unsigned n)
{
    uint32_t value = bq_get(eye, n);
    uint32_t sign = UINT32_C(1) << (n - 1);

    if (!(value & sign))
        return (int32_t)value;
    /* value is -(2^n - value) */
    return -(int32_t)(sign - 1 - (value & (sign - 1))) - 1;
}

long bq_get_unary(struct bq_eye *eye)
{
    size_t at = eye->at;

    while (at < eye->bits && !bit_at(eye, at))
        at++;
    if (at == eye->bits)
        return -1;
    long zeros = (long)(at - eye->at);
    eye->at = at + 1;
    return zeros;
}

void bq_eye_align(struct bq_eye *eye)
{
    eye->at = (eye->at + 7) / 8 * 8;
}
