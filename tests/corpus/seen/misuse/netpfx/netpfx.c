#include "netpfx.h"

#include <stdio.h>
#include <stdlib.h>

uint32_t npx_mask(unsigned bits)
{
    return bits == 0 ? 0 : UINT32_MAX << (32 - bits);
}

struct npx npx_make(uint32_t addr, unsigned bits)
{
    struct npx p;

    p.addr = addr & npx_mask(bits);
    p.bits = bits;
    return p;
}

/* A number up to max, at most three digits. */
static int number(const char **s, unsigned max, unsigned *out)
{
    const char *p = *s;
    unsigned v = 0, digits = 0;

    for (; *p >= '0' && *p <= '9'; p++) {
        if (++digits > 3)
            return -1;
        v = v * 10 + (unsigned)(*p - '0');
    }
    if (digits == 0 || v > max || (digits > 1 && **s == '0'))
        return -1;
    *out = v;
    *s = p;
    return 0;
}

int npx_parse(struct npx *out, const char *text)
{
    uint32_t addr = 0;
    unsigned bits = 32, part;

    for (int i = 0; i < 4; i++) {
        if (i > 0 && *text++ != '.')
            return -1;
        if (number(&text, 255, &part))
            return -1;
        addr = addr << 8 | part;
    }
    if (*text == '/') {
        text++;
        if (number(&text, 32, &bits))
            return -1;
    }
    if (*text)
        return -1;
    *out = npx_make(addr, bits);
    return 0;
}

char *npx_format(struct npx p, char *buf)
{
    sprintf(buf, "%u.%u.%u.%u/%u", (unsigned)(p.addr >> 24), (unsigned)(p.addr >> 16 & 255),
            (unsigned)(p.addr >> 8 & 255), (unsigned)(p.addr & 255), p.bits);
    return buf;
}

int npx_has(struct npx p, uint32_t addr)
{
    return (addr & npx_mask(p.bits)) == p.addr;
}

int npx_covers(struct npx outer, struct npx inner)
{
    return outer.bits <= inner.bits && npx_has(outer, inner.addr);
}

int npx_compare(struct npx a, struct npx b)
{
    if (a.addr != b.addr)
        return a.addr < b.addr ? -1 : 1;
    return (a.bits > b.bits) - (a.bits < b.bits);
}

size_t npx_cut(struct npx p, unsigned bits, struct npx *out)
{
    size_t n;

    if (bits < p.bits || bits > 32 || bits - p.bits > 16)
        return 0;
    n = (size_t)1 << (bits - p.bits);
    for (size_t i = 0; i < n; i++) {
        out[i].addr = bits == 0 ? 0 : p.addr | (uint32_t)i << (32 - bits);
        out[i].bits = bits;
    }
    return n;
}

static int compare(const void *a, const void *b)
{
    return npx_compare(*(const struct npx *)a, *(const struct npx *)b);
}

size_t npx_tidy(struct npx *v, size_t n)
{
    size_t kept = 0;

    if (n == 0)
        return 0;
    qsort(v, n, sizeof *v, compare);
    for (size_t i = 0; i < n; i++)
        if (kept == 0 || !npx_covers(v[kept - 1], v[i]))
            v[kept++] = v[i];
    return kept;
}

const struct npx *npx_lookup(const struct npx *v, size_t n, uint32_t addr)
{
    size_t lo = 0, hi = n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (v[mid].addr <= addr)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo > 0 && npx_has(v[lo - 1], addr) ? &v[lo - 1] : NULL;
}
