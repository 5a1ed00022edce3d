#include "threeway.h"

#include <stdlib.h>
#include <string.h>

struct lines {
    size_t count;
    size_t start[TW_MAX_LINES + 1]; /* start[count] is the size */
    const char *data;
};

struct tw_merge {
    size_t count;
    struct tw_hunk hunks[3 * TW_MAX_LINES + 1];
};

/* What is needed while merging. */
struct work {
    struct lines base, ours, theirs;
    int to_ours[TW_MAX_LINES + 1];   /* line of the base -> line, or -1 */
    int to_theirs[TW_MAX_LINES + 1];
    unsigned short lcs[TW_MAX_LINES + 1][TW_MAX_LINES + 1];
};

static int split(struct lines *l, struct tw_text t)
{
    size_t at = 0;

    if (t.size > TW_MAX_BYTES)
        return -1;
    l->data = t.data;
    l->count = 0;
    while (at < t.size) {
        const char *end = memchr(t.data + at, '\n', t.size - at);

        if (l->count == TW_MAX_LINES)
            return -1;
        l->start[l->count++] = at;
        at = end ? (size_t)(end - t.data) + 1 : t.size;
    }
    l->start[l->count] = t.size;
    return 0;
}

static struct tw_text slice(const struct lines *l, size_t from, size_t to)
{
    struct tw_text t = {NULL, l->start[to] - l->start[from]};

    if (l->data)
        t.data = l->data + l->start[from];
    return t;
}

static int same(struct tw_text a, struct tw_text b)
{
    return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

static int same_line(const struct lines *a, size_t i, const struct lines *b, size_t j)
{
    return same(slice(a, i, i + 1), slice(b, j, j + 1));
}

/* Longest common subsequence of lines. */
static void align(struct work *w, const struct lines *other, int *to)
{
    const struct lines *base = &w->base;
    size_t i, j;

    for (i = base->count + 1; i-- > 0;) {
        for (j = other->count + 1; j-- > 0;) {
            unsigned short best = 0;

            if (i < base->count && j < other->count) {
                if (same_line(base, i, other, j))
                    best = (unsigned short)(w->lcs[i + 1][j + 1] + 1);
                else if (w->lcs[i + 1][j] >= w->lcs[i][j + 1])
                    best = w->lcs[i + 1][j];
                else
                    best = w->lcs[i][j + 1];
            }
            w->lcs[i][j] = best;
        }
    }
    for (i = 0, j = 0; i < base->count;) {
        if (j < other->count && same_line(base, i, other, j))
            to[i++] = (int)j++;
        else if (j < other->count && w->lcs[i][j + 1] > w->lcs[i + 1][j])
            j++;
        else
            to[i++] = -1;
    }
}

static enum tw_kind judge(const struct tw_hunk *h)
{
    if (same(h->ours, h->theirs))
        return same(h->ours, h->base) ? TW_SAME : TW_BOTH;
    if (same(h->ours, h->base))
        return TW_THEIRS;
    if (same(h->theirs, h->base))
        return TW_OURS;
    return TW_CONFLICT;
}

static void cut(struct work *w, tw_merge *m)
{
    size_t i = 0, a = 0, b = 0;

    while (i < w->base.count || a < w->ours.count || b < w->theirs.count) {
        size_t i2 = i, a2 = a, b2 = b;
        struct tw_hunk *h = &m->hunks[m->count++];

        while (i2 < w->base.count && w->to_ours[i2] == (int)a2 && w->to_theirs[i2] == (int)b2) {
            i2++;
            a2++;
            b2++;
        }
        if (i2 == i) { /* not in step here: up to where all three are again */
            while (i2 < w->base.count && (w->to_ours[i2] < 0 || w->to_theirs[i2] < 0))
                i2++;
            a2 = i2 < w->base.count ? (size_t)w->to_ours[i2] : w->ours.count;
            b2 = i2 < w->base.count ? (size_t)w->to_theirs[i2] : w->theirs.count;
        }
        h->base = slice(&w->base, i, i2);
        h->ours = slice(&w->ours, a, a2);
        h->theirs = slice(&w->theirs, b, b2);
        h->kind = judge(h);
        i = i2;
        a = a2;
        b = b2;
    }
}

tw_merge *tw_merge_texts(struct tw_text base, struct tw_text ours, struct tw_text theirs)
{
    struct work *w = malloc(sizeof *w);
    tw_merge *m = malloc(sizeof *m);

    if (!w || !m || split(&w->base, base) || split(&w->ours, ours) || split(&w->theirs, theirs)) {
        free(w);
        free(m);
        return NULL;
    }
    m->count = 0;
    align(w, &w->ours, w->to_ours);
    align(w, &w->theirs, w->to_theirs);
    cut(w, m);
    free(w);
    return m;
}

void tw_free(tw_merge *m)
{
    free(m);
}

size_t tw_hunks(const tw_merge *m)
{
    return m->count;
}

const struct tw_hunk *tw_hunk(const tw_merge *m, size_t i)
{
    return i < m->count ? &m->hunks[i] : NULL;
}

size_t tw_conflicts(const tw_merge *m)
{
    size_t i, n = 0;

    for (i = 0; i < m->count; i++)
        n += m->hunks[i].kind == TW_CONFLICT;
    return n;
}

int tw_settle(tw_merge *m, size_t i, enum tw_kind kind)
{
    if (i >= m->count || m->hunks[i].kind != TW_CONFLICT)
        return -1;
    if (kind != TW_OURS && kind != TW_THEIRS)
        return -1;
    m->hunks[i].kind = kind;
    return 0;
}

/* Writes to buffer + at unless buffer is NULL; the new place. */
static size_t put(char *buffer, size_t at, struct tw_text t)
{
    if (buffer && t.size)
        memcpy(buffer + at, t.data, t.size);
    return at + t.size;
}

/* A side of a conflict always ends its last line. */
static size_t side(char *buffer, size_t at, struct tw_text t)
{
    at = put(buffer, at, t);
    if (t.size && t.data[t.size - 1] != '\n')
        at = put(buffer, at, (struct tw_text){"\n", 1});
    return at;
}

static size_t emit(const tw_merge *m, char *buffer)
{
    size_t i, at = 0;

    for (i = 0; i < m->count; i++) {
        const struct tw_hunk *h = &m->hunks[i];

        if (h->kind == TW_CONFLICT) {
            at = put(buffer, at, (struct tw_text){"<<<<<<<\n", 8});
            at = side(buffer, at, h->ours);
            at = put(buffer, at, (struct tw_text){"=======\n", 8});
            at = side(buffer, at, h->theirs);
            at = put(buffer, at, (struct tw_text){">>>>>>>\n", 8});
        } else {
            at = put(buffer, at, h->kind == TW_THEIRS ? h->theirs : h->ours);
        }
    }
    return at;
}

size_t tw_size(const tw_merge *m)
{
    return emit(m, NULL);
}

void tw_write(const tw_merge *m, char *buffer)
{
    emit(m, buffer);
}
