#ifndef MERKPROOF_H
#define MERKPROOF_H

#include <stddef.h>
#include <stdint.h>

#define MP_DIGEST 16                  /* bytes of a digest */
#define MP_DEPTH  12                  /* deepest tree: 4096 leaves */

/* A digest for finding accidents, not for fighting adversaries. */

typedef struct {                      /* a digest in the making */
    uint64_t a, b, n;
    int open;
} mp_hash;

void mp_init(mp_hash *h);                             /* before all else, and to start over */
void mp_feed(mp_hash *h, const void *data, size_t n); /* any number of times */
void mp_done(mp_hash *h, uint8_t *digest);            /* finishes; h takes no more after it */

typedef struct mp_tree mp_tree;

mp_tree *mp_build(const void *const *leaf, const size_t *len, size_t n); /* digests of n leaves; NULL if n is 0 or more than 4096 */
void mp_free(mp_tree *t);
size_t mp_leaves(const mp_tree *t);                   /* n again */
unsigned mp_depth(const mp_tree *t);                  /* levels below the root; 0 with one leaf */
void mp_root(const mp_tree *t, uint8_t *digest);      /* what to publish */
void mp_prove(const mp_tree *t, size_t i, uint8_t *proof); /* proof of leaf i: a digest for each level */
void mp_update(mp_tree *t, size_t i, const void *data, size_t n); /* leaf i has other contents now */

int mp_check(const uint8_t *root, unsigned depth, size_t i, /* 1 if the data is leaf i of the tree with */
             const void *data, size_t n, const uint8_t *proof); /* that root and depth, else 0 */

#endif
