#include "tickleaf.h"

#include <stdlib.h>
#include <string.h>

#define LEAF 8

struct sample {
    int64_t time;
    double value;
};

struct leaf {
    struct leaf *prev, *next;
    int count; // never 0 in a series
    struct sample samples[LEAF];
};

enum where { BEFORE, ON, AFTER };

struct tl_cursor {
    tl_series *series;
    tl_cursor *link;
    enum where where;
    struct leaf *leaf; // AFTER: where to look for the last leaf from, or NULL
    int at;
};

struct tl_series {
    struct leaf *first;
    tl_cursor *cursors;
    size_t count;
};

tl_series *tl_new(void)
{
    return calloc(1, sizeof(tl_series));
}

void tl_free(tl_series *s)
{
    if (s == NULL)
        return;
    for (struct leaf *leaf = s->first; leaf != NULL;) {
        struct leaf *next = leaf->next;
        free(leaf);
        leaf = next;
    }
    free(s);
}

// The leaf that has, or would have, the time.
static struct leaf *leaf_for(const tl_series *s, int64_t time)
{
    struct leaf *leaf = s->first;
    while (leaf != NULL && leaf->next != NULL && leaf->samples[leaf->count - 1].time < time)
        leaf = leaf->next;
    return leaf;
}

static int lower_bound(const struct leaf *leaf, int64_t time)
{
    int at = 0;
    while (at < leaf->count && leaf->samples[at].time < time)
        at++;
    return at;
}

// Gives the upper half of a full leaf to a new one behind it.
static bool split(tl_series *s, struct leaf *leaf)
{
    struct leaf *right = calloc(1, sizeof *right);
    if (right == NULL)
        return false;
    right->count = LEAF / 2;
    leaf->count = LEAF - right->count;
    memcpy(right->samples, leaf->samples + leaf->count, (size_t)right->count * sizeof *right->samples);
    right->prev = leaf;
    right->next = leaf->next;
    if (right->next != NULL)
        right->next->prev = right;
    leaf->next = right;
    for (tl_cursor *c = s->cursors; c != NULL; c = c->link) {
        if (c->where == ON && c->leaf == leaf && c->at >= leaf->count) {
            c->leaf = right;
            c->at -= leaf->count;
        }
    }
    return true;
}

int tl_put(tl_series *s, int64_t time, double value)
{
    if (s->first == NULL) {
        s->first = calloc(1, sizeof *s->first);
        if (s->first == NULL)
            return -1;
    }
    struct leaf *leaf = leaf_for(s, time);
    int at = lower_bound(leaf, time);
    if (at < leaf->count && leaf->samples[at].time == time) {
        leaf->samples[at].value = value;
        return 0;
    }
    if (s->count == TL_MAX_SAMPLES)
        return -1;
    if (leaf->count == LEAF) {
        if (!split(s, leaf))
            return -1;
        if (at > leaf->count) {
            at -= leaf->count;
            leaf = leaf->next;
        }
    }
    memmove(leaf->samples + at + 1, leaf->samples + at, (size_t)(leaf->count - at) * sizeof *leaf->samples);
    leaf->samples[at] = (struct sample){time, value};
    leaf->count++;
    s->count++;
    for (tl_cursor *c = s->cursors; c != NULL; c = c->link)
        if (c->where == ON && c->leaf == leaf && c->at >= at)
            c->at++;
    return 1;
}

static void remove_leaf(tl_series *s, struct leaf *leaf)
{
    if (leaf->prev != NULL)
        leaf->prev->next = leaf->next;
    else
        s->first = leaf->next;
    if (leaf->next != NULL)
        leaf->next->prev = leaf->prev;
    free(leaf);
}

bool tl_drop(tl_series *s, int64_t time)
{
    struct leaf *leaf = leaf_for(s, time);
    if (leaf == NULL)
        return false;
    int at = lower_bound(leaf, time);
    if (at == leaf->count || leaf->samples[at].time != time)
        return false;
    leaf->count--;
    s->count--;
    memmove(leaf->samples + at, leaf->samples + at + 1, (size_t)(leaf->count - at) * sizeof *leaf->samples);
    for (tl_cursor *c = s->cursors; c != NULL; c = c->link) {
        if (c->where != ON || c->leaf != leaf)
            continue;
        if (c->at > at)
            c->at--;
        if (c->at < leaf->count)
            continue;
        c->where = leaf->next != NULL ? ON : AFTER;
        c->leaf = leaf->next != NULL ? leaf->next : leaf->count > 0 ? leaf : leaf->prev;
        c->at = 0;
    }
    if (leaf->count == 0)
        remove_leaf(s, leaf);
    return true;
}

size_t tl_count(const tl_series *s)
{
    return s->count;
}

tl_cursor *tl_open(tl_series *s)
{
    tl_cursor *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->series = s;
    c->where = BEFORE;
    c->link = s->cursors;
    s->cursors = c;
    return c;
}

void tl_close(tl_cursor *c)
{
    if (c == NULL)
        return;
    tl_cursor **link = &c->series->cursors;
    while (*link != c)
        link = &(*link)->link;
    *link = c->link;
    free(c);
}

static bool move(tl_cursor *c, struct leaf *leaf, int at)
{
    c->where = ON;
    c->leaf = leaf;
    c->at = at;
    return true;
}

bool tl_seek(tl_cursor *c, int64_t time)
{
    struct leaf *leaf = leaf_for(c->series, time);
    int at = leaf == NULL ? 0 : lower_bound(leaf, time);
    if (leaf != NULL && at < leaf->count)
        return move(c, leaf, at);
    c->where = AFTER;
    c->leaf = leaf;
    return false;
}

bool tl_next(tl_cursor *c)
{
    if (c->where == BEFORE)
        return tl_seek(c, INT64_MIN);
    if (c->where == AFTER)
        return false;
    if (c->at + 1 < c->leaf->count)
        return move(c, c->leaf, c->at + 1);
    if (c->leaf->next != NULL)
        return move(c, c->leaf->next, 0);
    c->where = AFTER;
    return false;
}

bool tl_prev(tl_cursor *c)
{
    if (c->where == ON && c->at > 0)
        return move(c, c->leaf, c->at - 1);
    struct leaf *leaf = NULL;
    if (c->where == ON) {
        leaf = c->leaf->prev;
    } else if (c->where == AFTER) {
        leaf = c->leaf != NULL ? c->leaf : c->series->first;
        while (leaf != NULL && leaf->next != NULL)
            leaf = leaf->next;
    }
    if (leaf != NULL)
        return move(c, leaf, leaf->count - 1);
    c->where = BEFORE;
    return false;
}

bool tl_here(const tl_cursor *c, int64_t *time, double *value)
{
    if (c->where != ON)
        return false;
    if (time != NULL)
        *time = c->leaf->samples[c->at].time;
    if (value != NULL)
        *value = c->leaf->samples[c->at].value;
    return true;
}
