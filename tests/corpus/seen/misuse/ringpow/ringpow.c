#include "ringpow.h"

#include <assert.h>

void rp_init(ringpow *r, uint8_t *mem, uint32_t size)
{
    assert(size != 0 && (size & (size - 1)) == 0);
    r->mem = mem;
    r->mask = size - 1;
    r->rd = r->wr = 0;
}

uint32_t rp_used(const ringpow *r)
{
    return r->wr - r->rd;
}

uint32_t rp_space(const ringpow *r)
{
    return r->mask + 1 - rp_used(r);
}

bool rp_put(ringpow *r, uint8_t byte)
{
    if (rp_space(r) == 0)
        return false;
    r->mem[r->wr++ & r->mask] = byte;
    return true;
}

bool rp_get(ringpow *r, uint8_t *byte)
{
    if (rp_used(r) == 0)
        return false;
    *byte = r->mem[r->rd++ & r->mask];
    return true;
}

uint32_t rp_write(ringpow *r, const uint8_t *from, uint32_t n)
{
    uint32_t done = 0;
    while (done < n && rp_put(r, from[done]))
        done++;
    return done;
}

uint32_t rp_read(ringpow *r, uint8_t *to, uint32_t n)
{
    uint32_t done = 0;
    while (done < n && rp_get(r, to + done))
        done++;
    return done;
}

uint8_t rp_peek(const ringpow *r, uint32_t at)
{
    assert(at < rp_used(r));
    return r->mem[(r->rd + at) & r->mask];
}

void rp_skip(ringpow *r, uint32_t n)
{
    assert(n <= rp_used(r));
    r->rd += n;
}

void rp_clear(ringpow *r)
{
    r->rd = r->wr = 0;
}
