#include "surropack.h"

#include <stdlib.h>

static int is_high(uint32_t u)
{
    return u >= 0xD800 && u <= 0xDBFF;
}

static int is_low(uint32_t u)
{
    return u >= 0xDC00 && u <= 0xDFFF;
}

static uint32_t scalar(uint32_t cp)
{
    if (cp > 0x10FFFF || is_high(cp) || is_low(cp))
        return SP_REPLACEMENT;
    return cp;
}

uint32_t sp_next16(const uint16_t *s, size_t n, size_t *pos)
{
    size_t i = *pos;
    if (i >= n)
        return SP_END;
    uint32_t u = s[i];
    *pos = i + 1;
    if (is_high(u) && n - i > 1 && is_low(s[i + 1])) {
        *pos = i + 2;
        return 0x10000 + ((u - 0xD800) << 10) + (s[i + 1] - UINT32_C(0xDC00));
    }
    return scalar(u);
}

uint32_t sp_next8(const char *s, size_t n, size_t *pos)
{
    size_t i = *pos;
    if (i >= n)
        return SP_END;
    const unsigned char *p = (const unsigned char *)s + i;
    size_t left = n - i;
    *pos = i + 1;

    uint32_t cp, least;
    size_t more;
    if (p[0] < 0x80)
        return p[0];
    if (p[0] >= 0xC2 && p[0] <= 0xDF) {
        cp = p[0] & 0x1Fu;
        more = 1;
        least = 0x80;
    } else if (p[0] >= 0xE0 && p[0] <= 0xEF) {
        cp = p[0] & 0x0Fu;
        more = 2;
        least = 0x800;
    } else if (p[0] >= 0xF0 && p[0] <= 0xF4) {
        cp = p[0] & 0x07u;
        more = 3;
        least = 0x10000;
    } else {
        return SP_REPLACEMENT;
    }
    if (left <= more)
        return SP_REPLACEMENT;
    for (size_t k = 1; k <= more; k++) {
        if ((p[k] & 0xC0) != 0x80)
            return SP_REPLACEMENT;
        cp = cp << 6 | (p[k] & 0x3Fu);
    }
    if (cp < least || scalar(cp) != cp)
        return SP_REPLACEMENT;
    *pos = i + 1 + more;
    return cp;
}

size_t sp_put8(uint32_t cp, char *out)
{
    cp = scalar(cp);
    if (cp < 0x80) {
        out[0] = (char)cp;
        return 1;
    }
    if (cp < 0x800) {
        out[0] = (char)(0xC0 | cp >> 6);
        out[1] = (char)(0x80 | (cp & 0x3F));
        return 2;
    }
    if (cp < 0x10000) {
        out[0] = (char)(0xE0 | cp >> 12);
        out[1] = (char)(0x80 | (cp >> 6 & 0x3F));
        out[2] = (char)(0x80 | (cp & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | cp >> 18);
    out[1] = (char)(0x80 | (cp >> 12 & 0x3F));
    out[2] = (char)(0x80 | (cp >> 6 & 0x3F));
    out[3] = (char)(0x80 | (cp & 0x3F));
    return 4;
}

size_t sp_put16(uint32_t cp, uint16_t *out)
{
    cp = scalar(cp);
    if (cp < 0x10000) {
        out[0] = (uint16_t)cp;
        return 1;
    }
    cp -= 0x10000;
    out[0] = (uint16_t)(0xD800 + (cp >> 10));
    out[1] = (uint16_t)(0xDC00 + (cp & 0x3FF));
    return 2;
}

size_t sp_len8(const uint16_t *s, size_t n)
{
    size_t bytes = 0;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < 0x80) {
            bytes += 1;
        } else if (s[i] < 0x800) {
            bytes += 2;
        } else if (is_high(s[i]) && n - i > 1) {
            bytes += 4;
            i++;
        } else {
            bytes += 3;
        }
    }
    return bytes;
}

size_t sp_len16(const char *s, size_t n)
{
    size_t units = 0, pos = 0;
    uint32_t cp;
    while ((cp = sp_next8(s, n, &pos)) != SP_END)
        units += cp >= 0x10000 ? 2 : 1;
    return units;
}

char *sp_to8(const uint16_t *s, size_t n, size_t *len)
{
    char *out = malloc(sp_len8(s, n) + 1);
    if (!out)
        return NULL;
    size_t used = 0, pos = 0;
    uint32_t cp;
    while ((cp = sp_next16(s, n, &pos)) != SP_END)
        used += sp_put8(cp, out + used);
    out[used] = '\0';
    if (len)
        *len = used;
    return out;
}

uint16_t *sp_to16(const char *s, size_t n, size_t *len)
{
    size_t units = sp_len16(s, n);
    if (units >= SIZE_MAX / sizeof(uint16_t))
        return NULL;
    uint16_t *out = malloc((units + 1) * sizeof *out);
    if (!out)
        return NULL;
    size_t used = 0, pos = 0;
    uint32_t cp;
    while ((cp = sp_next8(s, n, &pos)) != SP_END)
        used += sp_put16(cp, out + used);
    out[used] = 0;
    if (len)
        *len = used;
    return out;
}

int sp_valid16(const uint16_t *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (is_low(s[i]))
            return 0;
        if (is_high(s[i])) {
            if (n - i < 2 || !is_low(s[i + 1]))
                return 0;
            i++;
        }
    }
    return 1;
}

int sp_cmp16(const uint16_t *a, size_t na, const uint16_t *b, size_t nb)
{
    size_t i = 0, j = 0;
    for (;;) {
        uint32_t x = sp_next16(a, na, &i), y = sp_next16(b, nb, &j);
        if (x == SP_END || y == SP_END)
            return (y == SP_END) - (x == SP_END);
        if (x != y)
            return x < y ? -1 : 1;
    }
}
