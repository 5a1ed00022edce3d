#include "nsecwin.h"

#include <stdlib.h>
#include <string.h>

#define WINDOWS 256
#define OCTETS  32

struct rrset {
    uint8_t *win[WINDOWS]; /* OCTETS each, NULL as long as unused */
};

static uint8_t mask(uint16_t type)
{
    return (uint8_t)(0x80u >> (type & 7));
}

static uint8_t *window(rrset *s, unsigned w)
{
    if (s->win[w] == NULL)
        s->win[w] = calloc(OCTETS, 1);
    return s->win[w];
}

/* The highest type of a window, counted from its start; -1 of an empty one. */
static int highest(const uint8_t *bits)
{
    if (bits == NULL)
        return -1;
    for (int t = WINDOWS - 1; t >= 0; t--)
        if (bits[t / 8] & mask((uint16_t)t))
            return t;
    return -1;
}

rrset *rrset_new(void)
{
    return calloc(1, sizeof(rrset));
}

void rrset_free(rrset *s)
{
    if (s == NULL)
        return;
    for (unsigned w = 0; w < WINDOWS; w++)
        free(s->win[w]);
    free(s);
}

rrset *rrset_dup(const rrset *s)
{
    rrset *d = rrset_new();
    if (d != NULL && !rrset_merge(d, s)) {
        rrset_free(d);
        return NULL;
    }
    return d;
}

bool rrset_add(rrset *s, uint16_t type)
{
    uint8_t *bits = window(s, type >> 8);
    if (bits == NULL)
        return false;
    bits[(type & 0xff) / 8] |= mask(type);
    return true;
}

bool rrset_has(const rrset *s, uint16_t type)
{
    const uint8_t *bits = s->win[type >> 8];
    return bits != NULL && (bits[(type & 0xff) / 8] & mask(type)) != 0;
}

bool rrset_del(rrset *s, uint16_t type)
{
    if (!rrset_has(s, type))
        return false;
    s->win[type >> 8][(type & 0xff) / 8] &= (uint8_t)~mask(type);
    return true;
}

size_t rrset_count(const rrset *s)
{
    size_t n = 0;
    for (int32_t t = rrset_next(s, 0); t >= 0; t = t < 0xffff ? rrset_next(s, (uint16_t)(t + 1)) : -1)
        n++;
    return n;
}

bool rrset_merge(rrset *into, const rrset *from)
{
    for (unsigned w = 0; w < WINDOWS; w++) {
        if (from->win[w] == NULL)
            continue;
        uint8_t *bits = window(into, w);
        if (bits == NULL)
            return false;
        for (int i = 0; i < OCTETS; i++)
            bits[i] |= from->win[w][i];
    }
    return true;
}

bool rrset_equal(const rrset *a, const rrset *b)
{
    static const uint8_t none[OCTETS];
    for (unsigned w = 0; w < WINDOWS; w++) {
        const uint8_t *x = a->win[w] ? a->win[w] : none;
        const uint8_t *y = b->win[w] ? b->win[w] : none;
        if (memcmp(x, y, OCTETS) != 0)
            return false;
    }
    return true;
}

int32_t rrset_next(const rrset *s, uint16_t type)
{
    for (int32_t t = type; t <= 0xffff; t++) {
        if (s->win[t >> 8] == NULL)
            t |= 0xff; /* on to the next window */
        else if (rrset_has(s, (uint16_t)t))
            return t;
    }
    return -1;
}

uint8_t *rrset_wire(const rrset *s, size_t *len)
{
    size_t size = 0;
    for (unsigned w = 0; w < WINDOWS; w++) {
        int top = highest(s->win[w]);
        if (top >= 0)
            size += 2 + (size_t)(top + 7) / 8;
    }
    uint8_t *wire = malloc(size > 0 ? size : 1);
    if (wire == NULL)
        return NULL;

    uint8_t *p = wire;
    for (unsigned w = 0; w < WINDOWS; w++) {
        const uint8_t *bits = s->win[w];
        unsigned used = bits != NULL ? OCTETS : 0;
        while (used > 0 && bits[used - 1] == 0)
            used--;
        if (used == 0)
            continue;
        *p++ = (uint8_t)w;
        *p++ = (uint8_t)used;
        for (unsigned i = 0; i < used; i++)
            *p++ = bits[i];
    }
    *len = (size_t)(p - wire);
    return wire;
}

rrset *rrset_parse(const uint8_t *wire, size_t len)
{
    rrset *s = rrset_new();
    int last = -1;
    for (size_t at = 0; s != NULL && at < len;) {
        if (len - at < 3)
            goto malformed;
        int w = wire[at];
        size_t used = wire[at + 1];
        at += 2;
        if (w <= last || used == 0 || used > OCTETS || used > len - at || wire[at + used - 1] == 0)
            goto malformed;
        uint8_t *bits = window(s, (unsigned)w);
        if (bits == NULL)
            goto malformed;
        memcpy(bits, wire + at, used);
        at += used;
        last = w;
    }
    return s;
malformed:
    rrset_free(s);
    return NULL;
}
