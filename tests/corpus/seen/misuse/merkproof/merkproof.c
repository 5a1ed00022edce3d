#include "merkproof.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mp_tree {
    size_t n;
    unsigned depth;
    uint8_t (*node)[MP_DIGEST];     /* 1 is the root, 2i and 2i+1 are below i */
};

static uint64_t mix(uint64_t x)
{
    x ^= x >> 33;
    x *= UINT64_C(0xff51afd7ed558ccd);
    x ^= x >> 33;
    x *= UINT64_C(0xc4ceb9fe1a85ec53);
    x ^= x >> 33;
    return x;
}

void mp_init(mp_hash *h)
{
    h->a = UINT64_C(0xcbf29ce484222325);
    h->b = UINT64_C(0x9e3779b97f4a7c15);
    h->n = 0;
    h->open = 1;
}

void mp_feed(mp_hash *h, const void *data, size_t n)
{
    const uint8_t *p = data;
    assert(h->open == 1);
    for (size_t i = 0; i < n; i++) {
        h->a = (h->a ^ p[i]) * UINT64_C(0x100000001b3);
        h->b = (h->b << 7 | h->b >> 57) + p[i] * UINT64_C(0x9e3779b97f4a7c15);
    }
    h->n += n;
}

void mp_done(mp_hash *h, uint8_t *digest)
{
    assert(h->open == 1);
    uint64_t a = mix(h->a + h->n), b = mix(h->b ^ a);
    for (int i = 0; i < 8; i++) {
        digest[i] = (uint8_t)(a >> 8 * i);
        digest[8 + i] = (uint8_t)(b >> 8 * i);
    }
    h->open = 0;
}

static void leaf_digest(const void *data, size_t n, uint8_t *out)
{
    mp_hash h;
    mp_init(&h);
    mp_feed(&h, "L", 1);
    mp_feed(&h, data, n);
    mp_done(&h, out);
}

static void pair_digest(const uint8_t *l, const uint8_t *r, uint8_t *out)
{
    mp_hash h;
    mp_init(&h);
    mp_feed(&h, "N", 1);
    mp_feed(&h, l, MP_DIGEST);
    mp_feed(&h, r, MP_DIGEST);
    mp_done(&h, out);
}

mp_tree *mp_build(const void *const *leaf, const size_t *len, size_t n)
{
    if (n == 0 || n > (size_t)1 << MP_DEPTH)
        return NULL;
    mp_tree *t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->n = n;
    t->depth = 0;
    while ((size_t)1 << t->depth < n)
        t->depth++;
    size_t width = (size_t)1 << t->depth;
    t->node = calloc(2 * width, MP_DIGEST);
    if (!t->node) {
        free(t);
        return NULL;
    }
    for (size_t i = 0; i < n; i++)
        leaf_digest(leaf[i], len[i], t->node[width + i]);
    for (size_t i = width - 1; i > 0; i--)
        pair_digest(t->node[2 * i], t->node[2 * i + 1], t->node[i]);
    return t;
}

void mp_free(mp_tree *t)
{
    if (t)
        free(t->node);
    free(t);
}

size_t mp_leaves(const mp_tree *t)
{
    return t->n;
}

unsigned mp_depth(const mp_tree *t)
{
    return t->depth;
}

void mp_root(const mp_tree *t, uint8_t *digest)
{
    memcpy(digest, t->node[1], MP_DIGEST);
}

void mp_prove(const mp_tree *t, size_t i, uint8_t *proof)
{
    assert(i < t->n);
    for (size_t k = i + ((size_t)1 << t->depth); k > 1; k /= 2) {
        memcpy(proof, t->node[k ^ 1], MP_DIGEST);
        proof += MP_DIGEST;
    }
}

void mp_update(mp_tree *t, size_t i, const void *data, size_t n)
{
    assert(i < t->n);
    size_t k = i + ((size_t)1 << t->depth);
    leaf_digest(data, n, t->node[k]);
    for (k /= 2; k > 0; k /= 2)
        pair_digest(t->node[2 * k], t->node[2 * k + 1], t->node[k]);
}

int mp_check(const uint8_t *root, unsigned depth, size_t i,
             const void *data, size_t n, const uint8_t *proof)
{
    uint8_t d[MP_DIGEST];
    if (depth > MP_DEPTH || i >> depth)
        return 0;
    leaf_digest(data, n, d);
    for (; depth > 0; depth--, i /= 2) {
        if (i % 2)
            pair_digest(proof, d, d);
        else
            pair_digest(d, proof, d);
        proof += MP_DIGEST;
    }
    return memcmp(d, root, MP_DIGEST) == 0;
}
