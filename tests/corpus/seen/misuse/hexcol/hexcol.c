#include "hexcol.h"

#include <string.h>

#define OFFSET_DIGITS 8

void hxc_init(struct hxc_format *f)
{
    f->per_line = 16;
    f->group = 1;
    f->upper = 0;
    f->offsets = 1;
    f->glyphs = NULL;
}

int hxc_valid(const struct hxc_format *f)
{
    return f->per_line >= 1 && f->per_line <= HXC_PER_LINE_MAX;
}

/* The length of a line up to its glyphs, which is the same for all lines. */
static size_t left_length(const struct hxc_format *f)
{
    size_t length = 2 * (size_t)f->per_line;

    if (f->group > 0)
        length += (f->per_line - 1) / f->group;
    if (f->offsets)
        length += OFFSET_DIGITS + 2;
    return length + 2;
}

/* The length of a line with n bytes on it. */
static size_t length_of(const struct hxc_format *f, size_t n)
{
    return left_length(f) + 1 + n + 2;
}

size_t hxc_line_length(const struct hxc_format *f)
{
    return length_of(f, f->per_line);
}

size_t hxc_room(const struct hxc_format *f, size_t len)
{
    size_t full, rest;

    if (len > HXC_LEN_MAX)
        return 0;
    full = len / f->per_line;
    rest = len % f->per_line;
    return full * hxc_line_length(f) + (rest > 0 ? length_of(f, rest) : 0) + 1;
}

static char digit(unsigned value, int upper)
{
    return (upper ? "0123456789ABCDEF" : "0123456789abcdef")[value & 15];
}

void hxc_byte(uint8_t byte, int upper, char out[3])
{
    out[0] = digit(byte >> 4, upper);
    out[1] = digit(byte, upper);
    out[2] = '\0';
}

static char glyph(const struct hxc_format *f, uint8_t byte)
{
    if (f->glyphs != NULL)
        return f->glyphs[byte];
    return byte >= 0x20 && byte < 0x7f ? (char)byte : '.';
}

size_t hxc_line(const struct hxc_format *f, size_t offset, const void *data, size_t n, char *out)
{
    const uint8_t *bytes = data;
    char *at = out;
    size_t i;

    if (n > f->per_line)
        n = f->per_line;
    if (f->offsets) {
        for (i = 0; i < OFFSET_DIGITS; i++)
            *at++ = digit((unsigned)(offset >> 4 * (OFFSET_DIGITS - 1 - i)) & 15, f->upper);
        *at++ = ' ';
        *at++ = ' ';
    }
    for (i = 0; i < f->per_line; i++) {
        if (i > 0 && f->group > 0 && i % f->group == 0)
            *at++ = ' ';
        if (i < n) {
            hxc_byte(bytes[i], f->upper, at);
        } else {
            at[0] = ' ';
            at[1] = ' ';
        }
        at += 2;
    }
    *at++ = ' ';
    *at++ = ' ';
    *at++ = '|';
    for (i = 0; i < n; i++)
        *at++ = glyph(f, bytes[i]);
    *at++ = '|';
    *at++ = '\n';
    *at = '\0';
    return (size_t)(at - out);
}

size_t hxc_dump(const struct hxc_format *f, const void *data, size_t len, char *out)
{
    const uint8_t *bytes = data;
    char *at = out;
    size_t done;

    if (len > HXC_LEN_MAX)
        return 0;
    *at = '\0';
    for (done = 0; done < len; done += f->per_line)
        at += hxc_line(f, done, bytes + done, len - done, at);
    return (size_t)(at - out);
}

static int value_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

long hxc_read(const char *text, uint8_t *out, size_t max)
{
    size_t count = 0;

    for (;;) {
        int high, low;

        text += strspn(text, " \t\n");
        if (*text == '\0')
            return (long)count;
        high = value_of(text[0]);
        if (high < 0)
            return -1;
        low = value_of(text[1]);
        if (low < 0 || count == HXC_LEN_MAX)
            return -1;
        if (count < max)
            out[count] = (uint8_t)(high * 16 + low);
        count++;
        text += 2;
    }
}
