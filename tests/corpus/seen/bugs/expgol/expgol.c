#include "expgol.h"

void eg_write_init(eg_writer *w, uint8_t *buffer, size_t size)
{
    w->buffer = buffer;
    w->size = size < EG_MAX_BYTES ? size : EG_MAX_BYTES;
    w->place = 0;
}

void eg_read_init(eg_reader *r, const uint8_t *buffer, size_t size)
{
    r->buffer = buffer;
    r->size = size < EG_MAX_BYTES ? size : EG_MAX_BYTES;
    r->place = 0;
}

/* Writes count <= 64 bits, for which there is room. */
static void put(eg_writer *w, uint64_t value, unsigned count)
{
    while (count-- > 0) {
        uint8_t *byte = &w->buffer[w->place / 8];
        if (w->place % 8 == 0)
            *byte = 0;
        if (value >> count & 1)
            *byte |= (uint8_t)(0x80u >> w->place % 8);
        w->place++;
    }
}

/* Reads count <= 64 bits, which are there. */
static uint64_t get(eg_reader *r, unsigned count)
{
    uint64_t value = 0;

    while (count-- > 0) {
        value = value << 1 | (r->buffer[r->place / 8] >> (7 - r->place % 8) & 1u);
        r->place++;
    }
    return value;
}

static size_t room(const eg_writer *w)
{
    return w->size * 8 - w->place;
}

size_t eg_left(const eg_reader *r)
{
    return r->size * 8 - r->place;
}

int eg_put_bits(eg_writer *w, uint32_t value, unsigned count)
{
    if (count > 32)
        return EG_RANGE;
    if (count > room(w))
        return EG_END;
    put(w, value, count);
    return EG_OK;
}

/* Number of bits of a number from 1 to 2^33. */
static unsigned bit_length(uint64_t number)
{
    unsigned n = 0;

    while (number) {
        n++;
        number >>= 1;
    }
    return n;
}

/* The code of a number from 0 to 2^32: that number plus one in binary, and
 * before it as many zeros as it has bits after the first. */
static int put_code(eg_writer *w, uint64_t number)
{
    unsigned bits = bit_length(number + 1);

    if (room(w) < 2 * bits - 1)
        return EG_END;
    put(w, 0, bits - 1);
    put(w, number + 1, bits);
    return EG_OK;
}

int eg_put_ue(eg_writer *w, uint32_t value)
{
    return put_code(w, value);
}

int eg_put_se(eg_writer *w, int32_t value)
{
    int64_t wide = value;

    return put_code(w, (uint64_t)(wide > 0 ? 2 * wide - 1 : -2 * wide));
}

void eg_align(eg_writer *w)
{
    while (w->place % 8)
        put(w, 0, 1);
}

size_t eg_bytes(const eg_writer *w)
{
    return (w->place + 7) / 8;
}

int eg_get_bits(eg_reader *r, unsigned count, uint32_t *value)
{
    if (count > 32)
        return EG_RANGE;
    if (count > eg_left(r))
        return EG_END;
    *value = (uint32_t)get(r, count);
    return EG_OK;
}

/* Reads a code of a number up to `most`, which is below 2^33. */
static int get_code(eg_reader *r, uint64_t most, uint64_t *number)
{
    size_t start = r->place;
    unsigned zeros = 0;
    uint64_t rest;

    for (;;) {
        if (eg_left(r) == 0) {
            r->place = start;
            return EG_END;
        }
        if (get(r, 1))
            break;
        if (++zeros > 32) {
            r->place = start;
            return EG_CODE;
        }
    }
    if (eg_left(r) < zeros) {
        r->place = start;
        return EG_END;
    }
    rest = get(r, zeros);
    rest += (1u << zeros) - 1u;
    if (rest > most) {
        r->place = start;
        return EG_CODE;
    }
    *number = rest;
    return EG_OK;
}

int eg_get_ue(eg_reader *r, uint32_t *value)
{
    uint64_t number;
    int status = get_code(r, UINT32_MAX, &number);

    if (status == EG_OK)
        *value = (uint32_t)number;
    return status;
}

int eg_get_se(eg_reader *r, int32_t *value)
{
    uint64_t number;
    int status = get_code(r, (uint64_t)UINT32_MAX + 1, &number);

    /* 2^32 - 1 would be 2^31, which is no int32_t. */
    if (status == EG_OK && number == UINT32_MAX) {
        r->place -= 65;
        return EG_CODE;
    }
    if (status == EG_OK) {
        int64_t half = (int64_t)(number / 2);
        *value = (int32_t)(number % 2 ? half + 1 : -half);
    }
    return status;
}

unsigned eg_ue_length(uint32_t value)
{
    return 2 * bit_length((uint64_t)value + 1) - 1;
}
