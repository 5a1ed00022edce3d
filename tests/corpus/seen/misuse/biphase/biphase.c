#include "biphase.h"

#include <assert.h>

/* Two bytes of half bits for a byte. */
static uint16_t spread(uint8_t byte)
{
    uint16_t w = 0;
    int i;

    for (i = 7; i >= 0; i--)
        w = (uint16_t)(w << 2 | (byte >> i & 1 ? 1 : 2));
    return w;
}

/* The byte of 16 half bits; -1 at a violation. */
static int gather(uint16_t w)
{
    int i, byte = 0;

    for (i = 14; i >= 0; i -= 2) {
        unsigned pair = w >> i & 3u;
        if (pair == 0 || pair == 3)
            return -1;
        byte = byte << 1 | (pair == 1);
    }
    return byte;
}

static int apart(const uint8_t *a, size_t na, const uint8_t *b, size_t nb)
{
    uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;

    if (na == 0 || nb == 0)
        return 1;
    return x < y ? y - x >= na : x - y >= nb;
}

void bp_encode(const uint8_t *in, size_t n, uint8_t *out)
{
    size_t i;

    assert(apart(in, n, out, 2 * n));
    for (i = 0; i < n; i++) {
        uint16_t w = spread(in[i]);
        out[2 * i] = (uint8_t)(w >> 8);
        out[2 * i + 1] = (uint8_t)w;
    }
}

int bp_decode(const uint8_t *in, size_t n, uint8_t *out)
{
    size_t i;

    assert(n % 2 == 0);
    assert(apart(in, n, out, n / 2));
    for (i = 0; i < n; i += 2) {
        int byte = gather((uint16_t)(in[i] << 8 | in[i + 1]));
        if (byte < 0)
            return -1;
        out[i / 2] = (uint8_t)byte;
    }
    return 0;
}

uint8_t bp_nibble(unsigned v)
{
    assert(v < 16);
    return (uint8_t)spread((uint8_t)v);
}

void bp_rx_init(bp_rx *rx, uint8_t *buf, size_t size)
{
    assert(rx != NULL && buf != NULL && size > 0);
    rx->buf = buf;
    rx->size = size;
    bp_rx_again(rx);
}

void bp_rx_again(bp_rx *rx)
{
    rx->len = 0;
    rx->shift = 0;
    rx->halves = 0;
    rx->state = BP_HUNT;
}

enum bp_state bp_rx_half(bp_rx *rx, unsigned level)
{
    int byte;

    if (rx->state == BP_DONE || rx->state == BP_FULL)
        return (enum bp_state)rx->state;
    assert(level <= 1);
    rx->shift = (uint16_t)(rx->shift << 1 | level);
    if (rx->state == BP_HUNT) {
        if (rx->shift == spread(BP_START)) {
            rx->state = BP_DATA;
            rx->halves = 0;
        }
    } else if (++rx->halves == 16) {
        rx->halves = 0;
        byte = gather(rx->shift);
        if (byte < 0) {
            rx->state = BP_DONE;
        } else {
            rx->buf[rx->len++] = (uint8_t)byte;
            if (rx->len == rx->size)
                rx->state = BP_FULL;
        }
    }
    return (enum bp_state)rx->state;
}

enum bp_state bp_rx_feed(bp_rx *rx, const uint8_t *line, size_t n)
{
    size_t i;
    int b;

    for (i = 0; i < n; i++)
        for (b = 7; b >= 0; b--)
            bp_rx_half(rx, line[i] >> b & 1u);
    return (enum bp_state)rx->state;
}

uint8_t bp_rx_byte(const bp_rx *rx, size_t i)
{
    assert(i < rx->len);
    return rx->buf[i];
}
