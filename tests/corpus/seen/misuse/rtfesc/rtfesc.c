#include "rtfesc.h"

#include <stdlib.h>
#include <string.h>

int rtfesc_is_plain(unsigned char c)
{
    return c >= 0x20 && c < 0x7F && c != '\\' && c != '{' && c != '}';
}

static size_t one(char *to, unsigned char c)
{
    static const char hex[] = "0123456789abcdef";
    switch (c) {
    case '\n':
        memcpy(to, "\\par ", 5);
        return 5;
    case '\t':
        memcpy(to, "\\tab ", 5);
        return 5;
    case '\\':
    case '{':
    case '}':
        to[0] = '\\';
        to[1] = (char)c;
        return 2;
    }
    if (rtfesc_is_plain(c)) {
        to[0] = (char)c;
        return 1;
    }
    to[0] = '\\';
    to[1] = '\'';
    to[2] = hex[c >> 4];
    to[3] = hex[c & 15];
    return 4;
}

size_t rtfesc_escape(char *to, const char *from, size_t len)
{
    char *p = to;
    for (size_t i = 0; i < len; i++)
        p += one(p, (unsigned char)from[i]);
    *p = '\0';
    return (size_t)(p - to);
}

size_t rtfesc_length(const char *from, size_t len)
{
    char scrap[5];
    size_t total = 0;
    for (size_t i = 0; i < len; i++)
        total += one(scrap, (unsigned char)from[i]);
    return total;
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

size_t rtfesc_unescape(char *to, const char *from, size_t len)
{
    size_t out = 0, i = 0;
    while (i < len) {
        size_t left = len - i;
        char c = from[i];
        if (c != '\\') {
            if (!rtfesc_is_plain((unsigned char)c))
                goto bad;
            to[out++] = c;
            i++;
        } else if (left >= 2 && strchr("\\{}", from[i + 1]) && from[i + 1]) {
            to[out++] = from[i + 1];
            i += 2;
        } else if (left >= 4 && from[i + 1] == '\'') {
            int hi = hex_digit(from[i + 2]), lo = hex_digit(from[i + 3]);
            if (hi < 0 || lo < 0)
                goto bad;
            to[out++] = (char)(hi * 16 + lo);
            i += 4;
        } else if (left >= 5 && (!memcmp(from + i, "\\par ", 5) || !memcmp(from + i, "\\tab ", 5))) {
            to[out++] = from[i + 1] == 'p' ? '\n' : '\t';
            i += 5;
        } else {
            goto bad;
        }
    }
    to[out] = '\0';
    return out;
bad:
    to[0] = '\0';
    return (size_t)-1;
}

char *rtfesc_dup(const char *string)
{
    size_t len = strlen(string);
    char *copy = malloc(rtfesc_length(string, len) + 1);
    if (copy)
        rtfesc_escape(copy, string, len);
    return copy;
}
