/* Random small programs of the solve language, the same for the same seed. */
#ifndef ASSAY_TESTS_AGREEMENT_RANDOM_PROGRAM_H
#define ASSAY_TESTS_AGREEMENT_RANDOM_PROGRAM_H

#include "base/dice.h"
#include "base/text.h"

/* One generate block 'g' of 1 to 6 inputs.  Few are not well-typed, and refused by the language. */
void random_program(uint64_t seed, struct text *out);

/* A small regex over a, b, c and digits.  Plain: repetitions and alternatives of characters only. */
void random_regex(struct dice *dice, unsigned depth, struct text *out);

#endif
