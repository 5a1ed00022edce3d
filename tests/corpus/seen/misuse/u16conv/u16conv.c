#include "u16conv.h"

#include <stdlib.h>
#include <string.h>

size_t u16len(const uint16_t *s)
{
    size_t length = 0;
    while (s[length] != 0)
        length++;
    return length;
}

int u16cmp(const uint16_t *a, const uint16_t *b)
{
    for (; *a == *b; a++, b++)
        if (*a == 0)
            return 0;
    return *a < *b ? -1 : 1;
}

uint16_t *u16chr(const uint16_t *s, uint16_t unit)
{
    for (;; s++) {
        if (*s == unit)
            return (uint16_t *)(uintptr_t)s;
        if (*s == 0)
            return NULL;
    }
}

uint16_t *u16cpy(uint16_t *to, const uint16_t *from)
{
    return memcpy(to, from, (u16len(from) + 1) * sizeof *to);
}

uint16_t *u16cat(uint16_t *to, const uint16_t *from)
{
    u16cpy(to + u16len(to), from);
    return to;
}

uint16_t *u16dup(const uint16_t *s)
{
    uint16_t *copy = malloc((u16len(s) + 1) * sizeof *copy);
    return copy == NULL ? NULL : u16cpy(copy, s);
}

/* The character at s, and its size in bytes. */
static uint32_t decode(const unsigned char *s, size_t *size)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t count = s[0] < 0x80 ? 1 : s[0] < 0xC0 ? 0 : s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : s[0] < 0xF8 ? 4 : 0;
    *size = 1;
    if (count == 1)
        return s[0];
    if (count == 0)
        return U16_BAD;
    uint32_t value = s[0] & (0xFFu >> (count + 1));
    for (size_t i = 1; i < count; i++) {
        if ((s[i] & 0xC0) != 0x80)
            return U16_BAD;
        value = value << 6 | (s[i] & 0x3Fu);
    }
    if (value < least[count] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return U16_BAD;
    *size = count;
    return value;
}

size_t u16_from_utf8(const char *s, uint16_t *out)
{
    const unsigned char *at = (const unsigned char *)s;
    size_t length = 0, size;
    for (; *at != 0; at += size) {
        uint32_t value = decode(at, &size);
        if (value >= 0x10000) {
            value -= 0x10000;
            out[length++] = (uint16_t)(0xD800 + (value >> 10));
            out[length++] = (uint16_t)(0xDC00 + (value & 0x3FF));
        } else {
            out[length++] = (uint16_t)value;
        }
    }
    out[length] = 0;
    return length;
}

/* The character at s, and its size in units. */
static uint32_t decode16(const uint16_t *s, size_t *size)
{
    *size = 1;
    if (s[0] < 0xD800 || s[0] > 0xDFFF)
        return s[0];
    if (s[0] > 0xDBFF || s[1] < 0xDC00 || s[1] > 0xDFFF)
        return U16_BAD;
    *size = 2;
    return 0x10000 + ((uint32_t)(s[0] - 0xD800) << 10) + (uint32_t)(s[1] - 0xDC00);
}

size_t u16_to_utf8(const uint16_t *s, char *out)
{
    size_t length = 0, size;
    for (; *s != 0; s += size) {
        uint32_t value = decode16(s, &size);
        if (value < 0x80) {
            out[length++] = (char)value;
            continue;
        }
        int more = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
        static const unsigned char mark[] = {0, 0xC0, 0xE0, 0xF0};
        out[length++] = (char)(unsigned char)(mark[more] | value >> (6 * more));
        for (int i = more - 1; i >= 0; i--)
            out[length++] = (char)(unsigned char)(0x80 | (value >> (6 * i) & 0x3F));
    }
    out[length] = '\0';
    return length;
}

size_t u16_count(const uint16_t *s)
{
    size_t count = 0, size;
    for (; *s != 0; s += size) {
        decode16(s, &size);
        count++;
    }
    return count;
}
