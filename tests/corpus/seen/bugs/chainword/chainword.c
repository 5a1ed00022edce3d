#include "chainword.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct word;

struct link {
    struct link *next;
    struct word *to;
    unsigned count;
};

struct word {
    struct word *next;   /* in its bucket */
    struct link *links;
    unsigned total;      /* sum of the counts of the links */
    char text[CW_WORD_MAX + 1];
};

#define BUCKETS 256

struct cw {
    struct word *buckets[BUCKETS];
    size_t vocab;
    uint32_t seed;
};

cw *cw_new(uint32_t seed)
{
    cw *m = calloc(1, sizeof *m);
    if (m)
        m->seed = seed;
    return m;
}

void cw_free(cw *m)
{
    if (!m)
        return;
    for (int i = 0; i < BUCKETS; i++)
        while (m->buckets[i]) {
            struct word *w = m->buckets[i];
            m->buckets[i] = w->next;
            while (w->links) {
                struct link *l = w->links;
                w->links = l->next;
                free(l);
            }
            free(w);
        }
    free(m);
}

static uint32_t roll(cw *m, uint32_t below)
{
    m->seed = m->seed * 1664525u + 1013904223u;
    return (m->seed >> 8) % below;
}

static unsigned bucket_of(const char *s, size_t len)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < len; i++)
        h = (h ^ (unsigned char)s[i]) * 16777619u;
    return (h ^ h >> 16) % BUCKETS;
}

static struct word *find(const cw *m, const char *s, size_t len)
{
    if (len > CW_WORD_MAX)
        len = CW_WORD_MAX;
    struct word *w = m->buckets[bucket_of(s, len)];
    while (w && !(strlen(w->text) == len && memcmp(w->text, s, len) == 0))
        w = w->next;
    return w;
}

static struct word *intern(cw *m, const char *s, size_t len)
{
    struct word *w = find(m, s, len);
    if (w)
        return w;
    if (m->vocab == CW_VOCAB_MAX || !(w = calloc(1, sizeof *w)))
        return NULL;
    if (len > CW_WORD_MAX)
        len = CW_WORD_MAX;
    memcpy(w->text, s, len);
    struct word **b = &m->buckets[bucket_of(s, len)];
    w->next = *b;
    *b = w;
    m->vocab++;
    return w;
}

static struct link *link_to(const struct word *w, const struct word *to)
{
    struct link *l = w->links;
    while (l && l->to != to)
        l = l->next;
    return l;
}

static int follow(struct word *w, struct word *to)
{
    struct link *l = link_to(w, to);
    if (w->total == UINT_MAX)
        return 0;
    if (!l) {
        l = calloc(1, sizeof *l);
        if (!l)
            return -1;
        l->to = to;
        l->next = w->links;
        w->links = l;
    }
    l->count++;
    w->total++;
    return 0;
}

int cw_learn(cw *m, const char *text)
{
    static const char blank[] = " \t\r\n\v\f";
    struct word *last = NULL;
    int n = 0;
    for (;;) {
        text += strspn(text, blank);
        size_t len = strcspn(text, blank);
        if (len == 0 || n == INT_MAX)
            return n;
        struct word *w = intern(m, text, len);
        if (!w || (last && follow(last, w) < 0))
            return -1;
        last = w;
        text += len;
        n++;
    }
}

size_t cw_vocab(const cw *m)
{
    return m->vocab;
}

unsigned cw_count(const cw *m, const char *word, const char *next)
{
    const struct word *w = find(m, word, strlen(word));
    const struct word *to = find(m, next, strlen(next));
    const struct link *l = w && to ? link_to(w, to) : NULL;
    return l ? l->count : 0;
}

/* a link by its weight */
static const struct link *pick(cw *m, const struct word *w)
{
    if (w->total == 0)
        return NULL;
    uint32_t at = roll(m, w->total);
    const struct link *l = w->links;
    while (at >= l->count) {
        at -= l->count;
        l = l->next;
    }
    return l;
}

const char *cw_next(cw *m, const char *word)
{
    const struct word *w = find(m, word, strlen(word));
    if (!w)
        return NULL;
    return pick(m, w)->to->text;
}

static struct word *any(cw *m)
{
    if (m->vocab == 0)
        return NULL;
    uint32_t at = roll(m, (uint32_t)m->vocab);
    for (int i = 0; i < BUCKETS; i++)
        for (struct word *w = m->buckets[i]; w; w = w->next)
            if (at-- == 0)
                return w;
    return NULL;
}

const char *cw_any(cw *m)
{
    const struct word *w = any(m);
    return w ? w->text : NULL;
}

int cw_babble(cw *m, char *buf, size_t size, int words)
{
    size_t used = 0;
    int n = 0;
    if (size == 0)
        return 0;
    const struct word *w = words > 0 ? any(m) : NULL;
    while (w && n < words) {
        size_t len = strlen(w->text), blank = n > 0;
        if (len + blank >= size - used)
            break;
        if (blank)
            buf[used++] = ' ';
        memcpy(buf + used, w->text, len);
        used += len;
        n++;
        const struct link *l = pick(m, w);
        w = l ? l->to : NULL;
    }
    buf[used] = '\0';
    return n;
}
