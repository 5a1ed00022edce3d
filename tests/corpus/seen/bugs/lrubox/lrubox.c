#include "lrubox.h"

#include <stdlib.h>

struct pair {
    struct pair *newer;
    struct pair *older;
    int key;
    long value;
};

struct lrubox {
    struct pair *newest;
    struct pair *oldest;
    size_t size;
    size_t capacity;
};

struct lrubox *lrubox_create(size_t capacity)
{
    if (capacity < 1 || capacity > LRUBOX_MAX)
        return NULL;
    struct lrubox *box = calloc(1, sizeof *box);
    if (box != NULL)
        box->capacity = capacity;
    return box;
}

void lrubox_destroy(struct lrubox *box)
{
    if (box == NULL)
        return;
    for (struct pair *p = box->newest, *next; p != NULL; p = next) {
        next = p->older;
        free(p);
    }
    free(box);
}

static struct pair *find(const struct lrubox *box, int key)
{
    struct pair *p = box->newest;
    while (p != NULL && p->key != key)
        p = p->older;
    return p;
}

static void unlink_pair(struct lrubox *box, struct pair *p)
{
    if (p->newer != NULL)
        p->newer->older = p->older;
    else
        box->newest = p->older;
    if (p->older != NULL)
        p->older->newer = p->newer;
    else
        box->oldest = p->newer;
    box->size--;
}

static void link_newest(struct lrubox *box, struct pair *p)
{
    p->newer = NULL;
    p->older = box->newest;
    if (box->newest != NULL)
        box->newest->newer = p;
    else
        box->oldest = p;
    box->newest = p;
    box->size++;
}

static void evict(struct lrubox *box)
{
    struct pair *victim = box->oldest;
    box->oldest = victim->newer;
    box->oldest->older = NULL;
    box->size--;
    free(victim);
}

bool lrubox_put(struct lrubox *box, int key, long value)
{
    struct pair *p = find(box, key);
    if (p != NULL) {
        unlink_pair(box, p);
    } else {
        p = malloc(sizeof *p);
        if (p == NULL)
            return false;
        p->key = key;
        if (box->size == box->capacity)
            evict(box);
    }
    p->value = value;
    link_newest(box, p);
    return true;
}

bool lrubox_get(struct lrubox *box, int key, long *value)
{
    struct pair *p = find(box, key);
    if (p == NULL)
        return false;
    unlink_pair(box, p);
    link_newest(box, p);
    *value = p->value;
    return true;
}

bool lrubox_peek(const struct lrubox *box, int key, long *value)
{
    const struct pair *p = find(box, key);
    if (p == NULL)
        return false;
    *value = p->value;
    return true;
}

bool lrubox_remove(struct lrubox *box, int key)
{
    struct pair *p = find(box, key);
    if (p == NULL)
        return false;
    unlink_pair(box, p);
    free(p);
    return true;
}

bool lrubox_oldest(const struct lrubox *box, int *key)
{
    if (box->oldest == NULL)
        return false;
    *key = box->oldest->key;
    return true;
}

size_t lrubox_size(const struct lrubox *box)
{
    return box->size;
}

size_t lrubox_capacity(const struct lrubox *box)
{
    return box->capacity;
}
