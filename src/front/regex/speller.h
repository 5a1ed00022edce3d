/* The tables of a speller. */
#ifndef ASSAY_FRONT_REGEX_SPELLER_H
#define ASSAY_FRONT_REGEX_SPELLER_H

#include "front/regex/machine.h"

/* fraction * 2^exponent, fraction in [0.5, 1) or 0. */
struct amount {
    double fraction;
    int64_t exponent;
};

/* Edges of a state that lead to the same other one, told apart by their characters only. */
struct speller_run {
    const struct language_edge *edge; /* the first */
    uint32_t target, size;
    uint32_t characters; /* where they are listed; UINT32_MAX: not all are ASCII */
};

/* The part of a run in the range of all 64-bit numbers: from `start` on, and
 * `factor` / 2^32 times narrower than all. */
struct speller_code {
    uint64_t start, factor;
};

/* Row r is about strings of r characters. */
struct speller {
    const struct language *language;
    uint32_t states;
    VECTOR(struct speller_run) runs;
    size_t *offsets; /* runs[offsets[q] .. offsets[q + 1]) leave state q */
    VECTOR(char) characters;
    VECTOR(struct amount) amounts;     /* [r * states + q]: strings from q */
    VECTOR(uint64_t) counts;           /* the same, where they are exact; else SPELLER_MANY */
    VECTOR(struct speller_code) codes; /* [r * runs + run]; made when first needed */
    VECTOR(uint64_t) strides;          /* by length; 0: not known yet */
    size_t rows;
};

#endif
