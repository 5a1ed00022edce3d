#include "kvscan.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* without the white space on both sides */
static char *trim(char *s)
{
    size_t n;
    while (is_blank(*s))
        s++;
    n = strlen(s);
    while (n > 0 && is_blank(s[n - 1]))
        n--;
    s[n] = '\0';
    return s;
}

void kvscan_start(kvscan *s, char *text)
{
    s->at = text;
    s->line = 0;
}

int kvscan_next(kvscan *s, char **key, char **value)
{
    while (*s->at) {
        char *line = s->at, *sep;
        size_t n = strcspn(line, "\n");
        s->at += line[n] ? n + 1 : n;
        line[n] = '\0';
        s->line++;
        line = trim(line);
        if (*line == '\0' || *line == '#')
            continue;
        sep = strchr(line, '=');
        if (!sep || sep == line)
            return -1;
        *sep = '\0';
        *key = trim(line);
        *value = trim(sep + 1);
        return 1;
    }
    return 0;
}

int kvscan_line(const kvscan *s)
{
    return s->line;
}

char *kv_unescape(char *value)
{
    char *from = value, *to = value;
    while (*from) {
        if (*from == '\\') {
            static const char names[] = "nt\\\"", chars[] = "\n\t\\\"";
            const char *name = from[1] ? strchr(names, from[1]) : NULL;
            if (name) {
                *to++ = chars[name - names];
                from += 2;
                continue;
            }
        }
        *to++ = *from++;
    }
    *to = '\0';
    return value;
}

char *kv_unquote(char *value)
{
    size_t n = strlen(value);
    if (n >= 2 && value[0] == '"' && value[n - 1] == '"') {
        memmove(value, value + 1, n - 2);
        value[n - 2] = '\0';
    }
    return value;
}

char *kv_split(char **list, char sep)
{
    char *part = *list, *end = sep ? strchr(part, sep) : NULL;
    if (end)
        *end++ = '\0';
    *list = end;
    return part;
}

int kv_int(const char *value, int *number)
{
    char *end;
    long n;
    if (*value != '-' && (*value < '0' || *value > '9'))
        return -1;
    errno = 0;
    n = strtol(value, &end, 10);
    if (end == value || *end || errno || n < INT_MIN || n > INT_MAX)
        return -1;
    *number = (int)n;
    return 0;
}

int kv_bool(const char *value)
{
    static const char *const words[] = {"0", "1", "no", "yes", "false", "true", "off", "on"};
    for (int i = 0; i < 8; i++)
        if (strcmp(value, words[i]) == 0)
            return i % 2;
    return -1;
}
