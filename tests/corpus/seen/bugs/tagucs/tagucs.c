#include "tagucs.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define BAD 0xFFFDu

static bool usable(const uint8_t *body, size_t size)
{
    return size > 0 && size <= TU_LARGEST && body[0] <= TU_UTF8;
}

static size_t unit_size(unsigned encoding)
{
    return encoding == TU_UTF16 || encoding == TU_UTF16BE ? 2 : 1;
}

/* The bytes of the string at p, without its terminator; *step leads to the next string. */
static size_t measure(const uint8_t *p, size_t left, size_t unit, size_t *step)
{
    size_t n = 0;
    while (left - n >= unit) {
        if (p[n] == 0 && p[n + unit - 1] == 0) {
            *step = n + unit;
            return n;
        }
        n += unit;
    }
    *step = n;
    return n;
}

static size_t put_utf8(char *out, uint32_t c)
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xC0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    if (c < 0x10000) {
        out[0] = (char)(0xE0 | c >> 12);
        out[1] = (char)(0x80 | (c >> 6 & 0x3F));
        out[2] = (char)(0x80 | (c & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | c >> 18);
    out[1] = (char)(0x80 | (c >> 12 & 0x3F));
    out[2] = (char)(0x80 | (c >> 6 & 0x3F));
    out[3] = (char)(0x80 | (c & 0x3F));
    return 4;
}

/* A character of UTF-8 from n > 0 bytes; *used is at least 1. */
static uint32_t get_utf8(const uint8_t *p, size_t n, size_t *used)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = p[0] < 0x80 ? 1 : p[0] < 0xC2 ? 0 : p[0] < 0xE0 ? 2 : p[0] < 0xF0 ? 3 : p[0] < 0xF5 ? 4 : 0;
    *used = 1;
    if (length == 1)
        return p[0];
    if (length == 0 || length > n)
        return BAD;
    uint32_t c = p[0] & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return BAD;
        c = c << 6 | (p[i] & 0x3Fu);
    }
    if (c < least[length] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        return BAD;
    *used = length;
    return c;
}

static uint32_t unit_at(const uint8_t *p, bool little)
{
    return little ? (uint32_t)(p[1] << 8 | p[0]) : (uint32_t)(p[0] << 8 | p[1]);
}

/* A character of UTF-16 from n >= 2 bytes, n even. */
static uint32_t get_utf16(const uint8_t *p, size_t n, bool little, size_t *used)
{
    uint32_t c = unit_at(p, little);
    *used = 2;
    if (c < 0xD800 || c > 0xDFFF)
        return c;
    if (c > 0xDBFF || n < 4)
        return BAD;
    uint32_t low = unit_at(p + 2, little);
    if (low < 0xDC00 || low > 0xDFFF)
        return BAD;
    *used = 4;
    return 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
}

static char *decode(unsigned encoding, const uint8_t *p, size_t n)
{
    char *text = malloc(3 * n + 1); /* a byte makes at most U+FFFD */
    size_t length = 0, used = 1;
    bool little = false;
    if (text == NULL)
        return NULL;
    if (encoding == TU_UTF16 && n >= 2 && (unit_at(p, false) == 0xFEFF || unit_at(p, false) == 0xFFFE)) {
        little = p[0] == 0xFF;
        p += 2;
        n -= 2;
    }
    for (; n > 0; p += used, n -= used) {
        uint32_t c = *p;
        if (encoding == TU_UTF8)
            c = get_utf8(p, n, &used);
        else if (encoding != TU_LATIN1)
            c = get_utf16(p, n, little, &used);
        length += put_utf8(text + length, c);
    }
    text[length] = '\0';
    return text;
}

size_t tu_count(const uint8_t *body, size_t size)
{
    size_t count = 0, step;
    if (!usable(body, size))
        return 0;
    for (size_t at = 1; at < size; at += step) {
        measure(body + at, size - at, unit_size(body[0]), &step);
        count++;
    }
    return count;
}

char *tu_string(const uint8_t *body, size_t size, size_t index)
{
    if (index >= tu_count(body, size))
        return NULL;
    size_t at = 1, step = 0, length = 0;
    for (size_t i = 0; i <= index; i++) {
        at += step;
        length = measure(body + at, size - at, unit_size(body[0]), &step);
    }
    return decode(body[0], body + at, length);
}

/* The bytes of a character, of which there are at most four. */
static size_t encode(tu_encoding encoding, uint32_t c, uint8_t *out)
{
    if (encoding == TU_LATIN1) {
        out[0] = c < 0x100 ? (uint8_t)c : '?';
        return 1;
    }
    if (encoding == TU_UTF8)
        return put_utf8((char *)out, c);
    uint32_t units[2] = {c, 0};
    size_t count = 1;
    if (c >= 0x10000) {
        units[0] = 0xD800 + ((c - 0x10000) >> 10);
        units[1] = 0xDC00 + ((c - 0x10000) & 0x3FF);
        count = 2;
    }
    for (size_t i = 0; i < count; i++) {
        bool little = encoding == TU_UTF16;
        out[2 * i + little] = (uint8_t)(units[i] >> 8);
        out[2 * i + !little] = (uint8_t)units[i];
    }
    return 2 * count;
}

static size_t write_body(const char *text, size_t length, tu_encoding encoding, uint8_t *out)
{
    const uint8_t *p = (const uint8_t *)text;
    uint8_t bytes[4] = {0};
    size_t size = 1, used, n;
    if (out != NULL)
        out[0] = (uint8_t)encoding;
    if (encoding == TU_UTF16) {
        if (out != NULL)
            memcpy(out + 1, "\xFF\xFE", 2);
        size += 2;
    }
    for (size_t at = 0; at < length; at += used) {
        n = encode(encoding, get_utf8(p + at, length - at, &used), bytes);
        if (out != NULL)
            memcpy(out + size, bytes, n);
        size += n;
    }
    return size;
}

size_t tu_pack(const char *text, tu_encoding encoding, uint8_t *out, size_t room)
{
    size_t length = strlen(text);
    if ((unsigned)encoding > TU_UTF8 || length > TU_LARGEST)
        return 0;
    size_t size = write_body(text, length, encoding, NULL);
    if (size > TU_LARGEST)
        return 0;
    if (size <= room)
        write_body(text, length, encoding, out);
    return size;
}

const char *tu_encoding_name(int encoding)
{
    static const char *const names[] = {"ISO-8859-1", "UTF-16", "UTF-16BE", "UTF-8"};
    return encoding < 0 || encoding > TU_UTF8 ? "unknown" : names[encoding];
}
