#include "encword.h"

#include <string.h>

#define WORD_MAX 75

static const char hex[] = "0123456789ABCDEF";
static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static const char *charset_name(enum ew_charset charset)
{
    switch (charset) {
    case EW_UTF8:
        return "UTF-8";
    case EW_LATIN1:
        return "ISO-8859-1";
    }
    return NULL;
}

static int is_alnum(unsigned char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

int ew_needed(const char *src, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)src[i];

        if (c < 32 || c > 126)
            return 1;
        if (c == '=' && i + 1 < n && src[i + 1] == '?')
            return 1;
    }
    return 0;
}

/* How many of the n > 0 bytes at s belong together. */
static size_t unit(enum ew_charset charset, const char *s, size_t n)
{
    size_t length = 1;

    if (charset == EW_UTF8 && (unsigned char)s[0] >= 0xc0)
        while (length < 4 && length < n && ((unsigned char)s[length] & 0xc0) == 0x80)
            length++;
    return length;
}

static char *put(char *to, const char *s)
{
    size_t length = strlen(s);

    memcpy(to, s, length);
    return to + length;
}

static char *begin_word(char *to, const char *name, char encoding)
{
    to = put(to, "=?");
    to = put(to, name);
    *to++ = '?';
    *to++ = encoding;
    *to++ = '?';
    return to;
}

size_t ew_quote(char *dst, enum ew_charset charset, const char *src, size_t n)
{
    const char *name = charset_name(charset);
    char *to = dst;
    size_t room, used = 0;

    *dst = '\0';
    if (n == 0 || n > EW_MAX || !name)
        return 0;
    room = WORD_MAX - strlen(name) - 7;
    to = begin_word(to, name, 'Q');
    while (n > 0) {
        size_t length = unit(charset, src, n);
        size_t needs = 0;

        for (size_t i = 0; i < length; i++)
            needs += is_alnum((unsigned char)src[i]) || src[i] == ' ' ? 1 : 3;
        if (used + needs > room) {
            to = put(to, "?= ");
            to = begin_word(to, name, 'Q');
            used = 0;
        }
        used += needs;
        n -= length;
        while (length-- > 0) {
            unsigned char c = (unsigned char)*src++;

            if (is_alnum(c)) {
                *to++ = (char)c;
            } else if (c == ' ') {
                *to++ = '_';
            } else {
                *to++ = '=';
                *to++ = hex[c >> 4];
                *to++ = hex[c & 15];
            }
        }
    }
    to = put(to, "?=");
    *to = '\0';
    return (size_t)(to - dst);
}

static char *put_base64(char *to, const char *src, size_t n)
{
    for (size_t i = 0; i < n; i += 3) {
        unsigned a = (unsigned char)src[i];
        unsigned b = i + 1 < n ? (unsigned char)src[i + 1] : 0;
        unsigned c = i + 2 < n ? (unsigned char)src[i + 2] : 0;

        *to++ = base64[a >> 2];
        *to++ = base64[(a & 3) << 4 | b >> 4];
        *to++ = i + 1 < n ? base64[(b & 15) << 2 | c >> 6] : '=';
        *to++ = i + 2 < n ? base64[c & 63] : '=';
    }
    return to;
}

size_t ew_base64(char *dst, enum ew_charset charset, const char *src, size_t n)
{
    const char *name = charset_name(charset);
    char *to = dst;
    size_t most;

    *dst = '\0';
    if (n == 0 || n > EW_MAX || !name)
        return 0;
    most = (WORD_MAX - strlen(name) - 7) / 4 * 3;
    while (n > 0) {
        size_t taken = 0, length;

        while (taken < n && taken + (length = unit(charset, src + taken, n - taken)) <= most)
            taken += length;
        if (to != dst)
            *to++ = ' ';
        to = begin_word(to, name, 'B');
        to = put_base64(to, src, taken);
        to = put(to, "?=");
        src += taken;
        n -= taken;
    }
    *to = '\0';
    return (size_t)(to - dst);
}

size_t ew_match(const char *text)
{
    const char *p = text;
    size_t length;

    if (p[0] != '=' || p[1] != '?')
        return 0;
    p += 2;
    for (length = 0; is_alnum((unsigned char)p[length]) || p[length] == '-' || p[length] == '_'; length++)
        ;
    if (length == 0 || p[length] != '?')
        return 0;
    p += length + 1;
    if (*p == '\0' || !strchr("QqBb", *p) || p[1] != '?')
        return 0;
    p += 2;
    while ((unsigned char)*p > 32 && (unsigned char)*p < 127 && *p != '?')
        p++;
    return p[0] == '?' && p[1] == '=' ? (size_t)(p + 2 - text) : 0;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

/* Decode the n characters at s to `to`, which is not behind s; return the end,
 * or NULL when they are malformed.  With `to` NULL they are only checked. */
static char *unquote(char *to, const char *s, size_t n)
{
    static char nowhere;

    for (size_t i = 0; i < n; i++) {
        int c = (unsigned char)s[i];

        if (c == '_') {
            c = ' ';
        } else if (c == '=') {
            int high = i + 2 < n ? hex_value(s[i + 1]) : -1;
            int low = i + 2 < n ? hex_value(s[i + 2]) : -1;

            if (high < 0 || low < 0)
                return NULL;
            c = high << 4 | low;
            i += 2;
        }
        if (to)
            *to++ = (char)(c ? c : '?');
    }
    return to ? to : &nowhere;
}

static char *unbase64(char *to, const char *s, size_t n)
{
    static char nowhere;

    if (n % 4 != 0)
        return NULL;
    for (size_t i = 0; i < n; i += 4) {
        unsigned long bits = 0;
        int bytes = 3;

        for (size_t k = 0; k < 4; k++) {
            const char *p = strchr(base64, s[i + k]);

            if (!p) {
                if (s[i + k] != '=' || i + 4 != n || k < 2 || s[i + 3] != '=')
                    return NULL;
                bytes--;
            }
            bits = bits << 6 | (p ? (unsigned long)(p - base64) : 0);
        }
        for (int k = 0; to && k < bytes; k++) {
            char c = (char)(bits >> (16 - 8 * k) & 0xff);

            *to++ = c ? c : '?';
        }
    }
    return to ? to : &nowhere;
}

size_t ew_decode(char *text)
{
    char *to = text;
    const char *from = text;
    char *blanks = NULL; /* where the blanks behind a decoded word begin */

    while (*from) {
        size_t length = ew_match(from);

        if (length) {
            const char *body = strchr(from + 2, '?') + 1;
            size_t n = (size_t)(from + length - 2 - (body + 2));
            char *(*decoder)(char *, const char *, size_t) = *body == 'Q' || *body == 'q' ? unquote : unbase64;

            if (decoder(NULL, body + 2, n)) {
                if (blanks)
                    to = blanks;
                to = decoder(to, body + 2, n);
                blanks = to;
                from += length;
                continue;
            }
        }
        if (!strchr(" \t\r\n", *from))
            blanks = NULL;
        *to++ = *from++;
    }
    *to = '\0';
    return (size_t)(to - text);
}

int ew_copy(char *dst, size_t size, const char *text)
{
    size_t used = 0;

    if (size == 0)
        return 0;
    while (text[used]) {
        size_t length = ew_match(text + used);

        if (length == 0)
            length = unit(EW_UTF8, text + used, strlen(text + used));
        if (length > size - 1 - used)
            break;
        memcpy(dst + used, text + used, length);
        used += length;
    }
    dst[used] = '\0';
    return text[used] == '\0';
}
