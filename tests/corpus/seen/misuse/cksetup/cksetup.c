#include "cksetup.h"

#include <stdlib.h>

static uint32_t *table;
static uint32_t in_force;

int ck_setup(uint32_t poly)
{
    uint32_t *t = malloc(256 * sizeof *t);

    if (t == NULL)
        return -1;
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;

        for (int k = 0; k < 8; k++)
            c = c & 1 ? c >> 1 ^ poly : c >> 1;
        t[i] = c;
    }
    free(table);
    table = t;
    in_force = poly;
    return 0;
}

void ck_done(void)
{
    free(table);
    table = NULL;
    in_force = 0;
}

uint32_t ck_poly(void)
{
    return in_force;
}

ck_sum ck_begin(void)
{
    ck_sum s = { table, 0xffffffffu };
    return s;
}

void ck_add(ck_sum *s, const void *data, size_t n)
{
    const unsigned char *p = data;

    for (size_t i = 0; i < n; i++)
        s->state = s->table[(s->state ^ p[i]) & 0xff] ^ s->state >> 8;
}

uint32_t ck_value(const ck_sum *s)
{
    return ~s->state;
}

uint32_t ck_of(const void *data, size_t n)
{
    ck_sum s = ck_begin();

    ck_add(&s, data, n);
    return ck_value(&s);
}

char *ck_hex(uint32_t value, char *out)
{
    for (int i = 7; i >= 0; i--) {
        out[i] = "0123456789abcdef"[value & 15];
        value >>= 4;
    }
    out[8] = '\0';
    return out;
}

void ck_seal(unsigned char *data, size_t n)
{
    uint32_t v = ck_of(data, n);

    for (int i = 0; i < 4; i++)
        data[n + (size_t)i] = (unsigned char)(v >> 8 * i);
}

int ck_check(const unsigned char *data, size_t n)
{
    uint32_t v;

    if (n < 4)
        return 0;
    v = ck_of(data, n - 4);
    for (size_t i = 0; i < 4; i++)
        if (data[n - 4 + i] != (unsigned char)(v >> 8 * i))
            return 0;
    return 1;
}
