/* How many strings of exactly r characters are accepted from state q, for all
 * r up to a bound.  Numbers below 2^128 - 1 are in `small`; where small is
 * TALLY_LARGE the number is in `large`. */
#ifndef ASSAY_FRONT_REGEX_TALLY_H
#define ASSAY_FRONT_REGEX_TALLY_H

#include "front/regex/machine.h"

_Static_assert(GMP_NUMB_BITS == 64, "ranks are taken out of GMP by limbs of 64 bits");

typedef unsigned __int128 wide;
#define TALLY_LARGE (~(wide)0)

struct tally {
    size_t states, rows; /* rows: 0..bound */
    wide *small;         /* [r * states + q] */
    mpz_t **large;       /* [r]: NULL, or [states] */
};

bool tally_init(struct tally *tally, const struct language *language, size_t bound, struct error *error);
void tally_get(const struct tally *tally, size_t r, uint32_t q, mpz_t out);
wide mpz_get_wide(const mpz_t value); /* its low 128 bits */
void tally_release(struct tally *tally);

#endif
