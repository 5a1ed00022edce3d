#include "crumbjar.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct crumb {
    char *host, *path, *name, *value;
};

struct crumbjar {
    struct crumb crumbs[CRUMBJAR_MAX_COOKIES];
    size_t count;
};

/* A part of a line. */
struct span {
    const char *s;
    size_t n;
};

static struct span trim(struct span a)
{
    while (a.n && isspace((unsigned char)a.s[0])) {
        a.s++;
        a.n--;
    }
    while (a.n && isspace((unsigned char)a.s[a.n - 1]))
        a.n--;
    return a;
}

static char *copy(const char *s, size_t n)
{
    char *p = malloc(n + 1);
    if (p) {
        if (n)
            memcpy(p, s, n);
        p[n] = '\0';
    }
    return p;
}

static int same_text(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
        a++;
        b++;
    }
    return tolower((unsigned char)*a) == tolower((unsigned char)*b);
}

static int span_is(struct span a, const char *word)
{
    size_t i;
    for (i = 0; i < a.n && word[i]; i++)
        if (tolower((unsigned char)a.s[i]) != word[i])
            return 0;
    return i == a.n && word[i] == '\0';
}

/* The path of an attribute as it is kept; NULL when out of memory. */
static char *clean_path(struct span a)
{
    char *path, *end;

    if (a.n == 0)
        return copy("/", 1);
    path = copy(a.s, a.n);
    if (!path)
        return NULL;
    end = path + a.n;
    if (a.n >= 2 && path[0] == '"' && end[-1] == '"') {
        memmove(path, path + 1, a.n - 2);
        end -= 2;
        *end = '\0';
    }
    if (end[-1] == '/' && end - path > 1)
        *--end = '\0';
    if (path[0] != '/') {
        free(path);
        return copy("/", 1);
    }
    return path;
}

/* Whether a number is written there that is zero or less. */
static int expired(struct span a)
{
    size_t i = 0;
    int zero = 1, minus = 0;
    if (i < a.n && a.s[i] == '-') {
        minus = 1;
        i++;
    }
    if (i == a.n)
        return 0;
    for (; i < a.n; i++) {
        if (!isdigit((unsigned char)a.s[i]))
            return 0;
        if (a.s[i] != '0')
            zero = 0;
    }
    return zero || minus;
}

static void drop(struct crumb *c)
{
    free(c->host);
    free(c->path);
    free(c->name);
    free(c->value);
}

static void remove_at(crumbjar *jar, size_t i)
{
    drop(&jar->crumbs[i]);
    jar->count--;
    memmove(&jar->crumbs[i], &jar->crumbs[i + 1], (jar->count - i) * sizeof jar->crumbs[0]);
}

/* Splits `a=b`; the second is empty when there is no '='. */
static int split(struct span part, struct span *key, struct span *value)
{
    const char *eq = part.n ? memchr(part.s, '=', part.n) : NULL;
    key->s = part.s;
    key->n = eq ? (size_t)(eq - part.s) : part.n;
    value->s = eq ? eq + 1 : part.s + part.n;
    value->n = eq ? part.n - key->n - 1 : 0;
    *key = trim(*key);
    *value = trim(*value);
    return eq != NULL;
}

crumbjar *crumbjar_new(void)
{
    return calloc(1, sizeof(crumbjar));
}

void crumbjar_free(crumbjar *jar)
{
    if (!jar)
        return;
    for (size_t i = 0; i < jar->count; i++)
        drop(&jar->crumbs[i]);
    free(jar);
}

enum crumb_status crumbjar_set(crumbjar *jar, const char *host, const char *line)
{
    struct span name = {0}, value = {0}, path = {"", 0};
    struct crumb c = {0};
    size_t n = strlen(line), i;
    int gone = 0, first = 1;
    const char *at = line;

    if (n > CRUMBJAR_MAX_TEXT || strlen(host) > CRUMBJAR_MAX_TEXT)
        return CRUMB_ETOOBIG;
    if (!*host)
        return CRUMB_EPARSE;
    for (;;) {
        struct span part = {at, strcspn(at, ";")}, key, val;
        int has = split(part, &key, &val);
        if (first) {
            if (!has || key.n == 0)
                return CRUMB_EPARSE;
            name = key;
            value = val;
            first = 0;
        } else if (span_is(key, "path")) {
            path = val;
        } else if (span_is(key, "max-age")) {
            gone = expired(val);
        }
        at += part.n;
        if (!*at)
            break;
        at++;
    }

    c.host = copy(host, strlen(host));
    c.path = clean_path(path);
    c.name = copy(name.s, name.n);
    c.value = copy(value.s, value.n);
    if (!c.host || !c.path || !c.name || !c.value) {
        drop(&c);
        return CRUMB_ENOMEM;
    }
    for (i = 0; i < jar->count; i++) {
        struct crumb *k = &jar->crumbs[i];
        if (same_text(k->host, c.host) && !strcmp(k->path, c.path) && !strcmp(k->name, c.name))
            break;
    }
    if (gone) {
        if (i < jar->count)
            remove_at(jar, i);
        drop(&c);
        return CRUMB_OK;
    }
    if (i < jar->count) {
        drop(&jar->crumbs[i]);
    } else if (jar->count == CRUMBJAR_MAX_COOKIES) {
        drop(&c);
        return CRUMB_EFULL;
    } else {
        jar->count++;
    }
    jar->crumbs[i] = c;
    return CRUMB_OK;
}

size_t crumbjar_count(const crumbjar *jar)
{
    return jar->count;
}

long crumbjar_get(const crumbjar *jar, const char *host, const char *name, char *buf, size_t size)
{
    for (size_t i = 0; i < jar->count; i++) {
        const struct crumb *c = &jar->crumbs[i];
        if (same_text(c->host, host) && !strcmp(c->name, name)) {
            size_t n = strlen(c->value);
            if (size) {
                size_t k = n < size ? n : size - 1;
                memcpy(buf, c->value, k);
                buf[k] = '\0';
            }
            return (long)n;
        }
    }
    return -1;
}

static int path_covers(const char *cookie, const char *path)
{
    size_t n = strlen(cookie);
    if (n == 1)
        return 1;
    return !strncmp(cookie, path, n) && (path[n] == '\0' || path[n] == '/');
}

char *crumbjar_header(const crumbjar *jar, const char *host, const char *path)
{
    size_t need = 0;
    char *text = NULL, *out = NULL;

    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < jar->count; i++) {
            const struct crumb *c = &jar->crumbs[i];
            size_t a = strlen(c->name), b = strlen(c->value);
            if (!same_text(c->host, host) || !path_covers(c->path, path))
                continue;
            if (pass == 0) {
                need += a + 1 + b + 2;
                continue;
            }
            if (out != text) {
                memcpy(out, "; ", 2);
                out += 2;
            }
            memcpy(out, c->name, a);
            out[a] = '=';
            memcpy(out + a + 1, c->value, b);
            out += a + 1 + b;
        }
        if (pass == 0) {
            if (need == 0)
                return NULL;
            text = out = malloc(need + 1);
            if (!text)
                return NULL;
        }
    }
    *out = '\0';
    return text;
}

size_t crumbjar_forget(crumbjar *jar, const char *host)
{
    size_t removed = 0, i = 0;
    while (i < jar->count) {
        if (same_text(jar->crumbs[i].host, host)) {
            remove_at(jar, i);
            removed++;
        } else {
            i++;
        }
    }
    return removed;
}
