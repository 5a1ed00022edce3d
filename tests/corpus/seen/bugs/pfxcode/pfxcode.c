#include "pfxcode.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    unsigned char symbol;
    unsigned char len; /* 0: no code */
};

struct pfx {
    unsigned used, longest;
    unsigned char len[PFX_SYMBOLS];
    unsigned short code[PFX_SYMBOLS];
    struct slot *table; /* 1 << longest */
};

/* Numbers the codes; 0 when there are more than fit. */
static int assign(pfx *p)
{
    unsigned count[PFX_LONGEST + 1] = {0}, next[PFX_LONGEST + 1] = {0};
    unsigned code = 0;

    for (unsigned s = 0; s < PFX_SYMBOLS; s++)
        if (p->len[s])
            count[p->len[s]]++;
    for (unsigned l = 1; l <= PFX_LONGEST; l++) {
        code = (code + count[l - 1]) << 1;
        next[l] = code;
        if (code + count[l] > 1u << l)
            return 0;
    }
    for (unsigned s = 0; s < PFX_SYMBOLS; s++)
        if (p->len[s])
            p->code[s] = (unsigned short)next[p->len[s]]++;
    return 1;
}

/* Spreads the codes over the lookup table. */
static int fill(pfx *p)
{
    size_t size = (size_t)1 << p->longest, at = 0;

    p->table = malloc(size * sizeof *p->table);
    if (!p->table)
        return 0;
    if (p->used == 1) {
        unsigned s = 0;
        while (!p->len[s])
            s++;
        p->table[0].symbol = (unsigned char)s;
        p->table[0].len = p->len[s];
        return 1;
    }
    for (unsigned l = 1; l <= p->longest; l++) {
        size_t span = (size_t)1 << (p->longest - l);
        for (unsigned s = 0; s < PFX_SYMBOLS; s++) {
            if (p->len[s] != l)
                continue;
            for (size_t i = 0; i < span; i++, at++) {
                p->table[at].symbol = (unsigned char)s;
                p->table[at].len = (unsigned char)l;
            }
        }
    }
    for (; at < size; at++) {
        p->table[at].symbol = 0;
        p->table[at].len = 0;
    }
    return 1;
}

pfx *pfx_new(const unsigned char *len, size_t n)
{
    pfx *p;

    if (n > PFX_SYMBOLS)
        return NULL;
    p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        if (len[i] > PFX_LONGEST) {
            free(p);
            return NULL;
        }
        p->len[i] = len[i];
        p->used += len[i] != 0;
        if (len[i] > p->longest)
            p->longest = len[i];
    }
    if (p->used == 0 || !assign(p) || !fill(p)) {
        free(p);
        return NULL;
    }
    return p;
}

void pfx_free(pfx *p)
{
    if (p) {
        free(p->table);
        free(p);
    }
}

unsigned pfx_used(const pfx *p)
{
    return p->used;
}

unsigned pfx_longest(const pfx *p)
{
    return p->longest;
}

unsigned pfx_code(const pfx *p, unsigned symbol, unsigned *code)
{
    if (symbol >= PFX_SYMBOLS || !p->len[symbol])
        return 0;
    *code = p->code[symbol];
    return p->len[symbol];
}

long pfx_measure(const pfx *p, const unsigned char *sym, size_t n)
{
    long bits = 0;

    for (size_t i = 0; i < n; i++) {
        if (!p->len[sym[i]])
            return PFX_EBAD;
        bits += p->len[sym[i]];
        if (bits > PFX_BITS)
            return PFX_ERANGE;
    }
    return bits;
}

long pfx_encode(const pfx *p, const unsigned char *sym, size_t n, unsigned char *out, size_t cap)
{
    long bits = pfx_measure(p, sym, n);
    size_t at = 0, bytes;

    if (bits < 0)
        return bits;
    bytes = ((size_t)bits + 7) / 8;
    if (bytes > cap)
        return PFX_ESPACE;
    if (bytes)
        memset(out, 0, bytes);
    for (size_t i = 0; i < n; i++) {
        unsigned l = p->len[sym[i]], code = p->code[sym[i]];
        while (l--) {
            if (code >> l & 1)
                out[at >> 3] |= (unsigned char)(0x80u >> (at & 7));
            at++;
        }
    }
    return bits;
}

/* The next `want` bits at `at`, with zeros after the end. */
static unsigned peek(const unsigned char *in, size_t nbits, size_t at, unsigned want)
{
    unsigned value = 0;

    for (; want; want--, at++) {
        value <<= 1;
        if (at < nbits)
            value |= in[at >> 3] >> (7 - (at & 7)) & 1u;
    }
    return value;
}

long pfx_decode(const pfx *p, const unsigned char *in, size_t nbits, unsigned char *out, size_t cap)
{
    size_t at = 0, n = 0;

    if (nbits > (size_t)PFX_BITS)
        return PFX_ERANGE;
    while (at < nbits) {
        const struct slot *slot = &p->table[peek(in, nbits, at, p->longest)];
        if (slot->len == 0 || slot->len > nbits - at)
            return PFX_EBAD;
        if (n == cap)
            return PFX_ESPACE;
        out[n++] = slot->symbol;
        at += slot->len;
    }
    return (long)n;
}
