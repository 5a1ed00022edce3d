#include "stredit.h"

#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

char *stredit_trim(char *s)
{
    size_t start = 0, end = strlen(s);

    while (end > 0 && is_blank(s[end - 1]))
        end--;
    while (start < end && is_blank(s[start]))
        start++;
    memmove(s, s + start, end - start);
    s[end - start] = '\0';
    return s;
}

char *stredit_squeeze(char *s, char c)
{
    char *to = s;

    if (c == '\0')
        return s;
    for (const char *from = s; *from; from++) {
        if (*from == c && to > s && to[-1] == c)
            continue;
        *to++ = *from;
    }
    *to = '\0';
    return s;
}

/* Turns s[from .. to) around. */
static void turn(char *s, size_t from, size_t to)
{
    while (from < to && from < --to) {
        char c = s[from];

        s[from++] = s[to];
        s[to] = c;
    }
}

char *stredit_reverse(char *s)
{
    size_t n = strlen(s);

    turn(s, 0, n);
    s[n] = '\0';
    return s;
}

char *stredit_rotate(char *s, long n)
{
    size_t length = strlen(s);
    size_t front;

    if (length == 0)
        return s;
    if (n >= 0) {
        front = (size_t)n % length;
    } else {
        size_t back = ((size_t)(-(n + 1)) % length + 1) % length;

        front = (length - back) % length;
    }
    turn(s, 0, front);
    turn(s, front, length);
    turn(s, 0, length);
    return s;
}

size_t stredit_delete(char *s, size_t pos, size_t n)
{
    size_t length = strlen(s);

    if (pos > length)
        pos = length;
    if (n > length - pos)
        n = length - pos;
    memmove(s + pos, s + pos + n, length - pos - n);
    s[length - n] = '\0';
    return n;
}

char *stredit_tr(char *s, const char *from, const char *to)
{
    unsigned char map[256];
    size_t n = strlen(from);

    for (int i = 0; i < 256; i++)
        map[i] = (unsigned char)i;
    while (n > 0) {
        n--;
        map[(unsigned char)from[n]] = (unsigned char)to[n];
    }
    for (char *p = s; *p; p++)
        *p = (char)map[(unsigned char)*p];
    return s;
}

int stredit_insert(char *s, size_t size, size_t pos, const char *ins)
{
    size_t length = strlen(s), n = strlen(ins);

    if (length >= size || n >= size - length)
        return -1;
    if (pos > length)
        pos = length;
    memmove(s + pos + n, s + pos, length - pos);
    memcpy(s + pos, ins, n);
    s[length + n] = '\0';
    return 0;
}

size_t stredit_pad(char *s, size_t size, size_t width, char c)
{
    size_t length = strlen(s);

    if (size == 0 || c == '\0')
        return length;
    if (width > size - 1)
        width = size - 1;
    if (width <= length)
        return length;
    memset(s + length, c, width - length);
    s[width] = '\0';
    return width;
}

size_t stredit_split(char *s, char sep, char **field, size_t max)
{
    size_t n = 0;

    if (max == 0)
        return 0;
    field[n++] = s;
    if (sep == '\0')
        return n;
    while (n < max) {
        s = strchr(s, sep);
        if (!s)
            break;
        *s++ = '\0';
        field[n++] = s;
    }
    return n;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* The character of the sequence at s, or 0; *used is its length. */
static char sequence(const char *s, size_t *used)
{
    *used = 2;
    switch (s[1]) {
    case 'n': return '\n';
    case 't': return '\t';
    case '\\': return '\\';
    case 'x':
        if (hex_value(s[2]) >= 0 && hex_value(s[3]) >= 0) {
            *used = 4;
            return (char)(hex_value(s[2]) * 16 + hex_value(s[3]));
        }
        break;
    }
    return '\0';
}

char *stredit_unescape(char *s)
{
    const char *from = s;
    char *to = s;

    while (*from) {
        size_t used = 1;
        char c = *from == '\\' ? sequence(from, &used) : *from;

        if (c == '\0') {
            c = *from;
            used = 1;
        }
        *to++ = c;
        from += used;
    }
    *to = '\0';
    return s;
}
