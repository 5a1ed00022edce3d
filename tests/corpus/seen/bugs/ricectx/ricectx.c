#include "ricectx.h"

#include <stdlib.h>
#include <string.h>

#define ESCAPE   20 /* that many ones: 32 plain bits follow */
#define MAX_K    24
#define MAX_CODE (ESCAPE + 32)

struct context {
    uint32_t count;
    uint64_t sum;
};

struct rx_enc {
    struct context ctx[RX_MAX_CONTEXTS];
    struct context *cur;
    unsigned contexts;
    uint8_t *buf; /* zero behind the last bit */
    size_t cap;
    size_t bits;
};

struct rx_dec {
    struct context ctx[RX_MAX_CONTEXTS];
    struct context *cur;
    unsigned contexts;
    uint8_t *buf;
    size_t bits;
    size_t at;
};

static void reset(struct context *ctx)
{
    for (int i = 0; i < RX_MAX_CONTEXTS; i++) {
        ctx[i].count = 1;
        ctx[i].sum = 4;
    }
}

static unsigned parameter(const struct context *c)
{
    unsigned k = 0;
    while (k < MAX_K && (uint64_t)c->count << k < c->sum)
        k++;
    return k;
}

static void learn(struct context *c, uint32_t code)
{
    c->count++;
    c->sum += code;
    if (c->count >= 64) {
        c->count /= 2;
        c->sum /= 2;
    }
}

rx_enc *rx_enc_new(unsigned contexts)
{
    if (contexts < 1 || contexts > RX_MAX_CONTEXTS)
        return NULL;
    rx_enc *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->cap = 64;
    e->buf = calloc(e->cap, 1);
    if (e->buf == NULL) {
        free(e);
        return NULL;
    }
    e->contexts = contexts;
    reset(e->ctx);
    e->cur = e->ctx;
    return e;
}

rx_enc *rx_enc_copy(const rx_enc *e)
{
    rx_enc *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *e;
    copy->buf = malloc(e->cap);
    if (copy->buf == NULL) {
        free(copy);
        return NULL;
    }
    memcpy(copy->buf, e->buf, e->cap);
    return copy;
}

void rx_enc_free(rx_enc *e)
{
    if (e == NULL)
        return;
    free(e->buf);
    free(e);
}

bool rx_enc_select(rx_enc *e, unsigned context)
{
    if (context >= e->contexts)
        return false;
    e->cur = &e->ctx[context];
    return true;
}

static bool make_room(rx_enc *e)
{
    size_t need = (e->bits + MAX_CODE + 7) / 8;
    if (need <= e->cap)
        return true;
    if (need > RX_MAX_BYTES)
        return false;
    size_t cap = e->cap * 2;
    uint8_t *buf = realloc(e->buf, cap);
    if (buf == NULL)
        return false;
    memset(buf + e->cap, 0, cap - e->cap);
    e->buf = buf;
    e->cap = cap;
    return true;
}

static void put_bit(rx_enc *e, uint32_t bit)
{
    if (bit)
        e->buf[e->bits / 8] |= (uint8_t)(0x80u >> e->bits % 8);
    e->bits++;
}

static void put_bits(rx_enc *e, uint32_t value, unsigned count)
{
    while (count-- > 0)
        put_bit(e, value >> count & 1);
}

bool rx_enc_put(rx_enc *e, int32_t value)
{
    uint32_t code = (uint32_t)value << 1 ^ (value < 0 ? UINT32_MAX : 0);
    if (!make_room(e))
        return false;
    unsigned k = parameter(e->cur);
    uint32_t ones = code >> k;
    if (ones < ESCAPE) {
        for (uint32_t i = 0; i < ones; i++)
            put_bit(e, 1);
        put_bit(e, 0);
        put_bits(e, code, k);
    } else {
        for (int i = 0; i < ESCAPE; i++)
            put_bit(e, 1);
        put_bits(e, code, 32);
    }
    learn(e->cur, code);
    return true;
}

size_t rx_enc_bits(const rx_enc *e)
{
    return e->bits;
}

const uint8_t *rx_enc_bytes(const rx_enc *e, size_t *len)
{
    *len = (e->bits + 7) / 8;
    return e->buf;
}

rx_dec *rx_dec_new(const void *bytes, size_t len, unsigned contexts)
{
    if (contexts < 1 || contexts > RX_MAX_CONTEXTS || len > RX_MAX_BYTES)
        return NULL;
    rx_dec *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->buf = malloc(len + 1);
    if (d->buf == NULL) {
        free(d);
        return NULL;
    }
    if (len > 0)
        memcpy(d->buf, bytes, len);
    d->bits = len * 8;
    d->contexts = contexts;
    reset(d->ctx);
    d->cur = d->ctx;
    return d;
}

void rx_dec_free(rx_dec *d)
{
    if (d == NULL)
        return;
    free(d->buf);
    free(d);
}

bool rx_dec_select(rx_dec *d, unsigned context)
{
    if (context >= d->contexts)
        return false;
    d->cur = &d->ctx[context];
    return true;
}

bool rx_dec_get(rx_dec *d, int32_t *value)
{
    size_t at = d->at;
    unsigned count = parameter(d->cur);
    uint32_t ones = 0, code = 0;
    while (ones < ESCAPE && at < d->bits && (d->buf[at / 8] & 0x80u >> at % 8) != 0) {
        ones++;
        at++;
    }
    if (ones == ESCAPE) {
        count = 32;
    } else {
        if (at == d->bits)
            return false;
        at++;
        code = ones;
    }
    if (d->bits - at < count)
        return false;
    for (; count > 0; count--, at++)
        code = code << 1 | (d->buf[at / 8] >> (7 - at % 8) & 1);
    d->at = at;
    learn(d->cur, code);
    *value = (code & 1) ? -(int32_t)(code >> 1) - 1 : (int32_t)(code >> 1);
    return true;
}
