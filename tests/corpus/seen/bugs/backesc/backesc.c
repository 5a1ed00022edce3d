#include "backesc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The letter after the backslash, 'x' for a hexadecimal escape, 0 for none. */
static char escape_of(unsigned char byte, unsigned flags)
{
    switch (byte) {
    case '\\':
        return '\\';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    case '"':
        return flags & BACKESC_DQUOTE ? '"' : 0;
    case '\'':
        return flags & BACKESC_SQUOTE ? '\'' : 0;
    }
    if (byte >= 0x80)
        return flags & BACKESC_RAW8 ? 0 : 'x';
    return byte < 0x20 || byte == 0x7f ? 'x' : 0;
}

size_t backesc_need(const char *data, size_t len, unsigned flags)
{
    size_t need = 1, i;

    if (len > BACKESC_MAX)
        return 0;
    for (i = 0; i < len; i++) {
        switch (escape_of((unsigned char)data[i], flags)) {
        case 0:
            need += 1;
            break;
        case 'x':
            need += 4;
            break;
        default:
            need += 2;
            break;
        }
    }
    return need;
}

static char *encode(char *out, const char *data, size_t len, unsigned flags)
{
    size_t i;

    for (i = 0; i < len; i++) {
        char letter = escape_of((unsigned char)data[i], flags);
        if (letter == 0) {
            *out++ = data[i];
        } else if (letter == 'x') {
            out += sprintf(out, "\\x%02x", data[i]);
        } else {
            *out++ = '\\';
            *out++ = letter;
        }
    }
    *out = '\0';
    return out;
}

long backesc_put(char *dst, size_t room, const char *data, size_t len, unsigned flags)
{
    size_t need = backesc_need(data, len, flags);

    if (need == 0 || room < need)
        return -1;
    return (long)(encode(dst, data, len, flags) - dst);
}

char *backesc_dup(const char *data, size_t len, unsigned flags)
{
    size_t need = backesc_need(data, len, flags);
    char *text;

    if (need == 0)
        return NULL;
    text = malloc(need);
    if (text != NULL)
        encode(text, data, len, flags);
    return text;
}

char *backesc_text(const char *text, unsigned flags)
{
    return backesc_dup(text, strlen(text), flags);
}

int backesc_plain(const char *data, size_t len, unsigned flags)
{
    size_t i;

    if (len > BACKESC_MAX)
        return 0;
    for (i = 0; i < len; i++)
        if (escape_of((unsigned char)data[i], flags) != 0)
            return 0;
    return 1;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* Reads an escape, text is after the backslash.  Its length, 0 if wrong. */
static size_t read_escape(const char *text, char *byte)
{
    switch (*text) {
    case '\\':
    case '"':
    case '\'':
        *byte = *text;
        return 1;
    case 'n':
        *byte = '\n';
        return 1;
    case 'r':
        *byte = '\r';
        return 1;
    case 't':
        *byte = '\t';
        return 1;
    case 'x':
        if (hex_digit(text[1]) < 0 || hex_digit(text[2]) < 0)
            return 0;
        *byte = (char)(hex_digit(text[1]) * 16 + hex_digit(text[2]));
        return 3;
    }
    return 0;
}

long backesc_check(const char *text)
{
    const char *at = text;
    char byte;

    while (*at != '\0') {
        if (*at == '\\') {
            size_t length = read_escape(at + 1, &byte);
            if (length == 0)
                return (long)(at - text);
            at += length;
        }
        at++;
    }
    return -1;
}

char *backesc_undo(const char *text, size_t *len)
{
    size_t length = strlen(text), n = 0;
    char *data;

    if (length > 4 * BACKESC_MAX || backesc_check(text) >= 0)
        return NULL;
    data = malloc(length + 1);
    if (data == NULL)
        return NULL;
    while (*text != '\0') {
        if (*text == '\\') {
            text += 1 + read_escape(text + 1, &data[n]);
            n++;
        } else {
            data[n++] = *text++;
        }
    }
    data[n] = '\0';
    if (len != NULL)
        *len = n;
    return data;
}
