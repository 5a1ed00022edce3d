#include "memolru.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *newer, *older;
    char *key;
    char *text;
    size_t key_len;
    size_t len;
};

struct memolru {
    struct entry *newest, *oldest;
    size_t budget;
    size_t cost;
    size_t count;
};

static char *copy_of(const char *s, size_t len)
{
    char *p = malloc(len + 1);
    if (p) {
        memcpy(p, s, len);
        p[len] = '\0';
    }
    return p;
}

static struct entry *find(const memolru *m, const char *key)
{
    struct entry *e = m->newest;
    while (e && strcmp(e->key, key) != 0)
        e = e->older;
    return e;
}

static void unlink_entry(memolru *m, struct entry *e)
{
    if (e->newer)
        e->newer->older = e->older;
    else
        m->newest = e->older;
    if (e->older)
        e->older->newer = e->newer;
    else
        m->oldest = e->newer;
    e->newer = e->older = NULL;
}

static void link_newest(memolru *m, struct entry *e)
{
    e->newer = NULL;
    e->older = m->newest;
    if (m->newest)
        m->newest->newer = e;
    else
        m->oldest = e;
    m->newest = e;
}

static void refresh(memolru *m, struct entry *e)
{
    if (m->newest == e)
        return;
    unlink_entry(m, e);
    link_newest(m, e);
}

static void drop(memolru *m, struct entry *e)
{
    unlink_entry(m, e);
    m->cost -= e->key_len + e->len;
    m->count--;
    free(e->key);
    free(e->text);
    free(e);
}

static void trim(memolru *m)
{
    while (m->cost > m->budget)
        drop(m, m->oldest);
}

memolru *memolru_new(size_t budget)
{
    memolru *m = calloc(1, sizeof *m);
    if (m)
        m->budget = budget > MEMOLRU_MAX_BUDGET ? MEMOLRU_MAX_BUDGET : budget;
    return m;
}

void memolru_free(memolru *m)
{
    if (!m)
        return;
    while (m->oldest)
        drop(m, m->oldest);
    free(m);
}

long memolru_put(memolru *m, const char *key, const char *text)
{
    struct entry *e = find(m, key);
    size_t key_len = strlen(key);
    size_t len = strlen(text);

    if (key_len > m->budget || len > m->budget - key_len) {
        if (e)
            drop(m, e);
        return -1;
    }
    char *copy = copy_of(text, len);
    if (!copy)
        return -1;
    if (e) {
        free(e->text);
        e->text = copy;
        m->cost = m->cost - e->len + len;
        e->len = len;
        refresh(m, e);
    } else {
        e = calloc(1, sizeof *e);
        char *key_copy = copy_of(key, key_len);
        if (!e || !key_copy) {
            free(e);
            free(key_copy);
            free(copy);
            return -1;
        }
        e->key = key_copy;
        e->key_len = key_len;
        e->text = copy;
        e->len = len;
        link_newest(m, e);
        m->cost += key_len + len;
        m->count++;
    }
    trim(m);
    return (long)len;
}

long memolru_append(memolru *m, const char *key, const char *text)
{
    struct entry *e = find(m, key);
    if (!e)
        return memolru_put(m, key, text);

    size_t more = strlen(text);
    char *grown = malloc(e->len + more + 1);
    if (!grown)
        return -1;
    memcpy(grown, e->text, e->len);
    memcpy(grown + e->len, text, more);
    grown[e->len + more] = '\0';
    free(e->text);
    e->text = grown;
    e->len += more;
    m->cost += more;
    refresh(m, e);
    trim(m);
    return (long)e->len;
}

const char *memolru_get(memolru *m, const char *key)
{
    struct entry *e = find(m, key);
    if (!e)
        return NULL;
    refresh(m, e);
    return e->text;
}

const char *memolru_peek(const memolru *m, const char *key)
{
    const struct entry *e = find(m, key);
    return e ? e->text : NULL;
}

int memolru_forget(memolru *m, const char *key)
{
    struct entry *e = find(m, key);
    if (!e)
        return 0;
    drop(m, e);
    return 1;
}

void memolru_set_budget(memolru *m, size_t budget)
{
    m->budget = budget > MEMOLRU_MAX_BUDGET ? MEMOLRU_MAX_BUDGET : budget;
    trim(m);
}

size_t memolru_count(const memolru *m)
{
    return m->count;
}

size_t memolru_cost(const memolru *m)
{
    return m->cost;
}
