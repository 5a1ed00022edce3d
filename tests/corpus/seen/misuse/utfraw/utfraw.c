#include "utfraw.h"

#include <string.h>

static unsigned byte(const char *p)
{
    return (unsigned char)*p;
}

static size_t width(const char *p)
{
    unsigned lead = byte(p);
    return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

int ur_valid(const char *s)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    while (*s != '\0') {
        unsigned lead = byte(s);
        if ((lead >= 0x80 && lead < 0xc0) || lead >= 0xf8)
            return 0;
        size_t n = width(s);
        uint32_t c = n == 1 ? lead : lead & (0xffu >> (n + 1));
        for (size_t i = 1; i < n; i++) {
            if ((byte(s + i) & 0xc0) != 0x80)
                return 0;
            c = c << 6 | (byte(s + i) & 0x3f);
        }
        if (c < least[n] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
            return 0;
        s += n;
    }
    return 1;
}

size_t ur_len(const char *s)
{
    size_t n = 0;
    for (; *s != '\0'; s += width(s))
        n++;
    return n;
}

uint32_t ur_next(const char **p)
{
    const char *s = *p;
    if (*s == '\0')
        return 0;
    size_t n = width(s);
    uint32_t c = n == 1 ? byte(s) : byte(s) & (0xffu >> (n + 1));
    for (size_t i = 1; i < n; i++)
        c = c << 6 | (byte(s + i) & 0x3f);
    *p = s + n;
    return c;
}

uint32_t ur_prev(const char **p)
{
    const char *s = *p, *end;
    do
        s--;
    while ((byte(s) & 0xc0) == 0x80);
    *p = end = s;
    return ur_next(&end);
}

const char *ur_at(const char *s, size_t n)
{
    while (n-- > 0)
        s += width(s);
    return s;
}

int ur_put(char *out, uint32_t c)
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    int n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (int i = n - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (c & 0x3f));
        c >>= 6;
    }
    out[0] = (char)((0xf00 >> n & 0xff) | c);
    return n;
}

size_t ur_copy(char *dst, const char *src, size_t n)
{
    const char *end = src;
    while (n-- > 0 && *end != '\0')
        end += width(end);
    size_t length = (size_t)(end - src);
    memcpy(dst, src, length);
    dst[length] = '\0';
    return length;
}

static void reverse_bytes(char *s, size_t n)
{
    for (size_t i = 0; i < n / 2; i++) {
        char c = s[i];
        s[i] = s[n - 1 - i];
        s[n - 1 - i] = c;
    }
}

char *ur_reverse(char *s)
{
    char *at = s;
    while (*at != '\0') {
        size_t n = width(at);
        reverse_bytes(at, n);
        at += n;
    }
    reverse_bytes(s, (size_t)(at - s));
    return s;
}

int ur_cmp(const char *a, const char *b)
{
    uint32_t x, y;
    do {
        x = ur_next(&a);
        y = ur_next(&b);
    } while (x == y && x != 0);
    return x < y ? -1 : x > y;
}
