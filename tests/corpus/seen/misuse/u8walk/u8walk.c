#include "u8walk.h"

#include <assert.h>

static unsigned char byte(const char *p)
{
    return (unsigned char)*p;
}

/* Length of a sequence by its first byte; 0 for a byte that starts none. */
static unsigned lead(unsigned char c)
{
    if (c < 0x80)
        return 1;
    if (c >= 0xc2 && c <= 0xdf)
        return 2;
    if (c >= 0xe0 && c <= 0xef)
        return 3;
    if (c >= 0xf0 && c <= 0xf4)
        return 4;
    return 0;
}

static uint32_t decode(const char *p, unsigned length)
{
    static const unsigned char mask[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t code = byte(p) & mask[length];
    for (unsigned i = 1; i < length; i++)
        code = code << 6 | (byte(p + i) & 0x3f);
    return code;
}

bool u8w_valid(const char *text, size_t size)
{
    size_t i = 0;
    while (i < size) {
        unsigned length = lead(byte(text + i));
        if (length == 0 || size - i < length)
            return false;
        for (unsigned k = 1; k < length; k++)
            if ((byte(text + i + k) & 0xc0) != 0x80)
                return false;
        if (u8w_width(decode(text + i, length)) != length)
            return false;
        i += length;
    }
    return true;
}

void u8w_open(U8Walk *w, const char *text, size_t size)
{
    w->begin = text;
    w->end = size == 0 ? text : text + size;
    w->at = text;
}

bool u8w_open_checked(U8Walk *w, const char *text, size_t size)
{
    if (!u8w_valid(text, size))
        return false;
    u8w_open(w, text, size);
    return true;
}

bool u8w_at_begin(const U8Walk *w)
{
    return w->at == w->begin;
}

bool u8w_at_end(const U8Walk *w)
{
    return w->at == w->end;
}

uint32_t u8w_peek(const U8Walk *w)
{
    assert(w->at != w->end);
    unsigned length = lead(byte(w->at));
    assert(length > 0);
    return decode(w->at, length);
}

uint32_t u8w_next(U8Walk *w)
{
    assert(w->at != w->end);
    unsigned length = lead(byte(w->at));
    assert(length > 0);
    uint32_t code = decode(w->at, length);
    w->at += length;
    return code;
}

uint32_t u8w_prev(U8Walk *w)
{
    assert(w->at != w->begin);
    do
        w->at--;
    while ((byte(w->at) & 0xc0) == 0x80);
    return u8w_peek(w);
}

void u8w_rewind(U8Walk *w)
{
    w->at = w->begin;
}

size_t u8w_offset(const U8Walk *w)
{
    return w->at == w->begin ? 0 : (size_t)(w->at - w->begin);
}

size_t u8w_left(const U8Walk *w)
{
    size_t count = 0;
    for (const char *p = w->at; p != w->end; p++)
        if ((byte(p) & 0xc0) != 0x80)
            count++;
    return count;
}

unsigned u8w_width(uint32_t code)
{
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
        return 0;
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

unsigned u8w_put(uint32_t code, char *out)
{
    static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
    unsigned width = u8w_width(code);
    for (unsigned i = width; i-- > 1;) {
        out[i] = (char)(0x80 | (code & 0x3f));
        code >>= 6;
    }
    if (width > 0)
        out[0] = (char)(first[width] | code);
    return width;
}
