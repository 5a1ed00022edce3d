#include "worddeq.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define JOIN_MAX ((size_t)16 << 20)

static size_t slot(const worddeq *d, size_t i)
{
    return (d->head + i) % d->size;
}

static char *copy(const char *s)
{
    size_t n = strlen(s) + 1;
    char *p = malloc(n);
    if (p)
        memcpy(p, s, n);
    return p;
}

/* Room for one more. */
static bool grow(worddeq *d)
{
    if (d->count == WORDDEQ_MAX)
        return false;
    if (d->count < d->size)
        return true;
    size_t size = d->size ? d->size * 2 : 4;
    char **ring = malloc(size * sizeof *ring);
    if (!ring)
        return false;
    for (size_t i = 0; i < d->count; i++)
        ring[i] = d->ring[slot(d, i)];
    free(d->ring);
    d->ring = ring;
    d->head = 0;
    d->size = size;
    return true;
}

size_t wd_count(const worddeq *d)
{
    return d->count;
}

bool wd_adopt_front(worddeq *d, char *s)
{
    if (!grow(d))
        return false;
    d->head = d->head ? d->head - 1 : d->size - 1;
    d->ring[d->head] = s;
    d->count++;
    return true;
}

bool wd_adopt_back(worddeq *d, char *s)
{
    if (!grow(d))
        return false;
    d->ring[slot(d, d->count)] = s;
    d->count++;
    return true;
}

bool wd_push_front(worddeq *d, const char *s)
{
    char *p = copy(s);
    if (!p)
        return false;
    if (!wd_adopt_front(d, p)) {
        free(p);
        return false;
    }
    return true;
}

bool wd_push_back(worddeq *d, const char *s)
{
    char *p = copy(s);
    if (!p)
        return false;
    if (!wd_adopt_back(d, p)) {
        free(p);
        return false;
    }
    return true;
}

char *wd_take_front(worddeq *d)
{
    if (d->count == 0)
        return NULL;
    char *s = d->ring[d->head];
    d->ring[d->head] = NULL;
    d->head = slot(d, 1);
    d->count--;
    return s;
}

char *wd_take_back(worddeq *d)
{
    if (d->count == 0)
        return NULL;
    size_t at = slot(d, d->count - 1);
    char *s = d->ring[at];
    d->ring[at] = NULL;
    d->count--;
    return s;
}

const char *wd_peek(const worddeq *d, size_t i)
{
    assert(i < d->count);
    return d->ring[slot(d, i)];
}

size_t wd_find(const worddeq *d, const char *s)
{
    size_t i = 0;
    while (i < d->count && strcmp(d->ring[slot(d, i)], s) != 0)
        i++;
    return i;
}

void wd_rotate(worddeq *d, size_t n)
{
    if (d->count < 2)
        return;
    for (n %= d->count; n > 0; n--) {
        char *s = d->ring[d->head];
        size_t to = slot(d, d->count);
        d->ring[d->head] = NULL;
        d->ring[to] = s;
        d->head = slot(d, 1);
    }
}

char *wd_join(const worddeq *d, const char *sep)
{
    size_t gap = strlen(sep), total = 0;

    if (gap > JOIN_MAX)
        return NULL;
    for (size_t i = 0; i < d->count; i++) {
        size_t n = strlen(d->ring[slot(d, i)]);
        if (n > JOIN_MAX)
            return NULL;
        total += n + (i ? gap : 0);
        if (total > JOIN_MAX)
            return NULL;
    }
    char *text = malloc(total + 1), *p = text;
    if (!text)
        return NULL;
    for (size_t i = 0; i < d->count; i++) {
        const char *s = d->ring[slot(d, i)];
        size_t n = strlen(s);
        if (i) {
            memcpy(p, sep, gap);
            p += gap;
        }
        memcpy(p, s, n);
        p += n;
    }
    *p = '\0';
    return text;
}

void wd_clear(worddeq *d)
{
    for (size_t i = 0; i < d->count; i++)
        free(d->ring[slot(d, i)]);
    free(d->ring);
    d->ring = NULL;
    d->head = d->count = d->size = 0;
}
