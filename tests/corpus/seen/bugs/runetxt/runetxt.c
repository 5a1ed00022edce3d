#include "runetxt.h"

#include <stdlib.h>
#include <string.h>

static int is_tail(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/* Bytes in the sequence that begins with `lead`. */
static size_t seq_width(unsigned char lead)
{
    if (lead < 0xC0)
        return 1;
    if (lead < 0xE0)
        return 2;
    if (lead < 0xF0)
        return 3;
    if (lead < 0xF8)
        return 4;
    return 1;
}

/* Decodes one sequence; *ok tells whether it is well-formed. */
static size_t decode(const char *s, uint32_t *cp, int *ok)
{
    static const uint32_t least[5] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *p = (const unsigned char *)s;
    size_t width = seq_width(p[0]);
    uint32_t value;

    *ok = 1;
    if (p[0] < 0x80) {
        *cp = p[0];
        return p[0] != 0;
    }
    *cp = RT_REPLACEMENT;
    *ok = 0;
    if (width == 1)
        return 1;
    value = p[0] & (0x7Fu >> width);
    for (size_t i = 1; i < width; i++) {
        if (!is_tail(p[i]))
            return 1;
        value = value << 6 | (p[i] & 0x3Fu);
    }
    if (value < least[width] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return 1;
    *cp = value;
    *ok = 1;
    return width;
}

size_t rt_decode(const char *s, uint32_t *cp)
{
    uint32_t value;
    int ok;
    size_t width = decode(s, &value, &ok);

    if (cp)
        *cp = value;
    return width;
}

size_t rt_encode(uint32_t cp, char out[4])
{
    if (cp < 0x80) {
        out[0] = (char)cp;
        return 1;
    }
    if (cp < 0x800) {
        out[0] = (char)(0xC0 | cp >> 6);
        out[1] = (char)(0x80 | (cp & 0x3F));
        return 2;
    }
    if (cp >= 0xD800 && cp <= 0xDFFF)
        return 0;
    if (cp < 0x10000) {
        out[0] = (char)(0xE0 | cp >> 12);
        out[1] = (char)(0x80 | (cp >> 6 & 0x3F));
        out[2] = (char)(0x80 | (cp & 0x3F));
        return 3;
    }
    if (cp > 0x10FFFF)
        return 0;
    out[0] = (char)(0xF0 | cp >> 18);
    out[1] = (char)(0x80 | (cp >> 12 & 0x3F));
    out[2] = (char)(0x80 | (cp >> 6 & 0x3F));
    out[3] = (char)(0x80 | (cp & 0x3F));
    return 4;
}

int rt_valid(const char *s)
{
    uint32_t cp;
    size_t width;
    int ok;

    while ((width = decode(s, &cp, &ok)) != 0) {
        if (!ok)
            return 0;
        s += width;
    }
    return 1;
}

size_t rt_length(const char *s)
{
    size_t count = 0, width;

    while ((width = rt_decode(s, NULL)) != 0) {
        s += width;
        count++;
    }
    return count;
}

const char *rt_offset(const char *s, size_t index)
{
    while (index > 0 && *s) {
        s += seq_width((unsigned char)*s);
        index--;
    }
    return index == 0 ? s : NULL;
}

char *rt_slice(const char *s, size_t start, size_t count)
{
    const char *from = rt_offset(s, start), *to;
    size_t size;
    char *copy;

    if (!from)
        from = s + strlen(s);
    to = from;
    while (count > 0 && *to) {
        to += rt_decode(to, NULL);
        count--;
    }
    size = (size_t)(to - from);
    copy = malloc(size + 1);
    if (!copy)
        return NULL;
    memcpy(copy, from, size);
    copy[size] = '\0';
    return copy;
}

/* Bytes that `s` takes when repaired. */
static size_t repaired_size(const char *s)
{
    size_t size = 0, width;
    uint32_t cp;
    int ok;

    while ((width = decode(s, &cp, &ok)) != 0) {
        size += ok ? width : 3;
        s += width;
    }
    return size;
}

char *rt_repair(const char *s)
{
    size_t width;
    uint32_t cp;
    char *copy = malloc(repaired_size(s) + 1), *at = copy;

    if (!copy)
        return NULL;
    while ((width = rt_decode(s, &cp)) != 0) {
        at += rt_encode(cp, at);
        s += width;
    }
    *at = '\0';
    return copy;
}

char *rt_reverse(const char *s)
{
    size_t size = repaired_size(s), width;
    uint32_t cp;
    char *copy = malloc(size + 1), *at, bytes[4];

    if (!copy)
        return NULL;
    at = copy + size;
    *at = '\0';
    while ((width = rt_decode(s, &cp)) != 0) {
        size_t n = rt_encode(cp, bytes);

        at -= n;
        memcpy(at, bytes, n);
        s += width;
    }
    return copy;
}

const char *rt_find(const char *s, uint32_t cp)
{
    uint32_t here;
    size_t width;

    while ((width = rt_decode(s, &here)) != 0) {
        if (here == cp)
            return s;
        s += width;
    }
    return NULL;
}

static uint32_t fold(uint32_t cp)
{
    if ((cp >= 'A' && cp <= 'Z') || (cp >= 0xC0 && cp <= 0xDE && cp != 0xD7))
        return cp + 0x20;
    return cp;
}

int rt_casecmp(const char *a, const char *b)
{
    for (;;) {
        uint32_t ca, cb;
        size_t wa = rt_decode(a, &ca), wb = rt_decode(b, &cb);

        ca = fold(ca);
        cb = fold(cb);
        if (ca != cb)
            return ca < cb ? -1 : 1;
        if (wa == 0 || wb == 0)
            return 0;
        a += wa;
        b += wb;
    }
}
