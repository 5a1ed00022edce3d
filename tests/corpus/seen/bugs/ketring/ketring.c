#include "ketring.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define POINTS_PER_WEIGHT 4
#define MAX_POINTS (KETRING_NODES * KETRING_WEIGHT * POINTS_PER_WEIGHT)

struct node {
    int weight;
    char name[KETRING_NAME + 1];
};

struct point {
    uint32_t hash;
    unsigned node; /* index into nodes */
};

struct ketring {
    size_t size;
    size_t points;
    struct node *nodes[KETRING_NODES]; /* sorted by name */
    struct point point[MAX_POINTS];    /* sorted by hash, then by node */
};

static uint32_t mix(uint32_t h, const void *data, size_t len)
{
    const unsigned char *p = data;

    for (size_t i = 0; i < len; i++) {
        h ^= p[i];
        h *= 16777619u;
    }
    return h;
}

static uint32_t finish(uint32_t h)
{
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    h *= 0xc2b2ae35u;
    h ^= h >> 16;
    return h;
}

struct ketring *ketring_new(void)
{
    return calloc(1, sizeof(struct ketring));
}

void ketring_free(struct ketring *ring)
{
    if (ring == NULL)
        return;
    for (size_t i = 0; i < ring->size; i++)
        free(ring->nodes[i]);
    free(ring);
}

/* Where a name is, or where it belongs. */
static size_t place(const struct ketring *ring, const char *name, int *found)
{
    size_t i = 0;
    int order = 1;

    while (i < ring->size && (order = strcmp(ring->nodes[i]->name, name)) < 0)
        i++;
    *found = i < ring->size && order == 0;
    return i;
}

static int by_hash(const void *a, const void *b)
{
    const struct point *p = a, *q = b;

    if (p->hash != q->hash)
        return p->hash < q->hash ? -1 : 1;
    return (p->node > q->node) - (p->node < q->node);
}

static void rebuild(struct ketring *ring)
{
    ring->points = 0;
    for (size_t i = 0; i < ring->size; i++) {
        const struct node *node = ring->nodes[i];
        uint32_t base = mix(2166136261u, node->name, strlen(node->name));

        for (int k = 0; k < node->weight * POINTS_PER_WEIGHT; k++) {
            unsigned char tail[3] = {'#', (unsigned char)(k & 255), (unsigned char)(k >> 8)};

            ring->point[ring->points].hash = finish(mix(base, tail, sizeof tail));
            ring->point[ring->points].node = (unsigned)i;
            ring->points++;
        }
    }
    qsort(ring->point, ring->points, sizeof ring->point[0], by_hash);
}

int ketring_set(struct ketring *ring, const char *name, int weight)
{
    size_t len = strlen(name);
    int found;
    size_t at;
    struct node *node;

    if (len == 0 || len > KETRING_NAME || weight < 0 || weight > KETRING_WEIGHT)
        return -1;
    at = place(ring, name, &found);
    if (found) {
        ring->nodes[at]->weight = weight;
        rebuild(ring);
        return 0;
    }
    if (ring->size == KETRING_NODES)
        return -1;
    node = malloc(sizeof *node);
    if (node == NULL)
        return -1;
    node->weight = weight;
    memcpy(node->name, name, len + 1);
    memmove(&ring->nodes[at + 1], &ring->nodes[at], (ring->size - at) * sizeof ring->nodes[0]);
    ring->nodes[at] = node;
    ring->size++;
    rebuild(ring);
    return 0;
}

int ketring_remove(struct ketring *ring, const char *name)
{
    int found;
    size_t at = place(ring, name, &found);

    if (!found)
        return -1;
    free(ring->nodes[at]);
    ring->size--;
    memmove(&ring->nodes[at], &ring->nodes[at + 1], (ring->size - at) * sizeof ring->nodes[0]);
    rebuild(ring);
    return 0;
}

int ketring_weight(const struct ketring *ring, const char *name)
{
    int found;
    size_t at = place(ring, name, &found);

    return found ? ring->nodes[at]->weight : -1;
}

size_t ketring_size(const struct ketring *ring)
{
    return ring->size;
}

/* The first point at or after a key's hash; there is one at least. */
static size_t locate(const struct ketring *ring, const void *key, size_t len)
{
    uint32_t hash = finish(mix(2166136261u, key, len));
    size_t low = 0, high = ring->points;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (ring->point[mid].hash < hash)
            low = mid + 1;
        else
            high = mid;
    }
    return low == ring->points ? 0 : low;
}

const char *ketring_get(const struct ketring *ring, const void *key, size_t len)
{
    if (ring->points == 0)
        return NULL;
    return ring->nodes[ring->point[locate(ring, key, len)].node]->name;
}

size_t ketring_pick(const struct ketring *ring, const void *key, size_t len, const char **out, size_t n)
{
    unsigned char taken[KETRING_NODES] = {0};
    size_t got = 0, at;

    if (ring->points == 0 || n == 0)
        return 0;
    if (n > ring->size)
        n = ring->size;
    at = locate(ring, key, len);
    while (got < n) {
        unsigned node = ring->point[at].node;

        if (!taken[node]) {
            taken[node] = 1;
            out[got++] = ring->nodes[node]->name;
        }
        if (++at == ring->points)
            at = 0;
    }
    return got;
}

void ketring_each(const struct ketring *ring, void (*fn)(const char *name, int weight, void *arg), void *arg)
{
    for (size_t i = 0; i < ring->size; i++)
        fn(ring->nodes[i]->name, ring->nodes[i]->weight, arg);
}
