#include "piecetxt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct piece { const char *s; size_t n; };
struct chunk { struct chunk *next; char text[]; };

struct pt_doc {
    struct piece *p;
    size_t n, cap;
    struct chunk *chunks;
    size_t len, added;
};

static int reserve(pt_doc *d, size_t extra)
{
    if (d->cap - d->n >= extra)
        return 0;
    size_t cap = d->cap + d->cap / 2 + extra;
    struct piece *p = realloc(d->p, cap * sizeof *p);
    if (!p)
        return -1;
    d->p = p;
    d->cap = cap;
    return 0;
}

pt_doc *pt_new(const char *text, size_t n)
{
    if (n > PT_MAX)
        return NULL;
    pt_doc *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    if (reserve(d, 1)) {
        free(d);
        return NULL;
    }
    if (n) {
        d->p[0] = (struct piece){ text, n };
        d->n = 1;
        d->len = n;
    }
    return d;
}

void pt_free(pt_doc *d)
{
    if (!d)
        return;
    for (struct chunk *c = d->chunks, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    free(d->p);
    free(d);
}

size_t pt_length(const pt_doc *d)
{
    return d->len;
}

size_t pt_lines(const pt_doc *d)
{
    size_t lines = 1;
    for (size_t i = 0; i < d->n; i++)
        for (size_t k = 0; k < d->p[i].n; k++)
            lines += d->p[i].s[k] == '\n';
    return lines;
}

char pt_at(const pt_doc *d, size_t at)
{
    assert(at < d->len);
    size_t i = 0;
    while (at >= d->p[i].n)
        at -= d->p[i++].n;
    return d->p[i].s[at];
}

/* Makes `at` a boundary; the index of the piece after it. Needs room for one. */
static size_t split(pt_doc *d, size_t at)
{
    size_t i = 0;
    while (i < d->n && at >= d->p[i].n)
        at -= d->p[i++].n;
    if (at == 0)
        return i;
    memmove(d->p + i + 1, d->p + i, (d->n - i) * sizeof *d->p);
    d->n++;
    d->p[i].n = at;
    d->p[i + 1].s += at;
    d->p[i + 1].n -= at;
    return i + 1;
}

int pt_insert(pt_doc *d, size_t at, const char *s, size_t n)
{
    assert(at <= d->len);
    if (n == 0)
        return 0;
    if (n > PT_MAX - d->len || n > PT_MAX - d->added || reserve(d, 2))
        return -1;
    struct chunk *c = malloc(sizeof *c + n);
    if (!c)
        return -1;
    memcpy(c->text, s, n);
    c->next = d->chunks;
    d->chunks = c;
    size_t i = split(d, at);
    memmove(d->p + i + 1, d->p + i, (d->n - i) * sizeof *d->p);
    d->p[i] = (struct piece){ c->text, n };
    d->n++;
    d->len += n;
    d->added += n;
    return 0;
}

int pt_delete(pt_doc *d, size_t at, size_t n)
{
    assert(at <= d->len && n <= d->len - at);
    if (n == 0)
        return 0;
    if (reserve(d, 2))
        return -1;
    size_t from = split(d, at);
    size_t to = split(d, at + n);
    memmove(d->p + from, d->p + to, (d->n - to) * sizeof *d->p);
    d->n -= to - from;
    d->len -= n;
    return 0;
}

void pt_copy(const pt_doc *d, size_t at, char *out, size_t n)
{
    assert(at <= d->len && n <= d->len - at);
    for (size_t i = 0; n > 0; i++) {
        const struct piece *p = &d->p[i];
        if (at >= p->n) {
            at -= p->n;
            continue;
        }
        size_t k = p->n - at < n ? p->n - at : n;
        memcpy(out, p->s + at, k);
        out += k;
        n -= k;
        at = 0;
    }
}

int pt_walk(const pt_doc *d, int (*fn)(void *ctx, const char *s, size_t n), void *ctx)
{
    const struct piece *p = d->p;
    size_t n = d->n;
    for (size_t i = 0; i < n; i++) {
        int stop = fn(ctx, p[i].s, p[i].n);
        if (stop)
            return stop;
    }
    return 0;
}
