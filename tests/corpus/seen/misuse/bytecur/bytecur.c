#include "bytecur.h"

#include <string.h>

bytecur bytecur_from(const void *data, size_t size)
{
    static const uint8_t none;
    bytecur c = {size == 0 ? &none : data, NULL};
    c.end = c.pos + size;
    return c;
}

size_t bytecur_left(const bytecur *c)
{
    return (size_t)(c->end - c->pos);
}

bool bytecur_has(const bytecur *c, size_t n)
{
    return n <= bytecur_left(c);
}

uint8_t bytecur_u8(bytecur *c)
{
    return *c->pos++;
}

uint16_t bytecur_u16(bytecur *c)
{
    unsigned high = bytecur_u8(c);
    return (uint16_t)(high << 8 | bytecur_u8(c));
}

uint32_t bytecur_u32(bytecur *c)
{
    uint32_t high = bytecur_u16(c);
    return high << 16 | bytecur_u16(c);
}

void bytecur_copy(bytecur *c, void *to, size_t n)
{
    if (n == 0)
        return;
    memmove(to, c->pos, n);
    c->pos += n;
}

bytecur bytecur_sub(bytecur *c, size_t n)
{
    bytecur sub = {c->pos, c->pos + n};
    c->pos += n;
    return sub;
}

bool bytecur_find(bytecur *c, uint8_t value)
{
    for (const uint8_t *p = c->pos; p != c->end; p++)
        if (*p == value) {
            c->pos = p + 1;
            return true;
        }
    return false;
}

bool bytecur_same(const bytecur *a, const bytecur *b)
{
    size_t left = bytecur_left(a);
    return left == bytecur_left(b) && memcmp(a->pos, b->pos, left) == 0;
}
