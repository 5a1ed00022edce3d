#include "nestkv.h"

#include <stdlib.h>
#include <string.h>

struct item {
    struct item *next;
    char *value;
    char key[];
};

enum change { ADDED, CHANGED, REMOVED };

struct undo {
    struct undo *older;
    enum change change;
    struct item *item; /* owned if REMOVED */
    char *value;       /* the old one if CHANGED */
};

struct nkv_mark {
    nestkv *kv;
    nkv_mark *outer;
    struct undo *log; /* newest change when it began */
};

struct nestkv {
    struct item *items;
    size_t count;
    nkv_mark *inner;
    int depth;
    struct undo *log;
    size_t changes;
};

static int fits(const char *text)
{
    size_t n = 0;
    while (n <= NKV_TEXT && text[n])
        n++;
    return n <= NKV_TEXT;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

static void free_item(struct item *item)
{
    free(item->value);
    free(item);
}

/* The pointer that points to the item of a key, or to the end of the list. */
static struct item **find(nestkv *kv, const char *key)
{
    struct item **at = &kv->items;
    while (*at && strcmp((*at)->key, key) != 0)
        at = &(*at)->next;
    return at;
}

static void unlink_item(nestkv *kv, struct item *item)
{
    struct item **at = &kv->items;
    while (*at != item)
        at = &(*at)->next;
    *at = item->next;
    kv->count--;
}

/* A record for a change; NULL if none can be had. */
static struct undo *record(nestkv *kv)
{
    return kv->changes < NKV_LOG ? malloc(sizeof(struct undo)) : NULL;
}

static void note(nestkv *kv, struct undo *u, enum change change, struct item *item, char *value)
{
    *u = (struct undo){ kv->log, change, item, value };
    kv->log = u;
    kv->changes++;
}

/* Takes the newest change from the log. */
static struct undo *pop(nestkv *kv)
{
    struct undo *u = kv->log;
    kv->log = u->older;
    kv->changes--;
    return u;
}

static void forget_log(nestkv *kv)
{
    while (kv->log) {
        struct undo *u = pop(kv);
        if (u->change == REMOVED)
            free_item(u->item);
        free(u->value);
        free(u);
    }
}

/* Frees marks up to and including this one. */
static void end_marks(nestkv *kv, nkv_mark *mark)
{
    int last;
    do {
        nkv_mark *inner = kv->inner;
        last = inner == mark;
        kv->inner = inner->outer;
        kv->depth--;
        free(inner);
    } while (!last);
}

nestkv *nkv_open(void)
{
    return calloc(1, sizeof(nestkv));
}

void nkv_close(nestkv *kv)
{
    if (!kv)
        return;
    forget_log(kv);
    while (kv->inner)
        end_marks(kv, kv->inner);
    while (kv->items) {
        struct item *item = kv->items;
        kv->items = item->next;
        free_item(item);
    }
    free(kv);
}

int nkv_put(nestkv *kv, const char *key, const char *value)
{
    if (!*key || !fits(key) || !fits(value))
        return -1;
    struct undo *u = NULL;
    char *copy = duplicate(value);
    if (!copy)
        return -1;
    if (kv->inner && !(u = record(kv))) {
        free(copy);
        return -1;
    }
    struct item *item = *find(kv, key);
    if (item) {
        char *old = item->value;
        item->value = copy;
        if (u)
            note(kv, u, CHANGED, item, old);
        else
            free(old);
        return 0;
    }
    size_t size = strlen(key) + 1;
    if (kv->count == NKV_KEYS || !(item = malloc(sizeof *item + size))) {
        free(copy);
        free(u);
        return -1;
    }
    memcpy(item->key, key, size);
    item->value = copy;
    item->next = kv->items;
    kv->items = item;
    kv->count++;
    if (u)
        note(kv, u, ADDED, item, NULL);
    return 0;
}

const char *nkv_get(const nestkv *kv, const char *key)
{
    for (const struct item *item = kv->items; item; item = item->next)
        if (strcmp(item->key, key) == 0)
            return item->value;
    return NULL;
}

int nkv_del(nestkv *kv, const char *key)
{
    struct undo *u = NULL;
    if (!*key || !fits(key))
        return -1;
    struct item *item = *find(kv, key);
    if (!item)
        return 0;
    if (kv->inner && !(u = record(kv)))
        return -1;
    unlink_item(kv, item);
    if (u)
        note(kv, u, REMOVED, item, NULL);
    else
        free_item(item);
    return 1;
}

size_t nkv_count(const nestkv *kv)
{
    return kv->count;
}

nkv_mark *nkv_begin(nestkv *kv)
{
    if (kv->depth == NKV_DEPTH)
        return NULL;
    nkv_mark *mark = malloc(sizeof *mark);
    if (!mark)
        return NULL;
    *mark = (nkv_mark){ kv, kv->inner, kv->log };
    kv->inner = mark;
    kv->depth++;
    return mark;
}

int nkv_depth(const nestkv *kv)
{
    return kv->depth;
}

void nkv_commit(nkv_mark *mark)
{
    nestkv *kv = mark->kv;
    end_marks(kv, mark);
    if (!kv->inner)
        forget_log(kv);
}

void nkv_rollback(nkv_mark *mark)
{
    nestkv *kv = mark->kv;
    while (kv->log != mark->log) {
        struct undo *u = pop(kv);
        switch (u->change) {
        case ADDED:
            unlink_item(kv, u->item);
            free_item(u->item);
            break;
        case CHANGED:
            free(u->item->value);
            u->item->value = u->value;
            break;
        case REMOVED:
            u->item->next = kv->items;
            kv->items = u->item;
            kv->count++;
            break;
        }
        free(u);
    }
    end_marks(kv, mark);
}
