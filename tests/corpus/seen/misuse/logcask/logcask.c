#include "logcask.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    size_t key_size, length; /* the key with its terminator, then the value */
    bool live;
};

struct lc_store {
    char *log;
    size_t used, room;
    int cursors;
};

struct lc_cursor {
    lc_store *store;
    size_t at, next;
    bool valid;
};

lc_store *lc_open(void)
{
    return calloc(1, sizeof(lc_store));
}

void lc_close(lc_store *s)
{
    if (!s)
        return;
    assert(s->cursors == 0);
    free(s->log);
    free(s);
}

static struct entry entry_at(const lc_store *s, size_t at)
{
    struct entry e;
    memcpy(&e, s->log + at, sizeof e);
    return e;
}

static size_t size_of(struct entry e)
{
    return sizeof e + e.key_size + e.length;
}

static const char *key_at(const lc_store *s, size_t at)
{
    return s->log + at + sizeof(struct entry);
}

/* Where a live entry begins, or the end of the log. */
static size_t find(const lc_store *s, const char *key)
{
    size_t at = 0;
    while (at < s->used) {
        struct entry e = entry_at(s, at);
        if (e.live && strcmp(key_at(s, at), key) == 0)
            break;
        at += size_of(e);
    }
    return at;
}

static void kill_entry(lc_store *s, size_t at)
{
    struct entry e = entry_at(s, at);
    e.live = false;
    memcpy(s->log + at, &e, sizeof e);
}

bool lc_put(lc_store *s, const char *key, const void *value, size_t length)
{
    struct entry e = {strlen(key) + 1, length, true};
    assert(s->cursors == 0);
    if (e.key_size < 2 || e.key_size > LC_KEY + 1 || length > LC_VALUE)
        return false;
    if (s->room - s->used < size_of(e)) {
        size_t room = 2 * s->room + size_of(e);
        char *log = malloc(room);
        if (!log)
            return false;
        if (s->used > 0)
            memcpy(log, s->log, s->used);
        free(s->log);
        s->log = log;
        s->room = room;
    }
    size_t old = find(s, key);
    if (old < s->used)
        kill_entry(s, old);
    char *to = s->log + s->used;
    memcpy(to, &e, sizeof e);
    memcpy(to + sizeof e, key, e.key_size);
    if (length > 0)
        memcpy(to + sizeof e + e.key_size, value, length);
    s->used += size_of(e);
    return true;
}

bool lc_delete(lc_store *s, const char *key)
{
    assert(s->cursors == 0);
    size_t at = find(s, key);
    if (at == s->used)
        return false;
    kill_entry(s, at);
    return true;
}

static const void *value_at(const lc_store *s, size_t at, size_t *length)
{
    struct entry e = entry_at(s, at);
    *length = e.length;
    return key_at(s, at) + e.key_size;
}

const void *lc_get(const lc_store *s, const char *key, size_t *length)
{
    size_t at = find(s, key);
    return at == s->used ? NULL : value_at(s, at, length);
}

size_t lc_compact(lc_store *s)
{
    assert(s->cursors == 0);
    size_t from = 0, to = 0, before = s->used;
    while (from < s->used) {
        struct entry e = entry_at(s, from);
        if (e.live) {
            memmove(s->log + to, s->log + from, size_of(e));
            to += size_of(e);
        }
        from += size_of(e);
    }
    s->used = to;
    return before - to;
}

size_t lc_log_size(const lc_store *s)
{
    return s->used;
}

lc_cursor *lc_scan(lc_store *s)
{
    lc_cursor *c = calloc(1, sizeof *c);
    if (c) {
        c->store = s;
        s->cursors++;
    }
    return c;
}

bool lc_next(lc_cursor *c)
{
    const lc_store *s = c->store;
    c->valid = false;
    while (!c->valid && c->next < s->used) {
        struct entry e = entry_at(s, c->next);
        c->at = c->next;
        c->valid = e.live;
        c->next += size_of(e);
    }
    return c->valid;
}

const char *lc_cursor_key(const lc_cursor *c)
{
    assert(c->valid);
    return key_at(c->store, c->at);
}

const void *lc_cursor_value(const lc_cursor *c, size_t *length)
{
    assert(c->valid);
    return value_at(c->store, c->at, length);
}

void lc_scan_end(lc_cursor *c)
{
    c->store->cursors--;
    free(c);
}
