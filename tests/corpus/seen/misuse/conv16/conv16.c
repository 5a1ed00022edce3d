#include "conv16.h"

#include <assert.h>

#define BAD 0xfffdu

size_t c16_strlen(const uint16_t *text)
{
    size_t n = 0;
    while (text[n] != 0)
        n++;
    return n;
}

/* The code point at *at, which is not at the end. */
static uint32_t next_utf8(const unsigned char **at)
{
    const unsigned char *s = *at;
    uint32_t code = *s++, least;
    int more;
    if (code < 0x80) {
        *at = s;
        return code;
    }
    if (code >= 0xc2 && code < 0xe0) {
        more = 1;
        code &= 0x1f;
        least = 0x80;
    } else if (code >= 0xe0 && code < 0xf0) {
        more = 2;
        code &= 0x0f;
        least = 0x800;
    } else if (code >= 0xf0 && code < 0xf5) {
        more = 3;
        code &= 0x07;
        least = 0x10000;
    } else {
        *at = s;
        return BAD;
    }
    for (; more > 0; more--) {
        if ((*s & 0xc0) != 0x80) {
            *at = s;
            return BAD;
        }
        code = code << 6 | (*s++ & 0x3f);
    }
    *at = s;
    return code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? BAD : code;
}

int c16_put(uint16_t out[2], uint32_t code)
{
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        code = BAD;
    if (code < 0x10000) {
        out[0] = (uint16_t)code;
        return 1;
    }
    code -= 0x10000;
    out[0] = (uint16_t)(0xd800 | code >> 10);
    out[1] = (uint16_t)(0xdc00 | (code & 0x3ff));
    return 2;
}

uint32_t c16_next(const uint16_t **text)
{
    const uint16_t *s = *text;
    assert(*s != 0);
    uint32_t code = *s++;
    if (code >= 0xd800 && code < 0xdc00 && *s >= 0xdc00 && *s < 0xe000)
        code = 0x10000 + ((code & 0x3ff) << 10) + (*s++ & 0x3ffu);
    else if (code >= 0xd800 && code < 0xe000)
        code = BAD;
    *text = s;
    return code;
}

size_t c16_length_of_utf8(const char *utf8)
{
    const unsigned char *s = (const unsigned char *)utf8;
    size_t n = 0;
    while (*s != 0)
        n += next_utf8(&s) < 0x10000 ? 1 : 2;
    return n;
}

size_t c16_from_utf8(uint16_t *out, const char *utf8)
{
    const unsigned char *s = (const unsigned char *)utf8;
    size_t n = 0;
    while (*s != 0) {
        uint16_t units[2];
        int count = c16_put(units, next_utf8(&s));
        for (int i = 0; i < count; i++)
            out[n++] = units[i];
    }
    out[n] = 0;
    return n;
}

static int width(uint32_t code)
{
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

size_t c16_length_as_utf8(const uint16_t *text)
{
    size_t n = 0;
    while (*text != 0)
        n += (size_t)width(c16_next(&text));
    return n;
}

size_t c16_to_utf8(char *out, const uint16_t *text)
{
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    size_t n = 0;
    while (*text != 0) {
        uint32_t code = c16_next(&text);
        int bytes = width(code);
        out[n++] = (char)(lead[bytes] | code >> 6 * (bytes - 1));
        for (int shift = 6 * (bytes - 2); shift >= 0; shift -= 6)
            out[n++] = (char)(0x80 | (code >> shift & 0x3f));
    }
    out[n] = '\0';
    return n;
}

size_t c16_count(const uint16_t *text)
{
    size_t n = 0;
    for (; *text != 0; n++)
        c16_next(&text);
    return n;
}

void c16_swap(uint16_t *text, size_t units)
{
    for (size_t i = 0; i < units; i++)
        text[i] = (uint16_t)(text[i] << 8 | text[i] >> 8);
}

int c16_compare(const uint16_t *a, const uint16_t *b)
{
    while (*a != 0 && *a == *b) {
        a++;
        b++;
    }
    return (*a > *b) - (*a < *b);
}
