#include "gitval.h"

#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int is_key(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-';
}

int gitval_key_ok(const char *key)
{
    size_t n = 0;
    if (!is_letter(key[0]))
        return 0;
    while (n <= GITVAL_KEYMAX && is_key(key[n]))
        n++;
    return n <= GITVAL_KEYMAX && !key[n];
}

struct sink {
    char *dst;
    size_t cap, len;
};

static void put(struct sink *s, char c)
{
    if (s->len + 1 < s->cap)
        s->dst[s->len] = c;
    s->len++;
}

static int needs_quotes(const char *value)
{
    size_t n = strlen(value);
    if (n == 0)
        return 0;
    if (is_blank(value[0]) || is_blank(value[n - 1]))
        return 1;
    return strpbrk(value, ";#") != NULL;
}

size_t gitval_write(char *dst, size_t cap, const char *key, const char *value)
{
    struct sink s = { dst, cap, 0 };

    if (!gitval_key_ok(key) || strlen(value) > GITVAL_VALUEMAX)
        return 0;
    int quotes = needs_quotes(value);
    put(&s, '\t');
    while (*key)
        put(&s, *key++);
    put(&s, ' ');
    put(&s, '=');
    put(&s, ' ');
    if (quotes)
        put(&s, '"');
    for (; *value; value++) {
        const char *plain = "\n\t\b\\\"", *p = strchr(plain, *value);
        if (p) {
            put(&s, '\\');
            put(&s, "ntb\\\""[p - plain]);
        } else {
            put(&s, *value);
        }
    }
    if (quotes)
        put(&s, '"');
    put(&s, '\n');
    if (cap)
        dst[s.len < cap ? s.len : cap - 1] = '\0';
    return s.len;
}

/* The value from s up to end. */
static int read_value(const char *s, const char *end, char *value)
{
    size_t len = 0, keep = 0;   /* keep: without blanks at the end */
    int quoted = 0, over = 0;

    while (s < end && is_blank(*s))
        s++;
    for (; s < end; s++) {
        char c = *s;
        if (c == '"') {
            if (over)
                return GITVAL_LONG;
            quoted = !quoted;
            keep = len;
            continue;
        }
        if (!quoted && (c == ';' || c == '#'))
            break;
        int blank = !quoted && is_blank(c);
        if (c == '\\') {
            const char *known = "ntb\\\"", *p;
            if (++s == end || !(p = memchr(known, *s, 5)))
                return GITVAL_BAD;
            c = "\n\t\b\\\""[p - known];
        }
        if (len == GITVAL_VALUEMAX) {
            if (!blank)
                return GITVAL_LONG;
            over = 1;
            continue;
        }
        value[len++] = c;
        if (!blank)
            keep = len;
    }
    value[keep] = '\0';
    return quoted ? GITVAL_BAD : GITVAL_PAIR;
}

int gitval_next(const char **cursor, gitval_pair *pair)
{
    while (**cursor) {
        const char *s = *cursor, *end = s + strcspn(s, "\n");
        *cursor = *end ? end + 1 : end;
        if (*end && end > s && end[-1] == '\r')
            end--;
        while (s < end && is_blank(*s))
            s++;
        if (s == end || *s == ';' || *s == '#')
            continue;
        const char *key = s;
        if (!is_letter(*key))
            return GITVAL_BAD;
        while (s < end && is_key(*s))
            s++;
        if (s - key > GITVAL_KEYMAX)
            return GITVAL_LONG;
        memcpy(pair->key, key, (size_t)(s - key));
        pair->key[s - key] = '\0';
        while (s < end && is_blank(*s))
            s++;
        pair->implicit = s == end || *s == ';' || *s == '#';
        if (pair->implicit) {
            strcpy(pair->value, "true");
            return GITVAL_PAIR;
        }
        return *s == '=' ? read_value(s + 1, end, pair->value) : GITVAL_BAD;
    }
    return GITVAL_END;
}

int gitval_find(const char *text, const char *key, gitval_pair *pair)
{
    gitval_pair line;
    int rc, found = GITVAL_END;
    while ((rc = gitval_next(&text, &line)) != GITVAL_END)
        if (rc == GITVAL_PAIR && !strcmp(line.key, key)) {
            *pair = line;
            found = GITVAL_PAIR;
        }
    return found;
}

int gitval_bool(const char *value)
{
    static const char *const yes[] = { "true", "yes", "on", "1" };
    static const char *const no[] = { "false", "no", "off", "0" };
    for (int i = 0; i < 4; i++) {
        if (!strcmp(value, yes[i]))
            return 1;
        if (!strcmp(value, no[i]))
            return 0;
    }
    return *value ? -1 : 0;
}
