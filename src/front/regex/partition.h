/* An alphabet cut into atoms: characters that no set in question tells apart.
 *
 * Invariant: pieces are sorted and disjoint; every atom 0..atoms-1 has at
 * least one piece; adjacent pieces may share an atom. */
#ifndef ASSAY_FRONT_REGEX_PARTITION_H
#define ASSAY_FRONT_REGEX_PARTITION_H

#include "front/regex/charset.h"

#define PARTITION_NONE UINT32_MAX

struct piece {
    uint32_t lo, hi, atom;
};
struct partition {
    VECTOR(struct piece) pieces;
    uint32_t atoms;
    uint32_t ascii[128]; /* the atom of a character, for speed */
};

/* The coarsest partition of the alphabet that respects all sets. */
void partition_of_sets(struct partition *partition, struct charset alphabet, const struct charset *sets, size_t count);
/* Of two: atom i of the result lies in atom left[i] of a and right[i] of b,
 * PARTITION_NONE where the character is in only one of them.  Both arrays are
 * the caller's to mem_free. */
void partition_refine(struct partition *out, const struct partition *a, const struct partition *b, uint32_t **left,
                      uint32_t **right);
void partition_copy(struct partition *out, const struct partition *from);
uint32_t partition_atom(const struct partition *partition, uint32_t c); /* NONE: not in the alphabet */
uint32_t *partition_samples(const struct partition *partition); /* one character of each atom; mem_free */
void partition_release(struct partition *partition);

#endif
