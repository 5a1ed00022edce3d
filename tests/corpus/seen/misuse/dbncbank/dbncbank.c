#include "dbncbank.h"

#include <assert.h>

void dbnc_init(dbnc_bank *b, dbnc_key *keys, unsigned n, int threshold)
{
    assert(threshold >= 1 && threshold <= 255);
    b->keys = keys;
    b->n = n;
    b->threshold = (uint8_t)threshold;
    dbnc_reset(b);
}

void dbnc_reset(dbnc_bank *b)
{
    for (unsigned i = 0; i < b->n; i++) {
        b->keys[i].level = 0;
        b->keys[i].count = 0;
        b->keys[i].presses = 0;
    }
}

dbnc_event dbnc_sample(dbnc_bank *b, unsigned key, int raw)
{
    dbnc_key *k = &b->keys[key];
    uint8_t level = raw != 0;
    if (level == k->level) {
        k->count = 0;
        return DBNC_NONE;
    }
    k->count++;
    if (k->count < b->threshold)
        return DBNC_NONE;
    k->level = level;
    k->count = 0;
    if (!level)
        return DBNC_RELEASED;
    if (k->presses < UINT16_MAX)
        k->presses++;
    return DBNC_PRESSED;
}

int dbnc_level(const dbnc_bank *b, unsigned key)
{
    return b->keys[key].level;
}

unsigned dbnc_presses(dbnc_bank *b, unsigned key)
{
    unsigned presses = b->keys[key].presses;
    b->keys[key].presses = 0;
    return presses;
}

uint32_t dbnc_levels(const dbnc_bank *b)
{
    uint32_t levels = 0;
    for (unsigned i = 0; i < b->n && i < 32; i++)
        levels |= (uint32_t)b->keys[i].level << i;
    return levels;
}

int dbnc_any(const dbnc_bank *b)
{
    for (unsigned i = 0; i < b->n; i++)
        if (b->keys[i].level)
            return 1;
    return 0;
}
