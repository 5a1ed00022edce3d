/* What selection.c (ranks and strings) and selection_order.c (which ranks)
 * share. */
#ifndef ASSAY_FRONT_REGEX_SELECTION_H
#define ASSAY_FRONT_REGEX_SELECTION_H

#include "front/regex/tally.h"

/* starts[i] strings are shorter than min + i; starts[max - min + 1] is the
 * count.  `narrow`: the count fits into 64 bits, and so do all numbers. */
struct selection {
    const struct language *language;
    struct tally tally;
    size_t min, max;
    mpz_t *starts;
    uint64_t *narrow_starts; /* NULL: wide */
    mpz_t rank, block, scratch, stride, shift;
    uint64_t seed; /* of shift */
    bool has_stride;
    VECTOR(size_t) lengths; /* that occur */
    mpz_t *strides;         /* of single lengths, by length - min; made when first needed */
};

static inline const mpz_t *selection_total(const struct selection *selection)
{
    return (const mpz_t *)&selection->starts[selection->max - selection->min + 1];
}

void selection_unrank_narrow(struct selection *selection, uint64_t rank, struct text *out); /* narrow ones only */
/* The rank is in selection->rank, which is used up. */
void selection_unrank_large(struct selection *selection, struct text *out);
/* The same among the strings of one length. */
void selection_spell(struct selection *selection, size_t length, struct text *out);

#endif
