#include "agepool.h"

#include <stdlib.h>
#include <string.h>

/* Stands before each object's bytes. */
struct head {
    struct head *prev, *next;
    size_t size;
    unsigned long age;
};

/* The distance from head to bytes, rounded up to the strictest alignment. */
#define UNIT _Alignof(max_align_t)
#define HEAD ((sizeof(struct head) + UNIT - 1) / UNIT * UNIT)

struct age_pool {
    struct head *first;         /* youngest first, kept ones in between */
    size_t live;
    unsigned long now;
};

static struct head *head_of(const void *object)
{
    return (struct head *)((char *)object - HEAD);
}

static void *bytes_of(struct head *h)
{
    return (char *)h + HEAD;
}

static void chain(age_pool *pool, struct head *h)
{
    h->prev = NULL;
    h->next = pool->first;
    if (pool->first != NULL)
        pool->first->prev = h;
    pool->first = h;
    pool->live++;
}

static void unchain(age_pool *pool, struct head *h)
{
    if (h->prev != NULL)
        h->prev->next = h->next;
    else
        pool->first = h->next;
    if (h->next != NULL)
        h->next->prev = h->prev;
    pool->live--;
}

age_pool *ap_open(void)
{
    age_pool *pool = calloc(1, sizeof *pool);

    if (pool != NULL)
        pool->now = 1;
    return pool;
}

void ap_close(age_pool *pool)
{
    if (pool == NULL)
        return;
    while (pool->first != NULL) {
        struct head *h = pool->first;

        unchain(pool, h);
        free(h);
    }
    free(pool);
}

/* An object that is not in the chain yet. */
static struct head *make(const age_pool *pool, size_t size)
{
    struct head *h = calloc(1, HEAD + size);

    if (h == NULL)
        return NULL;
    h->size = size;
    h->age = pool->now;
    return h;
}

void *ap_alloc(age_pool *pool, size_t size)
{
    struct head *h;

    if (size > AP_MAX_OBJECT || pool->live == AP_MAX_LIVE)
        return NULL;
    h = make(pool, size);
    if (h == NULL)
        return NULL;
    chain(pool, h);
    return bytes_of(h);
}

char *ap_strdup(age_pool *pool, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = ap_alloc(pool, size);

    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

unsigned long ap_step(age_pool *pool)
{
    return ++pool->now;
}

unsigned long ap_now(const age_pool *pool)
{
    return pool->now;
}

size_t ap_drop(age_pool *pool, unsigned long upto)
{
    struct head *h = pool->first;
    size_t dropped = 0;

    while (h != NULL) {
        struct head *next = h->next;

        if (h->age <= upto) {
            unchain(pool, h);
            free(h);
            dropped++;
        }
        h = next;
    }
    return dropped;
}

void *ap_keep(age_pool *pool, void *object)
{
    struct head *old = head_of(object);
    struct head *h = make(pool, old->size);

    if (h == NULL)
        return NULL;
    memcpy(bytes_of(h), object, old->size);
    unchain(pool, old);
    free(old);
    chain(pool, h);
    return bytes_of(h);
}

size_t ap_size(const void *object)
{
    return head_of(object)->size;
}

unsigned long ap_age(const void *object)
{
    return head_of(object)->age;
}

size_t ap_live(const age_pool *pool)
{
    return pool->live;
}
