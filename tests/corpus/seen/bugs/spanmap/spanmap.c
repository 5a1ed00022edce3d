#include "spanmap.h"

#include <stdlib.h>
#include <string.h>

struct item {
    long lo, hi;
    int value;
};

struct smap {
    struct item *at;
    size_t len, cap;
};

struct smap *smap_new(void)
{
    return calloc(1, sizeof(struct smap));
}

void smap_free(struct smap *m)
{
    if (!m)
        return;
    free(m->at);
    free(m);
}

void smap_clear(struct smap *m)
{
    m->len = 0;
}

static int reserve(struct smap *m, size_t more)
{
    size_t cap = m->cap ? m->cap : 4;
    struct item *at;

    if (m->len + more > SMAP_MAX)
        return -1;
    while (cap < m->len + more)
        cap *= 2;
    if (cap == m->cap)
        return 0;
    at = realloc(m->at, cap * sizeof *at);
    if (!at)
        return -1;
    m->at = at;
    m->cap = cap;
    return 0;
}

/* makes [lo, hi) free, returns where a span of it would go */
static size_t cut(struct smap *m, long lo, long hi)
{
    size_t i = 0, j;

    while (i < m->len && m->at[i].hi <= lo)
        i++;
    if (i < m->len && m->at[i].lo < lo) {
        if (m->at[i].hi > hi) {
            memmove(m->at + i + 1, m->at + i, (m->len - i) * sizeof *m->at);
            m->len++;
            m->at[i].hi = lo;
            m->at[i + 1].lo = hi;
            return i + 1;
        }
        m->at[i].hi = lo;
        i++;
    }
    for (j = i; j < m->len && m->at[j].hi <= hi; j++)
        ;
    if (j < m->len && m->at[j].lo < hi)
        m->at[j].lo = hi;
    memmove(m->at + i, m->at + j, (m->len - j) * sizeof *m->at);
    m->len -= j - i;
    return i;
}

int smap_assign(struct smap *m, long lo, long hi, int value)
{
    size_t i;

    if (lo >= hi)
        return 0;
    if (reserve(m, 1))
        return -1;
    i = cut(m, lo, hi);
    memmove(m->at + i + 1, m->at + i, (m->len - i) * sizeof *m->at);
    m->len++;
    m->at[i].lo = lo;
    m->at[i].hi = hi;
    m->at[i].value = value;
    return 0;
}

int smap_erase(struct smap *m, long lo, long hi)
{
    if (lo >= hi)
        return 0;
    if (reserve(m, 1))
        return -1;
    cut(m, lo, hi);
    return 0;
}

int smap_get(const struct smap *m, long key, int *value)
{
    size_t i;

    for (i = 0; i < m->len; i++)
        if (m->at[i].lo <= key && key < m->at[i].hi) {
            *value = m->at[i].value;
            return 1;
        }
    return 0;
}

size_t smap_spans(const struct smap *m)
{
    return m->len;
}

int smap_span(const struct smap *m, size_t i, long *lo, long *hi, int *value)
{
    if (i >= m->len)
        return 0;
    *lo = m->at[i].lo;
    *hi = m->at[i].hi;
    *value = m->at[i].value;
    return 1;
}
