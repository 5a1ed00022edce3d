#include "rcvars.h"

#include <stdbool.h>
#include <string.h>

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static bool letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

void rc_scan(struct rcscan *s, char *text)
{
    s->next = text;
    s->line = 0;
}

/* Behind the end of the line. */
static char *skip_line(char *p)
{
    p += strcspn(p, "\n");
    return *p == '\n' ? p + 1 : p;
}

/* Moves the value at p together, without quotes and continuations, and ends
   it with a NUL.  Returns where the text goes on, NULL if a quote is open.
   The NUL never overtakes the text: where it would fall on the end of the
   line, that has been read. */
static char *take_value(char *p, unsigned *line)
{
    char *to = p;
    char quote = '\0';

    for (; *p != '\0'; p++) {
        if (p[0] == '\\' && p[1] == '\n' && quote != '\'') {
            p++;
            ++*line;
        } else if (quote != '\0') {
            if (*p == quote)
                quote = '\0';
            else if (*p == '\n')
                return NULL;
            else if (p[0] == '\\' && quote == '"' && (p[1] == '"' || p[1] == '\\'))
                *to++ = *++p;
            else
                *to++ = *p;
        } else if (*p == '"' || *p == '\'') {
            quote = *p;
        } else if (blank(*p) || *p == '\n') {
            break;
        } else {
            *to++ = *p;
        }
    }
    if (quote != '\0')
        return NULL;
    while (blank(*p))
        p++;
    if (*p != '\0' && *p != '\n' && *p != '#')
        return NULL;
    p = skip_line(p);
    *to = '\0';
    return p;
}

int rc_scan_next(struct rcscan *s, struct rcvar *v)
{
    for (;;) {
        char *p = s->next;

        if (*p == '\0')
            return 0;
        s->line++;
        while (blank(*p))
            p++;
        if (*p == '\0' || *p == '\n' || *p == '#') {
            s->next = skip_line(p);
            continue;
        }
        char *name = p;
        while (letter(*p) || (p > name && digit(*p)))
            p++;
        if (p == name || *p != '=') {
            s->next = skip_line(p);
            return -1;
        }
        char *value = p + 1;
        unsigned line = s->line;
        char *end = take_value(value, &line);
        if (end == NULL) {
            s->next = skip_line(value);
            return -1;
        }
        *p = '\0';
        s->line = line;
        s->next = end;
        v->name = name;
        v->value = value;
        return 1;
    }
}

long rc_load(char *text, struct rcvar *table, size_t room)
{
    struct rcscan s;
    struct rcvar v;
    size_t count = 0;
    int got;

    rc_scan(&s, text);
    while ((got = rc_scan_next(&s, &v)) == 1) {
        size_t i = 0;
        while (i < count && strcmp(table[i].name, v.name) != 0)
            i++;
        if (i == room)
            return -(long)s.line;
        table[i] = v;
        if (i == count)
            count++;
    }
    return got < 0 ? -(long)s.line : (long)count;
}

char *rc_get(const struct rcvar *table, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(table[i].name, name) == 0)
            return table[i].value;
    return NULL;
}

static bool same(const char *a, const char *b)
{
    while (*a != '\0' && lower(*a) == *b)
        a++, b++;
    return *a == *b;
}

int rc_bool(const char *value)
{
    static const char *const words[2][4] = {{"no", "false", "off", "0"}, {"yes", "true", "on", "1"}};

    for (int truth = 0; truth < 2; truth++)
        for (int i = 0; i < 4; i++)
            if (same(value, words[truth][i]))
                return truth;
    return -1;
}

size_t rc_words(char *value, char **argv, size_t max)
{
    size_t count = 0;
    char *p = value;

    while (count < max) {
        while (blank(*p) || *p == '\n')
            p++;
        if (*p == '\0')
            break;
        argv[count++] = p;
        while (*p != '\0' && !blank(*p) && *p != '\n')
            p++;
        if (*p != '\0')
            *p++ = '\0';
    }
    argv[count] = NULL;
    return count;
}
