#include "skipset.h"

#include <stdint.h>
#include <stdlib.h>

#define MAX_LEVEL 12

struct node {
    long key;
    int level;
    struct node *next[];
};

struct skipset {
    struct node *head[MAX_LEVEL];
    struct node *last; /* node with the largest key */
    size_t size;
    uint32_t seed;
};

static int random_level(skipset_t *s)
{
    int level = 1;
    s->seed ^= s->seed << 13;
    s->seed ^= s->seed >> 17;
    s->seed ^= s->seed << 5;
    for (uint32_t bits = s->seed; level < MAX_LEVEL && (bits & 3) == 0; bits >>= 2)
        level++;
    return level;
}

/* Fills links[] with the link on each level that leads to the first node
 * whose key is not less than key; *before is the node in front of it. */
static struct node *search(skipset_t *s, long key, struct node **links[MAX_LEVEL], struct node **before)
{
    struct node *prev = NULL;
    for (int i = MAX_LEVEL - 1; i >= 0; i--) {
        struct node **link = prev ? &prev->next[i] : &s->head[i];
        while (*link && (*link)->key < key) {
            prev = *link;
            link = &prev->next[i];
        }
        links[i] = link;
    }
    *before = prev;
    return *links[0];
}

static const struct node *lower(const skipset_t *s, long key, const struct node **before)
{
    const struct node *prev = NULL;
    for (int i = MAX_LEVEL - 1; i >= 0; i--) {
        const struct node *n = prev ? prev->next[i] : s->head[i];
        for (; n && n->key < key; n = n->next[i])
            prev = n;
    }
    *before = prev;
    return prev ? prev->next[0] : s->head[0];
}

skipset_t *skipset_new(void)
{
    skipset_t *s = calloc(1, sizeof *s);
    if (s)
        s->seed = 2463534242u;
    return s;
}

void skipset_clear(skipset_t *s)
{
    struct node *n = s->head[0];
    while (n) {
        struct node *next = n->next[0];
        free(n);
        n = next;
    }
    for (int i = 0; i < MAX_LEVEL; i++)
        s->head[i] = NULL;
    s->last = NULL;
    s->size = 0;
}

void skipset_free(skipset_t *s)
{
    if (!s)
        return;
    skipset_clear(s);
    free(s);
}

int skipset_insert(skipset_t *s, long key)
{
    struct node **links[MAX_LEVEL], *before;
    struct node *n = search(s, key, links, &before);
    if (n && n->key == key)
        return 0;
    int level = random_level(s);
    n = malloc(sizeof *n + (size_t)level * sizeof n->next[0]);
    if (!n)
        return -1;
    n->key = key;
    n->level = level;
    for (int i = 0; i < level; i++) {
        n->next[i] = *links[i];
        *links[i] = n;
    }
    if (!s->last || key > s->last->key)
        s->last = n;
    s->size++;
    return 1;
}

int skipset_remove(skipset_t *s, long key)
{
    struct node **links[MAX_LEVEL], *before;
    struct node *n = search(s, key, links, &before);
    if (!n || n->key != key)
        return 0;
    for (int i = 0; i < n->level; i++)
        *links[i] = n->next[i];
    if (s->last == n)
        s->last = before;
    free(n);
    s->size--;
    return 1;
}

int skipset_contains(const skipset_t *s, long key)
{
    const struct node *before, *n = lower(s, key, &before);
    return n && n->key == key;
}

size_t skipset_size(const skipset_t *s)
{
    return s->size;
}

int skipset_min(const skipset_t *s, long *out)
{
    if (!s->head[0])
        return 0;
    *out = s->head[0]->key;
    return 1;
}

int skipset_max(const skipset_t *s, long *out)
{
    if (!s->last)
        return 0;
    *out = s->last->key;
    return 1;
}

int skipset_floor(const skipset_t *s, long key, long *out)
{
    const struct node *before, *n = lower(s, key, &before);
    if (!n || n->key != key)
        n = before;
    if (!n)
        return 0;
    *out = n->key;
    return 1;
}

int skipset_ceil(const skipset_t *s, long key, long *out)
{
    const struct node *before, *n = lower(s, key, &before);
    if (!n)
        return 0;
    *out = n->key;
    return 1;
}

int skipset_pop_min(skipset_t *s, long *out)
{
    struct node *n = s->head[0];
    if (!n)
        return 0;
    *out = n->key;
    /* the first node is the first on every level it is on */
    for (int i = 0; i < n->level; i++)
        s->head[i] = n->next[i];
    free(n);
    s->size--;
    return 1;
}
