#include "jwzthr.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 128

struct jt_msg {
    const char *id, *reply_to;
    void *user;
    jt_msg *chain;                      /* in the bucket */
    jt_msg *before, *after;             /* in the order of arrival */
    jt_msg *up, *down, *last, *prev, *next;
};

struct jt_threader {
    size_t count;
    jt_msg *oldest, *newest;
    jt_msg *root, *last;
    jt_msg *buckets[BUCKETS];
};

static size_t bucket_of(const char *id)
{
    unsigned long h = 5381;

    for (; *id != '\0'; id++)
        h = h * 33 + (unsigned char)*id;
    return h % BUCKETS;
}

/* Makes m the last child of `up', or the last root. */
static void attach(jt_threader *t, jt_msg *m, jt_msg *up)
{
    jt_msg **first = up != NULL ? &up->down : &t->root;
    jt_msg **last = up != NULL ? &up->last : &t->last;

    m->up = up;
    m->next = NULL;
    m->prev = *last;
    if (*last != NULL)
        (*last)->next = m;
    else
        *first = m;
    *last = m;
}

static void detach(jt_threader *t, jt_msg *m)
{
    jt_msg **first = m->up != NULL ? &m->up->down : &t->root;
    jt_msg **last = m->up != NULL ? &m->up->last : &t->last;

    if (m->prev != NULL)
        m->prev->next = m->next;
    else
        *first = m->next;
    if (m->next != NULL)
        m->next->prev = m->prev;
    else
        *last = m->prev;
    m->up = m->prev = m->next = NULL;
}

jt_threader *jt_new(void)
{
    return calloc(1, sizeof(jt_threader));
}

void jt_free(jt_threader *t)
{
    jt_msg *m, *after;

    if (t == NULL)
        return;
    for (m = t->oldest; m != NULL; m = after) {
        after = m->after;
        free(m);
    }
    free(t);
}

jt_msg *jt_find(const jt_threader *t, const char *id)
{
    jt_msg *m = t->buckets[bucket_of(id)];

    while (m != NULL && strcmp(m->id, id) != 0)
        m = m->chain;
    return m;
}

jt_msg *jt_add(jt_threader *t, const char *id, const char *parent, void *user)
{
    size_t bucket;
    jt_msg *m;

    if (*id == '\0' || t->count == JT_MAX || jt_find(t, id) != NULL)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->id = id;
    m->reply_to = parent;
    m->user = user;
    bucket = bucket_of(id);
    m->chain = t->buckets[bucket];
    t->buckets[bucket] = m;
    m->before = t->newest;
    if (t->newest != NULL)
        t->newest->after = m;
    else
        t->oldest = m;
    t->newest = m;
    t->count++;
    attach(t, m, NULL);
    return m;
}

void jt_remove(jt_threader *t, jt_msg *m)
{
    jt_msg **at = &t->buckets[bucket_of(m->id)];

    while (*at != m)
        at = &(*at)->chain;
    *at = m->chain;
    while (m->down != NULL) {
        jt_msg *child = m->down;

        detach(t, child);
        attach(t, child, NULL);
    }
    detach(t, m);
    if (m->before != NULL)
        m->before->after = m->after;
    else
        t->oldest = m->after;
    if (m->after != NULL)
        m->after->before = m->before;
    else
        t->newest = m->before;
    t->count--;
    free(m);
}

size_t jt_thread(jt_threader *t)
{
    size_t roots = 0;
    jt_msg *m, *up, *at;

    t->root = t->last = NULL;
    for (m = t->oldest; m != NULL; m = m->after)
        m->up = m->down = m->last = m->prev = m->next = NULL;
    for (m = t->oldest; m != NULL; m = m->after) {
        up = m->reply_to != NULL ? jt_find(t, m->reply_to) : NULL;
        /* Not below itself. */
        for (at = up; at != NULL && at != m; at = at->up)
            ;
        if (at == m)
            up = NULL;
        attach(t, m, up);
        roots += up == NULL;
    }
    return roots;
}

jt_msg *jt_root(const jt_threader *t)
{
    return t->root;
}

jt_msg *jt_next(const jt_msg *m)
{
    return m->next;
}

jt_msg *jt_child(const jt_msg *m)
{
    return m->down;
}

jt_msg *jt_parent(const jt_msg *m)
{
    return m->up;
}

const char *jt_id(const jt_msg *m)
{
    return m->id;
}

void *jt_user(const jt_msg *m)
{
    return m->user;
}

int jt_walk(const jt_threader *t, int (*fn)(jt_msg *m, int depth, void *arg), void *arg)
{
    jt_msg *m = t->root;
    int depth = 0, stop;

    while (m != NULL) {
        stop = fn(m, depth, arg);
        if (stop != 0)
            return stop;
        if (m->down != NULL) {
            m = m->down;
            depth++;
            continue;
        }
        while (m != NULL && m->next == NULL) {
            m = m->up;
            depth--;
        }
        if (m != NULL)
            m = m->next;
    }
    return 0;
}
