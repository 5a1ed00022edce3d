#include "cquote.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char hex_digits[16] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
static const char plain[] = "\a\b\f\n\r\t\v\\\"";
static const char letters[] = "abfnrtv\\\"";

/* The letter that stands for a character after a backslash, or '\0'. */
static char letter_of(char c)
{
    const char *at = c == '\0' ? NULL : strchr(plain, c);
    return at == NULL ? '\0' : letters[at - plain];
}

static bool printable(char c)
{
    return c >= ' ' && c <= '~';
}

static size_t size_of(char c)
{
    return letter_of(c) != '\0' ? 2 : printable(c) ? 1 : 4;
}

static char *put_escaped(char *out, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        char c = bytes[i], letter = letter_of(c);
        if (letter != '\0') {
            *out++ = '\\';
            *out++ = letter;
        } else if (printable(c)) {
            *out++ = c;
        } else {
            *out++ = '\\';
            *out++ = 'x';
            *out++ = hex_digits[c / 16];
            *out++ = hex_digits[c % 16];
        }
    }
    return out;
}

static size_t measure(const char *bytes, size_t length)
{
    size_t size = 0;
    for (size_t i = 0; i < length; i++)
        size += size_of(bytes[i]);
    return size;
}

char *cq_escape_bytes(const void *bytes, size_t length)
{
    char *text = malloc(measure(bytes, length) + 1);
    if (text != NULL)
        *put_escaped(text, bytes, length) = '\0';
    return text;
}

char *cq_escape(const char *text)
{
    return cq_escape_bytes(text, strlen(text));
}

char *cq_quote(const char *text)
{
    size_t length = strlen(text);
    char *quoted = malloc(measure(text, length) + 3), *out = quoted;
    if (quoted == NULL)
        return NULL;
    *out++ = '"';
    out = put_escaped(out, text, length);
    *out++ = '"';
    *out = '\0';
    return quoted;
}

static int hex_value(char c)
{
    for (int i = 0; i < 16; i++)
        if (hex_digits[i] == c || (i >= 10 && 'A' + i - 10 == c))
            return i;
    return -1;
}

char *cq_unescape_bytes(const char *text, size_t *length)
{
    char *bytes = malloc(strlen(text) + 1), *out = bytes;
    if (bytes == NULL)
        return NULL;
    while (*text != '\0') {
        if (*text != '\\') {
            *out++ = *text++;
            continue;
        }
        text++;
        if (*text == 'x') {
            int high = hex_value(text[1]), low = high < 0 ? -1 : hex_value(text[2]);
            if (low < 0) {
                free(bytes);
                return NULL;
            }
            *out++ = (char)(unsigned char)(high * 16 + low);
            text += 3;
            continue;
        }
        const char *letter = *text == '\0' ? NULL : strchr(letters, *text);
        if (letter == NULL) {
            free(bytes);
            return NULL;
        }
        *out++ = plain[letter - letters];
        text++;
    }
    *out = '\0';
    *length = (size_t)(out - bytes);
    return bytes;
}

char *cq_unescape(const char *text)
{
    size_t length;
    return cq_unescape_bytes(text, &length);
}

bool cq_needs_escape(const char *text)
{
    return cq_escaped_length(text) != strlen(text);
}

size_t cq_escaped_length(const char *text)
{
    return measure(text, strlen(text));
}
