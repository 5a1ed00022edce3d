#include "wtfconv.h"

#include <stdlib.h>

#define REPLACEMENT 0xFFFDu

static int is_high(uint32_t u)
{
    return u >= 0xD800 && u <= 0xDBFF;
}

static int is_low(uint32_t u)
{
    return u >= 0xDC00 && u <= 0xDFFF;
}

/* One step; *ok tells whether the input was well-formed. */
static size_t step16(const uint16_t *s, size_t n, uint32_t *cp, int *ok)
{
    uint32_t u = s[0];

    *ok = 1;
    if (is_high(u) && n > 1 && is_low(s[1])) {
        *cp = 0x10000u + ((u - 0xD800u) << 10) + (s[1] - 0xDC00u);
        return 2;
    }
    if (is_high(u) || is_low(u)) {
        *ok = 0;
        u = REPLACEMENT;
    }
    *cp = u;
    return 1;
}

static size_t step8(const char *s, size_t n, uint32_t *cp, int *ok)
{
    const unsigned char *b = (const unsigned char *)s;
    uint32_t c, least;
    size_t want, i;

    *ok = 1;
    if (b[0] < 0x80) {
        *cp = b[0];
        return 1;
    }
    if (b[0] >= 0xC2 && b[0] <= 0xDF) {
        want = 2;
        c = b[0] & 0x1Fu;
        least = 0x80;
    } else if (b[0] >= 0xE0 && b[0] <= 0xEF) {
        want = 3;
        c = b[0] & 0x0Fu;
        least = 0x800;
    } else if (b[0] >= 0xF0 && b[0] <= 0xF4) {
        want = 4;
        c = b[0] & 0x07u;
        least = 0x10000;
    } else {
        goto bad;
    }
    if (n < want)
        goto bad;
    for (i = 1; i < want; i++) {
        if ((b[i] & 0xC0) != 0x80)
            goto bad;
        c = c << 6 | (b[i] & 0x3Fu);
    }
    if (c < least || c > 0x10FFFF || is_high(c) || is_low(c))
        goto bad;
    *cp = c;
    return want;
bad:
    *ok = 0;
    *cp = REPLACEMENT;
    return 1;
}

static size_t size8(uint32_t cp)
{
    return cp < 0x80 ? 1 : cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
}

static char *put8(char *out, uint32_t cp)
{
    if (cp < 0x80) {
        *out++ = (char)cp;
    } else if (cp < 0x800) {
        *out++ = (char)(0xC0 | cp >> 6);
        *out++ = (char)(0x80 | (cp & 0x3F));
    } else if (cp < 0x10000) {
        *out++ = (char)(0xE0 | cp >> 12);
        *out++ = (char)(0x80 | (cp >> 6 & 0x3F));
        *out++ = (char)(0x80 | (cp & 0x3F));
    } else {
        *out++ = (char)(0xF0 | cp >> 18);
        *out++ = (char)(0x80 | (cp >> 12 & 0x3F));
        *out++ = (char)(0x80 | (cp >> 6 & 0x3F));
        *out++ = (char)(0x80 | (cp & 0x3F));
    }
    return out;
}

static uint16_t *put16(uint16_t *out, uint32_t cp)
{
    if (cp < 0x10000) {
        *out++ = (uint16_t)cp;
    } else {
        *out++ = (uint16_t)(0xD800 + ((cp - 0x10000) >> 10));
        *out++ = (uint16_t)(0xDC00 + ((cp - 0x10000) & 0x3FF));
    }
    return out;
}

size_t wtf16_next(const uint16_t *s, size_t n, uint32_t *cp)
{
    int ok;

    return n == 0 ? 0 : step16(s, n, cp, &ok);
}

size_t wtf8_next(const char *s, size_t n, uint32_t *cp)
{
    int ok;

    return n == 0 ? 0 : step8(s, n, cp, &ok);
}

int wtf16_valid(const uint16_t *s, size_t n)
{
    size_t i = 0;
    uint32_t cp;
    int ok = 1;

    while (i < n && ok)
        i += step16(s + i, n - i, &cp, &ok);
    return ok;
}

int wtf8_valid(const char *s, size_t n)
{
    size_t i = 0;
    uint32_t cp;
    int ok = 1;

    while (i < n && ok)
        i += step8(s + i, n - i, &cp, &ok);
    return ok;
}

size_t wtf16_len8(const uint16_t *s, size_t n)
{
    size_t i, len = 0;

    for (i = 0; i < n; i++) {
        if (s[i] < 0x80) {
            len += 1;
        } else if (s[i] < 0x800) {
            len += 2;
        } else if (is_high(s[i]) && n - i > 1) {
            len += 4;
            i++;
        } else {
            len += 3;
        }
    }
    return len;
}

size_t wtf8_len16(const char *s, size_t n)
{
    size_t i = 0, len = 0;
    uint32_t cp;
    int ok;

    while (i < n) {
        i += step8(s + i, n - i, &cp, &ok);
        len += cp < 0x10000 ? 1 : 2;
    }
    return len;
}

size_t wtf16_to8(const uint16_t *s, size_t n, char *out, size_t cap)
{
    size_t i = 0, len = 0;
    uint32_t cp;
    int ok;

    while (i < n) {
        i += step16(s + i, n - i, &cp, &ok);
        if (size8(cp) > cap - len)
            break;
        put8(out + len, cp);
        len += size8(cp);
    }
    return len;
}

size_t wtf8_to16(const char *s, size_t n, uint16_t *out, size_t cap)
{
    size_t i = 0, len = 0, size;
    uint32_t cp;
    int ok;

    while (i < n) {
        i += step8(s + i, n - i, &cp, &ok);
        size = cp < 0x10000 ? 1 : 2;
        if (size > cap - len)
            break;
        put16(out + len, cp);
        len += size;
    }
    return len;
}

char *wtf16_dup8(const uint16_t *s, size_t n, size_t *len)
{
    char *copy, *end;
    size_t i = 0;
    uint32_t cp;
    int ok;

    if (len != NULL)
        *len = 0;
    if (n > WTF_MAX_DUP)
        return NULL;
    copy = malloc(wtf16_len8(s, n) + 1);
    if (copy == NULL)
        return NULL;
    end = copy;
    while (i < n) {
        i += step16(s + i, n - i, &cp, &ok);
        end = put8(end, cp);
    }
    *end = '\0';
    if (len != NULL)
        *len = (size_t)(end - copy);
    return copy;
}

uint16_t *wtf8_dup16(const char *s, size_t n, size_t *len)
{
    uint16_t *copy, *end;
    size_t i = 0;
    uint32_t cp;
    int ok;

    if (len != NULL)
        *len = 0;
    if (n > WTF_MAX_DUP)
        return NULL;
    copy = malloc((wtf8_len16(s, n) + 1) * sizeof *copy);
    if (copy == NULL)
        return NULL;
    end = copy;
    while (i < n) {
        i += step8(s + i, n - i, &cp, &ok);
        end = put16(end, cp);
    }
    *end = 0;
    if (len != NULL)
        *len = (size_t)(end - copy);
    return copy;
}
