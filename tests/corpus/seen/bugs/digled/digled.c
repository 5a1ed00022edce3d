#include "digled.h"

#include <string.h>

static const uint8_t hexglyph[16] = {
    0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07,
    0x7f, 0x6f, 0x77, 0x7c, 0x39, 0x5e, 0x79, 0x71
};

void dl_init(digled_t *d, int ndig)
{
    if (ndig < 1)
        ndig = 1;
    if (ndig > DL_MAX)
        ndig = DL_MAX;
    d->ndig = (uint8_t)ndig;
    memset(d->seg, 0, sizeof d->seg);
}

void dl_clear(digled_t *d)
{
    memset(d->seg, 0, sizeof d->seg);
}

static int dashes(digled_t *d)
{
    memset(d->seg, DL_DASH, d->ndig);
    return -1;
}

int dl_dec(digled_t *d, int32_t v, unsigned frac)
{
    uint32_t mag = v < 0 ? 0u - (uint32_t)v : (uint32_t)v;
    unsigned done = 0;
    int pos = d->ndig - 1;

    dl_clear(d);
    do {
        if (pos < 0)
            return dashes(d);
        d->seg[pos] = hexglyph[mag % 10];
        if (done == frac && frac > 0)
            d->seg[pos] |= DL_DOT;
        mag /= 10;
        pos--;
        done++;
    } while (mag > 0 || done <= frac);
    if (v < 0) {
        if (pos < 0)
            return dashes(d);
        d->seg[pos] = DL_DASH;
    }
    return 0;
}

int dl_hex(digled_t *d, uint32_t v)
{
    int pos;

    if (v >> (4 * d->ndig) != 0)
        return dashes(d);
    for (pos = d->ndig - 1; pos >= 0; pos--) {
        d->seg[pos] = hexglyph[v & 15];
        v >>= 4;
    }
    return 0;
}

int dl_text(digled_t *d, const char *s)
{
    int pos = 0;

    dl_clear(d);
    for (; *s != '\0'; s++) {
        if (*s == '.' && pos > 0 && !(d->seg[pos - 1] & DL_DOT)) {
            d->seg[pos - 1] |= DL_DOT;
            continue;
        }
        if (pos == d->ndig)
            break;
        d->seg[pos++] = *s == '.' ? (uint8_t)DL_DOT : dl_glyph(*s);
    }
    return pos;
}

void dl_scroll(digled_t *d, int n)
{
    int w = d->ndig;

    if (n >= w || n <= -w) {
        dl_clear(d);
    } else if (n > 0) {
        memmove(d->seg, d->seg + n, (size_t)(w - n));
        memset(d->seg + (w - n), 0, (size_t)n);
    } else if (n < 0) {
        memmove(d->seg - n, d->seg, (size_t)(w + n));
        memset(d->seg, 0, (size_t)-n);
    }
}

uint8_t dl_glyph(int c)
{
    if (c >= '0' && c <= '9')
        return hexglyph[c - '0'];
    if (c >= 'a' && c <= 'f')
        return hexglyph[c - 'a' + 10];
    if (c >= 'A' && c <= 'F')
        return hexglyph[c - 'A' + 10];
    switch (c) {
    case '-':           return DL_DASH;
    case '_':           return 0x08;
    case '=':           return 0x48;
    case 'h':           return 0x74;
    case 'H':           return 0x76;
    case 'L': case 'l': return 0x38;
    case 'n':           return 0x54;
    case 'o':           return 0x5c;
    case 'P': case 'p': return 0x73;
    case 'r':           return 0x50;
    case 't':           return 0x78;
    case 'U': case 'u': return 0x3e;
    default:            return 0;
    }
}

int dl_read(const digled_t *d, int pos)
{
    int v;

    if (pos < 0 || pos >= d->ndig)
        return -1;
    for (v = 0; v < 16; v++)
        if (hexglyph[v] == (d->seg[pos] & 0x7f))
            return v;
    return -1;
}
