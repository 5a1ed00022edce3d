#include "sliprx.h"

#define END 0xC0u
#define ESC 0xDBu
#define ESC_END 0xDCu
#define ESC_ESC 0xDDu

/* Bits of sliprx.flags. */
#define F_ESCAPE 1u /* the byte before was ESC */
#define F_LONG 2u   /* bytes were ignored */
#define F_BAD 4u    /* a bad escape was seen */
#define F_DONE 8u   /* the buffer holds a complete packet */

void sliprx_init(struct sliprx *rx, uint8_t *buf, size_t cap)
{
    rx->buf = buf;
    rx->cap = buf != NULL ? cap : 0;
    rx->len = 0;
    rx->flags = 0;
    rx->frames = 0;
    rx->dropped = 0;
}

void sliprx_reset(struct sliprx *rx)
{
    rx->len = 0;
    rx->flags = 0;
}

/* The end of a frame: says what became of it. */
static int finish(struct sliprx *rx)
{
    unsigned flags = rx->flags;

    if (flags & F_ESCAPE)
        flags |= F_BAD;
    if (flags & (F_BAD | F_LONG)) {
        sliprx_reset(rx);
        rx->dropped++;
        return flags & F_BAD ? SLIPRX_GARBLED : SLIPRX_TOOLONG;
    }
    if (rx->len == 0)
        return SLIPRX_MORE;
    rx->flags = F_DONE;
    rx->frames++;
    return SLIPRX_FRAME;
}

int sliprx_put(struct sliprx *rx, uint8_t byte)
{
    if (rx->flags & F_DONE)
        sliprx_reset(rx);
    if (byte == END)
        return finish(rx);

    if (rx->flags & F_ESCAPE) {
        rx->flags &= ~F_ESCAPE;
        switch (byte) {
        case ESC_END:
            byte = END;
            break;
        case ESC_ESC:
            byte = ESC;
            break;
        default:
            rx->flags |= F_BAD;
            return SLIPRX_MORE;
        }
        if (!(rx->flags & F_LONG))
            rx->buf[rx->len++] = byte;
        return SLIPRX_MORE;
    }

    if (byte == ESC) {
        rx->flags |= F_ESCAPE;
        return SLIPRX_MORE;
    }
    if (rx->len < rx->cap)
        rx->buf[rx->len++] = byte;
    else
        rx->flags |= F_LONG;
    return SLIPRX_MORE;
}

size_t sliprx_feed(struct sliprx *rx, const uint8_t *data, size_t n,
                   sliprx_fn *fn, void *arg)
{
    size_t complete = 0;

    for (size_t i = 0; i < n; i++) {
        if (sliprx_put(rx, data[i]) != SLIPRX_FRAME)
            continue;
        complete++;
        if (fn != NULL)
            fn(arg, rx->buf, rx->len);
    }
    return complete;
}

size_t sliprx_bound(size_t n)
{
    if (n > (SIZE_MAX - 2) / 2)
        return 0;
    return 2 * n + 2;
}

size_t sliprx_encode(uint8_t *out, size_t cap, const uint8_t *in, size_t n)
{
    size_t used = 0;

    if (cap < 2)
        return 0;
    out[used++] = END;
    for (size_t i = 0; i < n; i++) {
        if (in[i] == END || in[i] == ESC) {
            if (cap - used < 2)
                return 0;
            out[used++] = ESC;
            out[used++] = in[i] == END ? ESC_END : ESC_ESC;
        } else {
            if (cap - used < 1)
                return 0;
            out[used++] = in[i];
        }
    }
    if (cap - used < 1)
        return 0;
    out[used++] = END;
    return used;
}
