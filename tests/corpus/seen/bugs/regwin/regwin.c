#include "regwin.h"

#include <stdlib.h>
#include <string.h>

struct regwin {
    unsigned n;
    uint8_t *val;
    uint8_t ro[RW_MAX_REGS / 8];
    uint8_t dirty[RW_MAX_REGS / 8];
};

static bool bit_get(const uint8_t *map, unsigned i)
{
    return (map[i >> 3] >> (i & 7)) & 1;
}

static void bit_put(uint8_t *map, unsigned i, bool on)
{
    uint8_t m = (uint8_t)(1u << (i & 7));

    if (on)
        map[i >> 3] |= m;
    else
        map[i >> 3] &= (uint8_t)~m;
}

regwin_t *rw_create(unsigned nregs)
{
    regwin_t *rw;

    if (nregs == 0 || nregs > RW_MAX_REGS)
        return NULL;
    rw = calloc(1, sizeof *rw);
    if (!rw)
        return NULL;
    rw->val = calloc(nregs, 1);
    if (!rw->val) {
        free(rw);
        return NULL;
    }
    rw->n = nregs;
    return rw;
}

void rw_destroy(regwin_t *rw)
{
    if (!rw)
        return;
    free(rw->val);
    free(rw);
}

unsigned rw_count(const regwin_t *rw)
{
    return rw->n;
}

rw_status_t rw_protect(regwin_t *rw, uint8_t addr, bool read_only)
{
    if (addr >= rw->n)
        return RW_ERANGE;
    bit_put(rw->ro, addr, read_only);
    return RW_OK;
}

rw_status_t rw_poke(regwin_t *rw, uint8_t addr, uint8_t value)
{
    if (addr >= rw->n)
        return RW_ERANGE;
    rw->val[addr] = value;
    return RW_OK;
}

rw_status_t rw_peek(const regwin_t *rw, uint8_t addr, uint8_t *value)
{
    if (addr >= rw->n)
        return RW_ERANGE;
    *value = rw->val[addr];
    return RW_OK;
}

static void bus_store(regwin_t *rw, unsigned addr, uint8_t value)
{
    if (rw->val[addr] == value)
        return;
    rw->val[addr] = value;
    bit_put(rw->dirty, addr, true);
}

rw_status_t rw_update(regwin_t *rw, uint8_t addr, uint8_t mask, uint8_t bits)
{
    if (addr >= rw->n)
        return RW_ERANGE;
    if (bit_get(rw->ro, addr))
        return RW_EPROTECT;
    bus_store(rw, addr, (uint8_t)((rw->val[addr] & ~mask) | (bits & mask)));
    return RW_OK;
}

rw_status_t rw_burst_read(const regwin_t *rw, uint8_t addr, uint8_t *dst, uint8_t len)
{
    uint8_t end = (uint8_t)(addr + len);

    if (len == 0)
        return RW_OK;
    if (end > rw->n)
        return RW_ERANGE;
    memcpy(dst, rw->val + addr, len);
    return RW_OK;
}

rw_status_t rw_burst_write(regwin_t *rw, uint8_t addr, const uint8_t *src, uint8_t len)
{
    unsigned i;

    if (len == 0)
        return RW_OK;
    if (addr >= rw->n || len > rw->n - addr)
        return RW_ERANGE;
    for (i = 0; i < len; i++)
        if (bit_get(rw->ro, addr + i))
            return RW_EPROTECT;
    for (i = 0; i < len; i++)
        bus_store(rw, addr + i, src[i]);
    return RW_OK;
}

unsigned rw_take_dirty(regwin_t *rw)
{
    unsigned i, n = 0;

    for (i = 0; i < rw->n; i++)
        n += bit_get(rw->dirty, i);
    memset(rw->dirty, 0, sizeof rw->dirty);
    return n;
}
