#include "robotx.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A piece of the caller's text. */
struct slice {
    const char *s;
    size_t n;
};

struct agent {
    struct slice name;
    size_t group;
};

struct rule {
    struct slice pattern;
    int allow;
};

struct robotx_group {
    const robotx *rx;
    size_t first, count; /* of its rules */
    long delay;
};

struct robotx {
    robotx_group *groups;
    struct agent *agents;
    struct rule *rules;
    struct slice *sitemaps;
    size_t ngroups, nagents, nrules, nsitemaps;
};

/* An array of n with room for one more, or NULL when out of memory. */
static void *reserve(void *array, size_t n, size_t size)
{
    if (n != 0 && (n & (n - 1)) != 0)
        return array; /* full at powers of two only */
    return realloc(array, (n ? 2 * n : 1) * size);
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* s[0 .. n) without spaces and tabs at its ends. */
static struct slice trimmed(const char *s, size_t n)
{
    for (; n > 0 && (*s == ' ' || *s == '\t'); n--)
        s++;
    while (n > 0 && (s[n - 1] == ' ' || s[n - 1] == '\t'))
        n--;
    return (struct slice){ s, n };
}

static int is_key(struct slice key, const char *name)
{
    if (key.n != strlen(name))
        return 0;
    for (size_t i = 0; i < key.n; i++) {
        if (lower(key.s[i]) != name[i])
            return 0;
    }
    return 1;
}

static long number_of(struct slice s)
{
    long n = 0;

    for (size_t i = 0; i < s.n && s.s[i] >= '0' && s.s[i] <= '9'; i++) {
        if (n <= 86400)
            n = n * 10 + (s.s[i] - '0');
    }
    return n > 86400 ? 86400 : n;
}

/* What the lines read so far mean for the next one. */
struct state {
    robotx *rx;
    int naming; /* the last line was a User-agent line */
    int known;  /* the present group is stored */
};

/* Adds what one line says; 0 when out of memory. */
static int add_line(struct state *st, struct slice key, struct slice value)
{
    robotx *rx = st->rx;
    robotx_group *g = st->known ? &rx->groups[rx->ngroups - 1] : NULL;
    void *more;

    if (is_key(key, "sitemap")) {
        if (rx->nsitemaps == ROBOTX_MAX || value.n == 0)
            return 1;
        more = reserve(rx->sitemaps, rx->nsitemaps, sizeof *rx->sitemaps);
        if (!more)
            return 0;
        rx->sitemaps = more;
        rx->sitemaps[rx->nsitemaps++] = value;
        return 1;
    }
    if (is_key(key, "user-agent")) {
        if (!st->naming) {
            st->naming = 1;
            st->known = rx->ngroups < ROBOTX_MAX;
            if (st->known) {
                more = reserve(rx->groups, rx->ngroups, sizeof *rx->groups);
                if (!more)
                    return 0;
                rx->groups = more;
                rx->groups[rx->ngroups++] = (robotx_group){ rx, rx->nrules, 0, -1 };
            }
        }
        if (!st->known || rx->nagents == ROBOTX_MAX || value.n == 0)
            return 1;
        more = reserve(rx->agents, rx->nagents, sizeof *rx->agents);
        if (!more)
            return 0;
        rx->agents = more;
        rx->agents[rx->nagents++] = (struct agent){ value, rx->ngroups - 1 };
        return 1;
    }
    if (is_key(key, "allow") || is_key(key, "disallow")) {
        st->naming = 0;
        if (!g || rx->nrules == ROBOTX_MAX || value.n == 0)
            return 1;
        more = reserve(rx->rules, rx->nrules, sizeof *rx->rules);
        if (!more)
            return 0;
        rx->rules = more;
        rx->rules[rx->nrules++] = (struct rule){ value, is_key(key, "allow") };
        g->count++;
    } else if (is_key(key, "crawl-delay")) {
        st->naming = 0;
        if (g && value.n > 0 && value.s[0] >= '0' && value.s[0] <= '9')
            g->delay = number_of(value);
    }
    return 1;
}

robotx *robotx_parse(const char *text)
{
    robotx *rx = calloc(1, sizeof *rx);
    struct state st = { rx, 0, 0 };

    if (!rx)
        return NULL;
    while (*text) {
        size_t line = strcspn(text, "\r\n");
        const char *hash = memchr(text, '#', line);
        size_t n = hash ? (size_t)(hash - text) : line;
        const char *colon = memchr(text, ':', n);

        if (colon) {
            size_t before = (size_t)(colon - text);

            if (!add_line(&st, trimmed(text, before), trimmed(colon + 1, n - before - 1))) {
                robotx_free(rx);
                return NULL;
            }
        }
        text += line;
        if (*text)
            text++;
    }
    return rx;
}

void robotx_free(robotx *rx)
{
    if (!rx)
        return;
    free(rx->groups);
    free(rx->agents);
    free(rx->rules);
    free(rx->sitemaps);
    free(rx);
}

/* Whether the crawler's name starts with this one. */
static int starts_with(const char *agent, struct slice name)
{
    for (size_t i = 0; i < name.n; i++) {
        if (agent[i] == '\0' || lower(agent[i]) != lower(name.s[i]))
            return 0;
    }
    return 1;
}

const robotx_group *robotx_select(const robotx *rx, const char *agent)
{
    const struct agent *best = NULL, *any = NULL;

    for (size_t i = 0; i < rx->nagents; i++) {
        const struct agent *a = &rx->agents[i];

        if (a->name.n == 1 && a->name.s[0] == '*') {
            if (!any)
                any = a;
        } else if (starts_with(agent, a->name) && (!best || a->name.n > best->name.n)) {
            best = a;
        }
    }
    if (!best)
        best = any;
    return best ? &rx->groups[best->group] : NULL;
}

/* Whether a rule matches a path from its start. */
static int matches(struct slice p, const char *path)
{
    int whole = p.n > 0 && p.s[p.n - 1] == '$';
    size_t end = whole ? p.n - 1 : p.n;
    size_t i = 0, star = 0;
    const char *again = NULL; /* where the last '*' may go on */

    for (;;) {
        if (i < end && p.s[i] == '*') {
            star = ++i;
            again = path;
        } else if (i == end && (!whole || *path == '\0')) {
            return 1;
        } else if (i < end && *path && p.s[i] == *path) {
            i++;
            path++;
        } else if (again && *again) {
            path = ++again;
            i = star;
        } else {
            return 0;
        }
    }
}

int robotx_allowed(const robotx_group *g, const char *path)
{
    size_t longest = 0;
    int allow = 1;

    if (!g)
        return 1;
    for (size_t i = 0; i < g->count; i++) {
        const struct rule *r = &g->rx->rules[g->first + i];

        if (r->pattern.n < longest || !matches(r->pattern, path))
            continue;
        if (r->pattern.n > longest)
            allow = r->allow;
        else
            allow = allow || r->allow;
        longest = r->pattern.n;
    }
    return allow;
}

long robotx_delay(const robotx_group *g)
{
    return g->delay;
}

size_t robotx_rule_count(const robotx_group *g)
{
    return g->count;
}

const char *robotx_rule(const robotx_group *g, size_t i, size_t *len, int *allow)
{
    const struct rule *r;

    assert(i < g->count);
    r = &g->rx->rules[g->first + i];
    *len = r->pattern.n;
    *allow = r->allow;
    return r->pattern.s;
}

size_t robotx_sitemap_count(const robotx *rx)
{
    return rx->nsitemaps;
}

const char *robotx_sitemap(const robotx *rx, size_t i, size_t *len)
{
    assert(i < rx->nsitemaps);
    *len = rx->sitemaps[i].n;
    return rx->sitemaps[i].s;
}
