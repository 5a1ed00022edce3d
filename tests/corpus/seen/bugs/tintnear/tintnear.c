#include "tintnear.h"

#include <math.h>
#include <string.h>

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool tint_parse(const char *text, tint *out)
{
    unsigned char byte[3];
    size_t digits;

    if (text[0] != '#')
        return false;
    digits = strlen(++text);
    if (digits != 3 && digits != 6)
        return false;
    for (size_t i = 0; i < 3; i++) {
        int high = hex(text[i * digits / 3]);
        int low = hex(text[i * digits / 3 + digits / 6]);
        if (high < 0 || low < 0)
            return false;
        byte[i] = (unsigned char)(high * 16 + low);
    }
    *out = (tint){ byte[0], byte[1], byte[2] };
    return true;
}

void tint_format(tint c, char out[8])
{
    static const char digit[] = "0123456789abcdef";
    const unsigned char byte[3] = { c.r, c.g, c.b };

    *out++ = '#';
    for (int i = 0; i < 3; i++) {
        *out++ = digit[byte[i] >> 4];
        *out++ = digit[byte[i] & 15];
    }
    *out = '\0';
}

tint_hsl tint_to_hsl(tint c)
{
    double r = c.r / 255.0, g = c.g / 255.0, b = c.b / 255.0;
    double max = fmax(r, fmax(g, b)), min = fmin(r, fmin(g, b));
    double range = max - min;
    tint_hsl hsl = { 0, 0, (max + min) / 2 };

    if (range <= 0)
        return hsl;
    hsl.s = range / (hsl.l > 0.5 ? 2 - max - min : max + min);
    if (hsl.s > 1)
        hsl.s = 1;
    if (max == r)
        hsl.h = (g - b) / range;
    else if (max == g)
        hsl.h = (b - r) / range + 2;
    else
        hsl.h = (r - g) / range + 4;
    hsl.h *= 60;
    if (hsl.h < 0)
        hsl.h += 360;
    if (hsl.h >= 360)
        hsl.h = 0;
    return hsl;
}

static double unit(double x)
{
    if (!(x > 0))
        return 0;
    return x < 1 ? x : 1;
}

static unsigned char to_byte(double x)
{
    return (unsigned char)lround(unit(x) * 255);
}

static double channel(double low, double high, double h)
{
    h = fmod(h + 360, 360);
    if (h < 60)
        return low + (high - low) * h / 60;
    if (h < 180)
        return high;
    if (h < 240)
        return low + (high - low) * (240 - h) / 60;
    return low;
}

tint tint_from_hsl(tint_hsl hsl)
{
    double h = isfinite(hsl.h) ? fmod(hsl.h, 360) : 0;
    double s = unit(hsl.s), l = unit(hsl.l);
    double high = l < 0.5 ? l * (1 + s) : l + s - l * s;
    double low = 2 * l - high;

    if (h < 0)
        h += 360;
    return (tint){ to_byte(channel(low, high, h + 120)), to_byte(channel(low, high, h)),
                   to_byte(channel(low, high, h + 240)) };
}

bool tint_eq(tint a, tint b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

unsigned tint_hash(tint c)
{
    unsigned x = (unsigned)c.r << 16 | (unsigned)c.g << 8 | c.b;

    x *= 2654435761u;
    return x ^ x >> 15;
}

int tint_cmp(const void *a, const void *b)
{
    const tint *x = a, *y = b;

    if (x->r != y->r)
        return x->r < y->r ? -1 : 1;
    if (x->g != y->g)
        return x->g < y->g ? -1 : 1;
    if (x->b != y->b)
        return x->b < y->b ? -1 : 1;
    return 0;
}

static bool within(double difference, double tolerance)
{
    /* a little slack for tolerances such as 0.1 */
    return fabs(difference) <= (tolerance > 0 ? tolerance : 0) + 1e-9;
}

bool tint_alike(tint a, tint b, tint_tol tol)
{
    tint_hsl x = tint_to_hsl(a), y = tint_to_hsl(b);
    double arc = fabs(x.h - y.h);

    if (!within(x.l - y.l, tol.light) || !within(x.s - y.s, tol.sat))
        return false;
    if (y.s == 0)
        return true;
    if (arc > 180)
        arc = 360 - arc;
    return within(arc, tol.hue);
}

size_t tint_find(const tint *palette, size_t n, tint c, tint_tol tol)
{
    size_t i = 0;

    while (i < n && !tint_alike(palette[i], c, tol))
        i++;
    return i;
}

static unsigned char mix_byte(unsigned char a, unsigned char b, double t)
{
    return (unsigned char)lround(a + (b - a) * t);
}

tint tint_mix(tint a, tint b, double t)
{
    t = unit(t);
    return (tint){ mix_byte(a.r, b.r, t), mix_byte(a.g, b.g, t), mix_byte(a.b, b.b, t) };
}

tint tint_grey(tint c)
{
    unsigned char grey = to_byte(tint_to_hsl(c).l);

    return (tint){ grey, grey, grey };
}
