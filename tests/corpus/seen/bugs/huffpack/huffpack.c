#include "huffpack.h"

#include <stdlib.h>
#include <string.h>

#define NODES 511

struct node {
    size_t weight;
    int child[2]; /* -1: a leaf */
    uint8_t symbol;
};

struct huff {
    struct node node[NODES];
    int nodes;
    int root;
    int leaves;
    int parent[NODES];
    int leaf_of[256]; /* -1: not in the code */
};

static void lightest(const huff *h, int *first, int *second)
{
    *first = *second = -1;
    for (int i = 0; i < h->nodes; i++) {
        if (h->parent[i] >= 0)
            continue;
        if (*first < 0 || h->node[i].weight < h->node[*first].weight) {
            *second = *first;
            *first = i;
        } else if (*second < 0 || h->node[i].weight < h->node[*second].weight) {
            *second = i;
        }
    }
}

huff_status huff_build(const uint8_t *sample, size_t size, huff **out)
{
    *out = NULL;
    if (size == 0)
        return HUFF_EEMPTY;
    huff *h = calloc(1, sizeof *h);
    if (h == NULL)
        return HUFF_ENOMEM;
    size_t weight[256] = {0};
    for (size_t i = 0; i < size; i++)
        weight[sample[i]]++;
    for (int c = 0; c < 256; c++) {
        h->leaf_of[c] = -1;
        if (weight[c] > 0) {
            h->leaf_of[c] = h->nodes;
            h->parent[h->nodes] = -1;
            h->node[h->nodes++] = (struct node){weight[c], {-1, -1}, (uint8_t)c};
        }
    }
    h->leaves = h->nodes;
    for (;;) {
        int a, b;
        lightest(h, &a, &b);
        if (b < 0) {
            h->root = a;
            break;
        }
        h->parent[a] = h->parent[b] = h->nodes;
        h->parent[h->nodes] = -1;
        h->node[h->nodes] = (struct node){h->node[a].weight + h->node[b].weight, {a, b}, 0};
        h->nodes++;
    }
    *out = h;
    return HUFF_OK;
}

void huff_free(huff *h)
{
    free(h);
}

unsigned huff_symbols(const huff *h)
{
    return (unsigned)h->leaves;
}

/* The length of a leaf's code; a code of one symbol spends one bit on it. */
static size_t length_of(const huff *h, int leaf)
{
    size_t length = 0;
    if (leaf == h->root)
        return 1;
    for (; h->parent[leaf] >= 0; leaf = h->parent[leaf])
        length++;
    return length;
}

size_t huff_measure(const huff *h, const uint8_t *data, size_t size)
{
    size_t bits = 0;
    for (size_t i = 0; i < size; i++) {
        int leaf = h->leaf_of[data[i]];
        if (leaf < 0)
            return 0;
        bits += length_of(h, leaf);
    }
    return bits;
}

huff_status huff_encode(const huff *h, const uint8_t *data, size_t size,
                        uint8_t *out, size_t cap, size_t *nbits)
{
    size_t bits = huff_measure(h, data, size), at = 0;
    *nbits = 0;
    if (bits == 0 && size > 0)
        return HUFF_ESYMBOL;
    if (bits / 8 + (bits % 8 != 0) > cap)
        return HUFF_ESPACE;
    if (bits > 0)
        memset(out, 0, (bits + 7) / 8);
    for (size_t i = 0; i < size; i++) {
        int node = h->leaf_of[data[i]];
        size_t length = length_of(h, node), bit = at + length;
        for (at += length; h->parent[node] >= 0; node = h->parent[node]) {
            bit--;
            if (h->node[h->parent[node]].child[1] == node)
                out[bit / 8] |= (uint8_t)(0x80u >> bit % 8);
        }
    }
    *nbits = bits;
    return HUFF_OK;
}

huff_status huff_decode(const huff *h, const uint8_t *in, size_t nbits,
                        uint8_t *out, size_t cap, size_t *size)
{
    size_t at = 0, used = 0;
    *size = 0;
    while (at < nbits) {
        int node = h->root;
        while (h->node[node].child[0] >= 0) {
            if (at == nbits)
                return HUFF_ECORRUPT;
            node = h->node[node].child[in[at / 8] >> (7 - at % 8) & 1];
            at++;
        }
        if (used < cap)
            out[used] = h->node[node].symbol;
        used++;
    }
    if (used > cap)
        return HUFF_ESPACE;
    *size = used;
    return HUFF_OK;
}

const char *huff_message(huff_status status)
{
    switch (status) {
    case HUFF_OK:
        return "no error";
    case HUFF_ENOMEM:
        return "out of memory";
    case HUFF_EEMPTY:
        return "empty sample";
    case HUFF_ESYMBOL:
        return "symbol without a code";
    case HUFF_ESPACE:
        return "output too small";
    case HUFF_ECORRUPT:
        return "input cut off";
    }
    return "unknown error";
}
