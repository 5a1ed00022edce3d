#include "litquote.h"

#include <string.h>

static size_t doubled(char *to, const char *from, size_t len, char quote)
{
    char *t = to;
    *t++ = quote;
    for (size_t i = 0; i < len && from[i] != '\0'; i++) {
        if (from[i] == quote)
            *t++ = quote;
        *t++ = from[i];
    }
    *t++ = quote;
    *t = '\0';
    return (size_t)(t - to);
}

size_t litq_string(char *to, const char *from, size_t len)
{
    return doubled(to, from, len, '\'');
}

size_t litq_ident(char *to, const char *from, size_t len)
{
    return doubled(to, from, len, '"');
}

size_t litq_blob(char *to, const void *from, size_t len)
{
    static const char hex[] = "0123456789abcdef";
    const unsigned char *bytes = from;
    char *t = to;
    *t++ = 'x';
    *t++ = '\'';
    for (size_t i = 0; i < len; i++) {
        *t++ = hex[bytes[i] >> 4];
        *t++ = hex[bytes[i] & 15];
    }
    *t++ = '\'';
    *t = '\0';
    return (size_t)(t - to);
}

size_t litq_int(char *to, int64_t value)
{
    char digits[24];
    size_t n = 0, length = 0;
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[n++] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (value < 0) {
        to[length++] = '(';
        to[length++] = '-';
    }
    while (n > 0)
        to[length++] = digits[--n];
    if (value < 0)
        to[length++] = ')';
    to[length] = '\0';
    return length;
}

size_t litq_like(char *to, const char *from, size_t len, char escape)
{
    char *t = to;
    for (size_t i = 0; i < len && from[i] != '\0'; i++) {
        if (from[i] == '%' || from[i] == '_' || from[i] == escape)
            *t++ = escape;
        *t++ = from[i];
    }
    *t = '\0';
    return (size_t)(t - to);
}

size_t litq_unquote(char *to, const char *from, size_t len)
{
    if (len < 2 || (from[0] != '\'' && from[0] != '"') || from[len - 1] != from[0])
        return (size_t)-1;
    char quote = from[0];
    for (size_t i = 1; i < len - 1; i++) {
        if (from[i] != quote)
            continue;
        if (i + 1 >= len - 1 || from[i + 1] != quote)
            return (size_t)-1;
        i++;
    }
    char *t = to;
    for (size_t i = 1; i < len - 1; i++) {
        char c = from[i];
        *t++ = c;
        if (c == quote)
            i++;
    }
    *t = '\0';
    return (size_t)(t - to);
}

bool litq_is_plain(const char *name)
{
    static const char *const reserved[] = {"and",   "as",    "by",  "create", "delete", "drop",   "from",  "group",
                                           "in",    "into",  "is",  "join",   "like",   "not",    "null",  "on",
                                           "or",    "order", "set", "select", "table",  "update", "where", "values"};
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    static const char all[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
    if (*name == '\0' || strchr(letters, *name) == NULL || name[strspn(name, all)] != '\0')
        return false;
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        if (strcmp(name, reserved[i]) == 0)
            return false;
    return true;
}
