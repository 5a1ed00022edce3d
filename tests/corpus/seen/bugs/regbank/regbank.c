#include "regbank.h"

#include <stdlib.h>

struct slot {
    uint32_t value;
    uint32_t initial;
    int dirty;
};

struct regbank {
    unsigned nregs;
    struct slot slots[];
};

regbank_t *rb_open(unsigned nregs)
{
    if (nregs == 0 || nregs > RB_MAX_REGS)
        return NULL;
    regbank_t *rb = calloc(1, sizeof *rb + nregs * sizeof rb->slots[0]);
    if (rb)
        rb->nregs = nregs;
    return rb;
}

void rb_close(regbank_t *rb)
{
    free(rb);
}

int rb_read(const regbank_t *rb, unsigned reg, uint32_t *val)
{
    if (reg >= rb->nregs)
        return RB_EREG;
    *val = rb->slots[reg].value;
    return RB_OK;
}

int rb_write(regbank_t *rb, unsigned reg, uint32_t val)
{
    if (reg >= rb->nregs)
        return RB_EREG;
    rb->slots[reg].value = val;
    rb->slots[reg].dirty = 1;
    return RB_OK;
}

static int check(const regbank_t *rb, unsigned reg, unsigned lsb, unsigned width)
{
    if (reg >= rb->nregs)
        return RB_EREG;
    if (width == 0 || width > 32 || lsb > 32 - width)
        return RB_EFIELD;
    return RB_OK;
}

static uint32_t mask(unsigned width)
{
    return (UINT32_C(1) << width) - 1;
}

int rb_get_field(const regbank_t *rb, unsigned reg, unsigned lsb, unsigned width, uint32_t *val)
{
    int err = check(rb, reg, lsb, width);
    if (err)
        return err;
    *val = rb->slots[reg].value >> lsb & mask(width);
    return RB_OK;
}

int rb_set_field(regbank_t *rb, unsigned reg, unsigned lsb, unsigned width, uint32_t val)
{
    int err = check(rb, reg, lsb, width);
    if (err)
        return err;
    if (val & ~mask(width))
        return RB_EVALUE;
    uint32_t old = rb->slots[reg].value;
    return rb_write(rb, reg, (old & ~(mask(width) << lsb)) | val << lsb);
}

int rb_set_default(regbank_t *rb, unsigned reg, uint32_t val)
{
    if (reg >= rb->nregs)
        return RB_EREG;
    rb->slots[reg].initial = val;
    return RB_OK;
}

void rb_reset(regbank_t *rb)
{
    for (unsigned i = 0; i < rb->nregs; i++) {
        rb->slots[i].value = rb->slots[i].initial;
        rb->slots[i].dirty = 0;
    }
}

int rb_next_dirty(regbank_t *rb)
{
    for (unsigned i = 0; i < rb->nregs; i++) {
        if (rb->slots[i].dirty) {
            rb->slots[i].dirty = 0;
            return (int)i;
        }
    }
    return -1;
}
