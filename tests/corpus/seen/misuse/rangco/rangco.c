#include "rangco.h"

#include <assert.h>

#define TOP    (UINT32_C(1) << 24)
#define BOTTOM (UINT32_C(1) << 16)

enum { STEP = 32, MODEL_MAX = 8192 };

static void out_byte(rc_encoder *e)
{
    if (e->length < e->capacity)
        e->out[e->length] = (uint8_t)(e->low >> 24);
    if (e->length <= e->capacity && e->length < SIZE_MAX)
        e->length++;
    e->low <<= 8;
}

/* Whether a byte can be shifted out; makes the range small enough if need be. */
static int settled(uint32_t low, uint32_t *range)
{
    if ((low ^ (low + *range)) < TOP)
        return 1;
    if (*range >= BOTTOM)
        return 0;
    *range = (0u - low) & (BOTTOM - 1);
    return 1;
}

void rc_begin(rc_encoder *e, uint8_t *buffer, size_t capacity)
{
    e->low = 0;
    e->range = UINT32_MAX;
    e->out = buffer;
    e->capacity = capacity;
    e->length = 0;
    e->open = 1;
}

void rc_put(rc_encoder *e, uint32_t start, uint32_t freq, uint32_t total)
{
    assert(e->open == 1);
    assert(total <= RC_TOTAL_MAX && freq > 0 && freq <= total && start <= total - freq);
    e->range /= total;
    e->low += start * e->range;
    e->range *= freq;
    while (settled(e->low, &e->range)) {
        out_byte(e);
        e->range <<= 8;
    }
}

void rc_put_bits(rc_encoder *e, uint32_t bits, unsigned count)
{
    assert(count >= 1 && count <= 16 && bits >> count == 0);
    rc_put(e, bits, 1, UINT32_C(1) << count);
}

size_t rc_end(rc_encoder *e)
{
    assert(e->open == 1);
    for (int i = 0; i < 4; i++)
        out_byte(e);
    e->open = 0;
    return e->length <= e->capacity ? e->length : 0;
}

static void in_byte(rc_decoder *d)
{
    uint8_t byte = d->at < d->length ? d->in[d->at] : 0;
    if (d->at <= d->length && d->at < SIZE_MAX)
        d->at++;
    d->code = d->code << 8 | byte;
}

void rc_open(rc_decoder *d, const uint8_t *data, size_t length)
{
    d->low = 0;
    d->code = 0;
    d->range = UINT32_MAX;
    d->in = data;
    d->length = length;
    d->at = 0;
    d->total = 0;
    for (int i = 0; i < 4; i++)
        in_byte(d);
}

uint32_t rc_peek(rc_decoder *d, uint32_t total)
{
    assert(total > 0 && total <= RC_TOTAL_MAX);
    assert(d->total == 0);
    d->total = total;
    d->range /= total;
    uint32_t number = (d->code - d->low) / d->range;
    return number < total ? number : total - 1;
}

void rc_take(rc_decoder *d, uint32_t start, uint32_t freq)
{
    assert(d->total > 0);
    assert(freq > 0 && freq <= d->total && start <= d->total - freq);
    d->total = 0;
    d->low += start * d->range;
    d->range *= freq;
    while (settled(d->low, &d->range)) {
        in_byte(d);
        d->low <<= 8;
        d->range <<= 8;
    }
}

uint32_t rc_get_bits(rc_decoder *d, unsigned count)
{
    assert(count >= 1 && count <= 16);
    uint32_t bits = rc_peek(d, UINT32_C(1) << count);
    rc_take(d, bits, 1);
    return bits;
}

int rc_exhausted(const rc_decoder *d)
{
    return d->at > d->length;
}

void rc_model_init(rc_model *m, unsigned symbols)
{
    assert(symbols >= 1 && symbols <= RC_SYMBOLS_MAX);
    m->symbols = symbols;
    m->total = symbols;
    for (unsigned i = 0; i < RC_SYMBOLS_MAX; i++)
        m->freq[i] = i < symbols;
}

static void learn(rc_model *m, unsigned symbol)
{
    m->freq[symbol] = (uint16_t)(m->freq[symbol] + STEP);
    m->total += STEP;
    if (m->total <= MODEL_MAX)
        return;
    m->total = 0;
    for (unsigned i = 0; i < m->symbols; i++) {
        m->freq[i] = (uint16_t)((m->freq[i] + 1) / 2);
        m->total += m->freq[i];
    }
}

void rc_model_put(rc_model *m, rc_encoder *e, unsigned symbol)
{
    uint32_t start = 0;
    assert(symbol < m->symbols);
    for (unsigned i = 0; i < symbol; i++)
        start += m->freq[i];
    rc_put(e, start, m->freq[symbol], m->total);
    learn(m, symbol);
}

unsigned rc_model_get(rc_model *m, rc_decoder *d)
{
    uint32_t number = rc_peek(d, m->total), start = 0;
    unsigned symbol = 0;
    while (number - start >= m->freq[symbol])
        start += m->freq[symbol++];
    rc_take(d, start, m->freq[symbol]);
    learn(m, symbol);
    return symbol;
}
