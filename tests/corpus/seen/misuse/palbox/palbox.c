#include "palbox.h"

#include <assert.h>
#include <string.h>

#define MASK 0xffffffu

static const pal_colour ansi[] = {
    0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
};
static const pal_colour grey4[] = {0x000000, 0x555555, 0xaaaaaa, 0xffffff};
static const pal_colour web[] = {
    0xffffff, 0xc0c0c0, 0x808080, 0x000000, 0xff0000, 0x800000, 0xffff00, 0x808000,
    0x00ff00, 0x008000, 0x00ffff, 0x008080, 0x0000ff, 0x000080, 0xff00ff, 0x800080,
};

static const struct {
    const char *name;
    const pal_colour *at;
    size_t count;
} builtins[] = {
    {"ansi", ansi, sizeof ansi / sizeof *ansi},
    {"grey4", grey4, sizeof grey4 / sizeof *grey4},
    {"web", web, sizeof web / sizeof *web},
};

static unsigned channel(pal_colour c, int i)
{
    return c >> (8 * i) & 0xff;
}

void pal_init(palette *p, pal_colour *storage, size_t room)
{
    p->at = storage;
    p->count = 0;
    p->room = room;
}

bool pal_add(palette *p, pal_colour c)
{
    if (p->count == p->room)
        return false;
    p->at[p->count++] = c & MASK;
    return true;
}

bool pal_ramp(palette *p, pal_colour a, pal_colour b, size_t steps)
{
    if (steps > p->room - p->count)
        return false;
    for (size_t s = 0; s < steps; s++) {
        double t = steps > 1 ? (double)s / (double)(steps - 1) : 0;
        pal_colour c = 0;

        for (int i = 0; i < 3; i++) {
            double from = channel(a, i), to = channel(b, i);

            c |= (pal_colour)(from + (to - from) * t + 0.5) << (8 * i);
        }
        pal_add(p, c);
    }
    return true;
}

bool pal_builtin(palette *p, const char *name)
{
    if (!name)
        return false;
    for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++) {
        if (strcmp(builtins[i].name, name) != 0)
            continue;
        if (builtins[i].count > p->room - p->count)
            return false;
        for (size_t k = 0; k < builtins[i].count; k++)
            pal_add(p, builtins[i].at[k]);
        return true;
    }
    return false;
}

size_t pal_count(const palette *p)
{
    return p->count;
}

pal_colour pal_get(const palette *p, size_t i)
{
    return p->at[i];
}

size_t pal_nearest(const palette *p, pal_colour c)
{
    size_t best = 0;
    long least = -1;

    assert(p->count > 0);
    for (size_t i = 0; i < p->count; i++) {
        long sum = 0;

        for (int k = 0; k < 3; k++) {
            long d = (long)channel(p->at[i], k) - (long)channel(c, k);

            sum += d * d;
        }
        if (least < 0 || sum < least) {
            least = sum;
            best = i;
        }
    }
    return best;
}

size_t pal_index(const palette *p, pal_colour c)
{
    size_t i = 0;

    while (i < p->count && p->at[i] != (c & MASK))
        i++;
    return i;
}

char *pal_hex(pal_colour c, char *out)
{
    static const char digits[] = "0123456789abcdef";

    out[0] = '#';
    for (int i = 0; i < 6; i++)
        out[1 + i] = digits[c >> (20 - 4 * i) & 15];
    out[7] = '\0';
    return out;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool pal_parse(const char *text, pal_colour *c)
{
    pal_colour value = 0;
    size_t n = 0;

    if (!text || *text != '#')
        return false;
    for (text++; text[n]; n++) {
        int v = hex_value(text[n]);

        if (v < 0 || n == 6)
            return false;
        value = value << 4 | (pal_colour)v;
    }
    if (n == 3)
        value = (value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11;
    else if (n != 6)
        return false;
    *c = value;
    return true;
}

void pal_clear(palette *p)
{
    p->count = 0;
}
