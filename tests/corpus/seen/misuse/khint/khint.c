#include "khint.h"

#include <stdlib.h>
#include <string.h>

#define MOST (1u << 24)

enum { EMPTY, USED, DELETED };

struct bucket {
    int key, val;
    unsigned char state;
};

struct khint_s {
    struct bucket *buckets;
    uint32_t n_buckets; /* 0 or a power of two */
    uint32_t n_occupied; /* not empty */
    uint32_t size;
};

khint_t *khi_init(void)
{
    return calloc(1, sizeof(khint_t));
}

void khi_destroy(khint_t *h)
{
    if (h == NULL)
        return;
    free(h->buckets);
    free(h);
}

void khi_clear(khint_t *h)
{
    for (uint32_t i = 0; i < h->n_buckets; i++)
        h->buckets[i].state = EMPTY;
    h->n_occupied = h->size = 0;
}

static uint32_t hash(int key)
{
    uint32_t x = (uint32_t)key;
    x ^= x >> 16;
    x *= 0x45d9f3bu;
    return x ^ x >> 16;
}

static bool resize(khint_t *h, uint32_t n)
{
    struct bucket *buckets = n > MOST ? NULL : calloc(n, sizeof *buckets);
    if (buckets == NULL)
        return false;
    for (uint32_t i = 0; i < h->n_buckets; i++) {
        if (h->buckets[i].state != USED)
            continue;
        uint32_t at = hash(h->buckets[i].key) & (n - 1);
        while (buckets[at].state != EMPTY)
            at = (at + 1) & (n - 1);
        buckets[at] = h->buckets[i];
    }
    free(h->buckets);
    h->buckets = buckets;
    h->n_buckets = n;
    h->n_occupied = h->size;
    return true;
}

khiter_t khi_get(const khint_t *h, int key)
{
    if (h->n_buckets == 0)
        return khi_end(h);
    uint32_t mask = h->n_buckets - 1;
    for (uint32_t at = hash(key) & mask; h->buckets[at].state != EMPTY; at = (at + 1) & mask)
        if (h->buckets[at].state == USED && h->buckets[at].key == key)
            return at;
    return khi_end(h);
}

khiter_t khi_put(khint_t *h, int key, int *absent)
{
    khiter_t x = khi_get(h, key);
    if (x != khi_end(h)) {
        *absent = 0;
        return x;
    }
    *absent = -1;
    if ((h->n_occupied + 1) * 4 > h->n_buckets * 3) {
        uint32_t n = h->n_buckets == 0 ? 4 : h->n_buckets;
        if ((h->size + 1) * 2 > n)
            n *= 2;
        if (!resize(h, n))
            return khi_end(h);
    }
    uint32_t mask = h->n_buckets - 1, at = hash(key) & mask;
    while (h->buckets[at].state == USED)
        at = (at + 1) & mask;
    if (h->buckets[at].state == EMPTY)
        h->n_occupied++;
    h->buckets[at] = (struct bucket){key, 0, USED};
    h->size++;
    *absent = 1;
    return at;
}

void khi_del(khint_t *h, khiter_t x)
{
    if (x < h->n_buckets && h->buckets[x].state == USED) {
        h->buckets[x].state = DELETED;
        h->size--;
    }
}

khiter_t khi_begin(const khint_t *h)
{
    (void)h;
    return 0;
}

khiter_t khi_end(const khint_t *h)
{
    return h->n_buckets;
}

bool khi_exist(const khint_t *h, khiter_t x)
{
    return h->buckets[x].state == USED;
}

int khi_key(const khint_t *h, khiter_t x)
{
    return h->buckets[x].key;
}

int khi_val(const khint_t *h, khiter_t x)
{
    return h->buckets[x].val;
}

void khi_set(khint_t *h, khiter_t x, int val)
{
    h->buckets[x].val = val;
}

uint32_t khi_size(const khint_t *h)
{
    return h->size;
}
