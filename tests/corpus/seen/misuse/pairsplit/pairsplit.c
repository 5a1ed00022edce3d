#include "pairsplit.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || c == '_' || c == '-' || c == '.';
}

static int is_quote(char c)
{
    return c == '\'' || c == '"';
}

static int is_bare(char c)
{
    return c != '\0' && c != ';' && !is_blank(c) && !is_quote(c);
}

/* A pair in the text, by offsets. */
struct found {
    size_t name, name_end;
    size_t value, value_end; /* without quotes */
    int has_value;
};

/* Finds the next pair at *at or behind and moves *at to the end of it.
 * Returns 1, 0 at the end of the text, -1 if that is malformed. */
static int next_pair(const char *text, size_t *at, struct found *f)
{
    size_t i = *at;

    while (is_blank(text[i]) || text[i] == ';')
        i++;
    *at = i;
    if (text[i] == '\0')
        return 0;
    f->name = i;
    while (is_name(text[i]))
        i++;
    f->name_end = i;
    if (f->name == f->name_end)
        return -1;
    f->has_value = 0;
    while (is_blank(text[i]))
        i++;
    if (text[i] == '=') {
        f->has_value = 1;
        i++;
        while (is_blank(text[i]))
            i++;
        if (is_quote(text[i])) {
            char quote = text[i++];

            f->value = i;
            while (text[i] != '\0' && text[i] != quote)
                i++;
            if (text[i] == '\0')
                return -1;
            f->value_end = i++;
        } else {
            f->value = i;
            while (is_bare(text[i]))
                i++;
            f->value_end = i;
        }
        while (is_blank(text[i]))
            i++;
    }
    if (text[i] != '\0' && text[i] != ';')
        return -1;
    *at = i;
    return 1;
}

long pairsplit_count(const char *text)
{
    struct found f;
    size_t at = 0;
    long count = 0;
    int status;

    while ((status = next_pair(text, &at, &f)) > 0)
        if (count < LONG_MAX)
            count++;
    return status < 0 ? -1 : count;
}

long pairsplit(char *text, struct pair *out, size_t max)
{
    struct found f;
    size_t at = 0, n = 0;

    if (pairsplit_count(text) < 0)
        return -1;
    while (n < max && n < LONG_MAX && next_pair(text, &at, &f) > 0) {
        int more = text[at] != '\0';

        text[f.name_end] = '\0';
        if (f.has_value)
            text[f.value_end] = '\0';
        out[n].name = text + f.name;
        out[n].value = f.has_value ? text + f.value : NULL;
        n++;
        if (!more)
            break;
        at++;
    }
    return (long)n;
}

static const struct pair *look_up(const struct pair *pairs, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(pairs[i].name, name) == 0)
            return &pairs[i];
    return NULL;
}

const char *pairsplit_get(const struct pair *pairs, size_t n, const char *name)
{
    const struct pair *p = look_up(pairs, n, name);

    if (p == NULL)
        return NULL;
    return p->value != NULL ? p->value : "";
}

long pairsplit_long(const struct pair *pairs, size_t n, const char *name, long dflt)
{
    const char *value = pairsplit_get(pairs, n, name);
    const char *digits;
    char *end;
    long number;
    int saved = errno;

    if (value == NULL)
        return dflt;
    digits = *value == '-' || *value == '+' ? value + 1 : value;
    if (*digits < '0' || *digits > '9')
        return dflt;
    errno = 0;
    number = strtol(value, &end, 10);
    if (errno != 0 || *end != '\0')
        number = dflt;
    errno = saved;
    return number;
}

int pairsplit_flag(const struct pair *pairs, size_t n, const char *name, int dflt)
{
    static const char *const words[] = {"0", "1", "no", "yes", "false", "true", "off", "on"};
    const struct pair *p = look_up(pairs, n, name);

    if (p == NULL)
        return dflt;
    if (p->value == NULL)
        return 1;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(p->value, words[i]) == 0)
            return (int)(i % 2);
    return dflt;
}

struct sink {
    char *buf;
    size_t size, length;
};

static void put(struct sink *s, const char *text)
{
    for (; *text != '\0'; text++, s->length++)
        if (s->size > 0 && s->length < s->size - 1)
            s->buf[s->length] = *text;
}

/* The quotes for a value, NULL if none will do. */
static const char *quotes_for(const char *value)
{
    const char *p = value;

    while (is_bare(*p))
        p++;
    if (*p == '\0' && p != value)
        return "";
    if (strchr(value, '\'') == NULL)
        return "'";
    return strchr(value, '"') == NULL ? "\"" : NULL;
}

long pairsplit_join(const struct pair *pairs, size_t n, char *buf, size_t size)
{
    struct sink s = {buf, size, 0};

    if (size > 0)
        buf[0] = '\0';
    for (size_t i = 0; i < n; i++) {
        const char *p = pairs[i].name;

        while (is_name(*p))
            p++;
        if (p == pairs[i].name || *p != '\0')
            return -1;
        if (pairs[i].value != NULL && quotes_for(pairs[i].value) == NULL)
            return -1;
    }
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            put(&s, "; ");
        put(&s, pairs[i].name);
        if (pairs[i].value != NULL) {
            const char *quotes = quotes_for(pairs[i].value);

            put(&s, "=");
            put(&s, quotes);
            put(&s, pairs[i].value);
            put(&s, quotes);
        }
    }
    if (size > 0)
        buf[s.length < size ? s.length : size - 1] = '\0';
    return (long)s.length;
}
