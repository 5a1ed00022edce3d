#include "labpatch.h"

#include <assert.h>

/* Jumps to a label that is not bound yet are chained through their operands,
 * as position + 1; 0 ends the chain. */

void lp_init(lp *p, uint8_t *buf, size_t cap)
{
    p->buf = buf;
    p->cap = cap < LP_MAX ? cap : LP_MAX;
    p->at = 0;
    p->nlab = 0;
    p->sealed = 0;
}

size_t lp_room(const lp *p)
{
    return p->cap - p->at;
}

size_t lp_here(const lp *p)
{
    return p->at;
}

void lp_byte(lp *p, uint8_t b)
{
    assert(!p->sealed);
    p->buf[p->at++] = b;
}

static void put(uint8_t *at, int32_t v)
{
    at[0] = (uint8_t)v;
    at[1] = (uint8_t)((uint32_t)v >> 8);
}

static int32_t get(const uint8_t *at)
{
    return at[0] | at[1] << 8;
}

void lp_word(lp *p, uint16_t w)
{
    lp_byte(p, (uint8_t)w);
    lp_byte(p, (uint8_t)(w >> 8));
}

int lp_label(lp *p)
{
    if (p->nlab == LP_LABELS)
        return -1;
    p->lab[p->nlab].pos = -1;
    p->lab[p->nlab].chain = 0;
    return p->nlab++;
}

static void check(const lp *p, int label)
{
    assert(label >= 0 && label < p->nlab);
    (void)p;
    (void)label;
}

int lp_bound(const lp *p, int label)
{
    check(p, label);
    return p->lab[label].pos >= 0;
}

void lp_bind(lp *p, int label)
{
    assert(!lp_bound(p, label));
    int32_t here = (int32_t)p->at, at = p->lab[label].chain;
    while (at) {
        uint8_t *operand = p->buf + (at - 1);
        int32_t next = get(operand);
        put(operand, here - (at + 1));
        at = next;
    }
    p->lab[label].pos = here;
    p->lab[label].chain = 0;
}

void lp_jump(lp *p, uint8_t op, int label)
{
    check(p, label);
    int32_t at = (int32_t)p->at + 1;
    lp_byte(p, op);
    if (lp_bound(p, label)) {
        lp_word(p, (uint16_t)(p->lab[label].pos - (at + 2)));
    } else {
        lp_word(p, (uint16_t)p->lab[label].chain);
        p->lab[label].chain = at + 1;
    }
}

size_t lp_seal(lp *p)
{
    for (int i = 0; i < p->nlab; i++)
        assert(p->lab[i].chain == 0);
    p->sealed = 1;
    return p->at;
}

long lp_target(const uint8_t *code, size_t at)
{
    int32_t d = get(code + at + 1);
    if (d >= 0x8000)
        d -= 0x10000;
    return (long)at + 3 + d;
}
