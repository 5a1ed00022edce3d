#include "cookjar.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_AGE (400LL * 86400)

struct cookie {
    char *name, *value, *path;
    long long until;
};

struct cookjar {
    size_t count;
    struct cookie c[COOKJAR_MAX];
};

static char *dup_part(const char *s, size_t n)
{
    char *copy = malloc(n + 1);
    if (copy) {
        memcpy(copy, s, n);
        copy[n] = '\0';
    }
    return copy;
}

static void wipe(struct cookie *c)
{
    free(c->name);
    free(c->value);
    free(c->path);
}

static int over(const struct cookie *c, long long now)
{
    return c->until != LLONG_MAX && now >= c->until;
}

static int is_word(const char *s, size_t n, const char *word)
{
    size_t i;
    for (i = 0; i < n && word[i]; i++) {
        int ch = s[i] >= 'A' && s[i] <= 'Z' ? s[i] - 'A' + 'a' : s[i];
        if (ch != word[i])
            return 0;
    }
    return i == n && !word[i];
}

/* Seconds of Max-Age; 0 for "remove", -1 when it is no number. */
static long long age(const char *s, size_t n)
{
    long long sum = 0;
    size_t i = n > 0 && s[0] == '-';
    if (i == n)
        return -1;
    for (; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return -1;
        sum = sum * 10 + (s[i] - '0');
        if (sum > LONGEST_AGE)
            sum = LONGEST_AGE;
    }
    return s[0] == '-' ? 0 : sum;
}

static void trim(const char **s, size_t *n)
{
    while (*n > 0 && (**s == ' ' || **s == '\t'))
        ++*s, --*n;
    while (*n > 0 && ((*s)[*n - 1] == ' ' || (*s)[*n - 1] == '\t'))
        --*n;
}

struct cookjar *cookjar_new(void)
{
    return calloc(1, sizeof(struct cookjar));
}

void cookjar_free(struct cookjar *jar)
{
    if (!jar)
        return;
    while (jar->count > 0)
        wipe(&jar->c[--jar->count]);
    free(jar);
}

/* Fills a cookie that was all zero; -1, -2 as cookjar_set. *gone: remove. */
static int parse(struct cookie *c, const char *line, long long now, int *gone)
{
    const char *at = line;
    c->until = LLONG_MAX;
    for (;;) {
        size_t part = strcspn(at, ";"), klen, vlen;
        const char *eq = memchr(at, '=', part), *key = at, *val;
        klen = eq ? (size_t)(eq - at) : part;
        val = eq ? eq + 1 : at + part;
        vlen = eq ? part - klen - 1 : 0;
        trim(&key, &klen);
        trim(&val, &vlen);
        if (!c->name) {
            if (!eq || klen == 0)
                return -1;
            c->name = dup_part(key, klen);
            c->value = dup_part(val, vlen);
            if (!c->name || !c->value)
                return -2;
        } else if (is_word(key, klen, "path")) {
            if (vlen > 0 && val[0] == '/') {
                c->path = dup_part(val, vlen);
                if (!c->path)
                    return -2;
            }
        } else if (is_word(key, klen, "max-age")) {
            long long seconds = age(val, vlen);
            if (seconds >= 0) {
                *gone = seconds == 0;
                c->until = now > LLONG_MAX - seconds ? LLONG_MAX : now + seconds;
            }
        }
        if (!at[part])
            break;
        at += part + 1;
    }
    if (!c->path)
        c->path = dup_part("/", 1);
    return c->path ? 0 : -2;
}

int cookjar_set(struct cookjar *jar, const char *line, long long now)
{
    struct cookie c = { NULL, NULL, NULL, 0 };
    int gone = 0, rc;
    size_t i;

    if (strlen(line) > COOKJAR_LINE)
        return -1;
    rc = parse(&c, line, now, &gone);
    if (rc != 0) {
        wipe(&c);
        return rc;
    }
    for (i = 0; i < jar->count; i++)
        if (strcmp(jar->c[i].name, c.name) == 0 && strcmp(jar->c[i].path, c.path) == 0)
            break;
    if (gone) {
        wipe(&c);
        if (i < jar->count) {
            wipe(&jar->c[i]);
            jar->c[i] = jar->c[--jar->count];
        }
        return 0;
    }
    if (i == COOKJAR_MAX) {
        wipe(&c);
        return -2;
    }
    if (i < jar->count)
        wipe(&jar->c[i]);
    else
        jar->count++;
    jar->c[i] = c;
    return 0;
}

static int fits(const struct cookie *c, const char *path)
{
    size_t n = strlen(c->path);
    return strncmp(c->path, path, n) == 0 &&
           (c->path[n - 1] == '/' || path[n] == '/' || path[n] == '\0');
}

const char *cookjar_get(const struct cookjar *jar, const char *name,
                        const char *path, long long now)
{
    const struct cookie *best = NULL;
    size_t i;
    for (i = 0; i < jar->count; i++) {
        const struct cookie *c = &jar->c[i];
        if (over(c, now) || strcmp(c->name, name) != 0 || !fits(c, path))
            continue;
        if (!best || strlen(c->path) > strlen(best->path))
            best = c;
    }
    return best ? best->value : NULL;
}

size_t cookjar_expire(struct cookjar *jar, long long now)
{
    size_t i = 0, before = jar->count;
    while (i < jar->count) {
        if (over(&jar->c[i], now)) {
            wipe(&jar->c[i]);
            jar->c[i] = jar->c[--jar->count];
        } else {
            i++;
        }
    }
    return before - jar->count;
}

size_t cookjar_count(const struct cookjar *jar)
{
    return jar->count;
}
