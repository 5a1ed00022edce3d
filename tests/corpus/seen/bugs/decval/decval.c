#include "decval.h"

#include <string.h>

/* digit[0] is the last one; n counts the digits up to the highest that is not
 * zero, so that zero has none. */

enum { WIDE = 2 * DEC_DIGITS + 2 };

/* Makes a number of w digits; -1 when they are too many. */
static int finish(decval *r, const unsigned char *wide, int w, int places, int negative)
{
    while (w > 0 && wide[w - 1] == 0)
        w--;
    if (w > DEC_DIGITS || places > DEC_PLACES)
        return -1;
    memset(r, 0, sizeof *r);
    for (int i = 0; i < w; i++)
        r->digit[i] = wide[i];
    r->n = (unsigned char)w;
    r->places = (unsigned char)places;
    r->negative = negative != 0;
    return 0;
}

void dec_int(decval *r, int64_t value)
{
    unsigned char wide[WIDE] = { 0 };
    uint64_t u = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    int w = 0;

    while (u > 0) {
        wide[w++] = (unsigned char)(u % 10);
        u /= 10;
    }
    (void)finish(r, wide, w, 0, value < 0);
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int dec_parse(decval *r, const char *text)
{
    unsigned char found[DEC_DIGITS], wide[WIDE];
    int w = 0, places = 0, any = 0, point = 0, negative = 0;

    if (*text == '-' || *text == '+')
        negative = *text++ == '-';
    for (; is_digit(*text) || (*text == '.' && !point); text++) {
        if (*text == '.') {
            point = 1;
            continue;
        }
        any = 1;
        if (point && ++places > DEC_PLACES)
            return -1;
        if (w == 0 && *text == '0')
            continue;
        if (w == DEC_DIGITS)
            return -1;
        found[w++] = (unsigned char)(*text - '0');
    }
    if (*text || !any)
        return -1;
    for (int i = 0; i < w; i++)
        wide[i] = found[w - 1 - i];
    return finish(r, wide, w, places, negative);
}

size_t dec_text(const decval *a, char *buf)
{
    int top = a->n > a->places ? a->n : a->places + 1;
    size_t len = 0;

    if (a->negative)
        buf[len++] = '-';
    for (int i = top - 1; i >= 0; i--) {
        buf[len++] = (char)('0' + (i < a->n ? a->digit[i] : 0));
        if (i == a->places && i > 0)
            buf[len++] = '.';
    }
    buf[len] = '\0';
    return len;
}

void dec_neg(decval *r, const decval *a)
{
    *r = *a;
    r->negative = !a->negative;
}

/* The digits of a with so many places, not fewer than it has. */
static void widen(unsigned char *wide, const decval *a, int places)
{
    memset(wide, 0, WIDE);
    for (int i = 0; i < a->n; i++)
        wide[i + places - a->places] = a->digit[i];
}

static int compare_wide(const unsigned char *x, const unsigned char *y)
{
    for (int i = WIDE - 1; i >= 0; i--)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

int dec_add(decval *r, const decval *a, const decval *b)
{
    unsigned char x[WIDE], y[WIDE], z[WIDE];
    int places = a->places > b->places ? a->places : b->places;
    int carry = 0;

    widen(x, a, places);
    widen(y, b, places);
    if (a->negative == b->negative) {
        for (int i = 0; i < WIDE; i++) {
            int d = x[i] + y[i] + carry;
            z[i] = (unsigned char)(d % 10);
            carry = d / 10;
        }
        return finish(r, z, WIDE, places, a->negative);
    }
    int order = compare_wide(x, y);
    const unsigned char *big = order < 0 ? y : x, *small = order < 0 ? x : y;
    for (int i = 0; i < WIDE; i++) {
        int d = big[i] - small[i] - carry;
        carry = d < 0;
        z[i] = (unsigned char)(carry ? d + 10 : d);
    }
    int negative = order == 0 ? 0 : order < 0 ? b->negative : a->negative;
    return finish(r, z, WIDE, places, negative);
}

int dec_sub(decval *r, const decval *a, const decval *b)
{
    decval minus;

    dec_neg(&minus, b);
    return dec_add(r, a, &minus);
}

int dec_mul(decval *r, const decval *a, const decval *b)
{
    unsigned char z[WIDE] = { 0 };

    for (int i = 0; i < a->n; i++) {
        int carry = 0, k = i;
        for (int j = 0; j < b->n; j++, k++) {
            int d = z[k] + a->digit[i] * b->digit[j] + carry;
            z[k] = (unsigned char)(d % 10);
            carry = d / 10;
        }
        z[k] = (unsigned char)carry;
    }
    return finish(r, z, WIDE, a->places + b->places, a->negative != b->negative);
}

int dec_cmp(const decval *a, const decval *b)
{
    unsigned char x[WIDE], y[WIDE];
    int places = a->places > b->places ? a->places : b->places;

    if (a->n == 0 && b->n == 0)
        return 0;
    if (a->n == 0)
        return b->negative ? 1 : -1;
    if (b->n == 0)
        return a->negative ? -1 : 1;
    if (a->negative != b->negative)
        return a->negative ? -1 : 1;
    widen(x, a, places);
    widen(y, b, places);
    int order = compare_wide(x, y);
    return a->negative ? -order : order;
}

int dec_equal(const decval *a, const decval *b)
{
    return dec_cmp(a, b) == 0;
}

static uint32_t mix(uint32_t h, unsigned byte)
{
    return (h ^ byte) * 16777619u;
}

uint32_t dec_hash(const decval *a)
{
    uint32_t h = 2166136261u;
    int low = 0;

    /* Zeros at the end do not change the value. */
    while (low < a->n && a->digit[low] == 0)
        low++;
    h = mix(h, a->negative);
    if (low < a->n)
        h = mix(h, (unsigned)(low - a->places + 128));
    for (int i = low; i < a->n; i++)
        h = mix(h, a->digit[i]);
    return h;
}
