#include "adcring.h"

#include <assert.h>

void adc_ring_init(struct adc_ring *r, uint16_t *buf, size_t size)
{
    assert(size > 0);
    r->buf = buf;
    r->size = size;
    r->head = 0;
    r->count = 0;
    r->lost = 0;
}

/* Where the i-th sample is; i may be `count` and is at most `size`. */
static size_t place(const struct adc_ring *r, size_t i)
{
    return i < r->size - r->head ? r->head + i : i - (r->size - r->head);
}

bool adc_ring_push(struct adc_ring *r, uint16_t sample)
{
    if (r->count == r->size) {
        r->lost++;
        return false;
    }
    r->buf[place(r, r->count)] = sample;
    r->count++;
    return true;
}

bool adc_ring_pop(struct adc_ring *r, uint16_t *sample)
{
    if (r->count == 0)
        return false;
    *sample = r->buf[r->head];
    r->head = place(r, 1);
    r->count--;
    return true;
}

size_t adc_ring_count(const struct adc_ring *r)
{
    return r->count;
}

uint32_t adc_ring_lost(struct adc_ring *r)
{
    uint32_t lost = r->lost;
    r->lost = 0;
    return lost;
}

uint16_t adc_ring_peek(const struct adc_ring *r, size_t i)
{
    assert(i < r->count);
    return r->buf[place(r, i)];
}

size_t adc_ring_drain(struct adc_ring *r, uint16_t *out, size_t max)
{
    size_t taken = 0;
    while (taken < max && adc_ring_pop(r, &out[taken]))
        taken++;
    return taken;
}

uint16_t adc_ring_average(const struct adc_ring *r)
{
    uint64_t sum = 0;
    if (r->count == 0)
        return 0;
    for (size_t i = 0; i < r->count; i++)
        sum += r->buf[place(r, i)];
    return (uint16_t)((sum + r->count / 2) / r->count);
}

size_t adc_ring_crossings(const struct adc_ring *r, uint16_t level)
{
    size_t crossings = 0;
    for (size_t i = 1; i < r->count; i++)
        crossings += r->buf[place(r, i - 1)] < level && r->buf[place(r, i)] >= level;
    return crossings;
}
