#include "slashed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The escape letter of a byte, or 0. */
static char letter_of(unsigned char byte)
{
    switch (byte) {
    case '\n': return 'n';
    case '\r': return 'r';
    case '\t': return 't';
    case '\\': return '\\';
    case '"': return '"';
    default: return 0;
    }
}

/* Escapes one byte into piece; its length. */
static size_t escape_byte(char piece[5], unsigned char byte)
{
    char letter = letter_of(byte);

    if (letter) {
        piece[0] = '\\';
        piece[1] = letter;
        return 2;
    }
    if (byte >= 0x20 && byte < 0x7f) {
        piece[0] = (char)byte;
        return 1;
    }
    return (size_t)snprintf(piece, 5, "\\%d", byte);
}

size_t slashed_escape(char *dst, size_t cap, const void *src, size_t n)
{
    const unsigned char *bytes = src;
    size_t length = 0;

    for (size_t i = 0; i < n; i++) {
        char piece[5];
        size_t size = escape_byte(piece, bytes[i]);

        for (size_t k = 0; k < size; k++, length++)
            if (cap > 0 && length < cap - 1)
                dst[length] = piece[k];
    }
    if (cap > 0)
        dst[length < cap - 1 ? length : cap - 1] = '\0';
    return length;
}

/* The byte that *text starts with, and *text past it; -1 if it is invalid. */
static int unescape_byte(const char **text)
{
    const char *at = *text;
    int value = 0;

    if (*at != '\\') {
        unsigned char plain = (unsigned char)*at;

        if (plain < 0x20 || plain > 0x7e || plain == '"')
            return -1;
        *text = at + 1;
        return plain;
    }
    at++;
    switch (*at) {
    case 'n': value = '\n'; break;
    case 'r': value = '\r'; break;
    case 't': value = '\t'; break;
    case '\\': value = '\\'; break;
    case '"': value = '"'; break;
    default:
        if (*at < '0' || *at > '9')
            return -1;
        for (int digits = 0; digits < 3 && *at >= '0' && *at <= '9'; digits++)
            value = 10 * value + (*at++ - '0');
        *text = at;
        return value <= 255 ? value : -1;
    }
    *text = at + 1;
    return value;
}

int slashed_unescape(void *dst, size_t cap, const char *text, size_t *n)
{
    unsigned char *bytes = dst;
    size_t count = 0;

    if (!slashed_valid(text))
        return SLASHED_BAD;
    while (*text) {
        int byte = unescape_byte(&text);

        if (count == cap)
            return SLASHED_ROOM;
        bytes[count++] = (unsigned char)byte;
    }
    *n = count;
    return SLASHED_OK;
}

char *slashed_dup(const void *src, size_t n)
{
    size_t length = slashed_escape(NULL, 0, src, n);
    char *text = malloc(length + 1);

    if (text)
        slashed_escape(text, length + 1, src, n);
    return text;
}

int slashed_undup(const char *text, void **out, size_t *n)
{
    size_t cap = strlen(text), count;
    unsigned char *bytes;
    int code;

    bytes = malloc(cap + 1);
    if (!bytes)
        return SLASHED_NOMEM;
    code = slashed_unescape(bytes, cap, text, &count);
    if (code != SLASHED_OK) {
        free(bytes);
        return code;
    }
    bytes[count] = '\0';
    *out = bytes;
    *n = count;
    return SLASHED_OK;
}

int slashed_valid(const char *text)
{
    while (*text)
        if (unescape_byte(&text) < 0)
            return 0;
    return 1;
}

const char *slashed_strerror(int code)
{
    switch (code) {
    case SLASHED_OK: return "success";
    case SLASHED_BAD: return "invalid escape or character";
    case SLASHED_ROOM: return "buffer too small";
    case SLASHED_NOMEM: return "out of memory";
    default: return "unknown error";
    }
}
