/* Random numbers: a stream for each seed and index, the same on every machine. */
#ifndef ASSAY_BASE_DICE_H
#define ASSAY_BASE_DICE_H

#include <stdint.h>

struct dice {
    uint64_t state;
};
struct dice dice_of(uint64_t seed, uint64_t index);
uint64_t dice_roll(struct dice *dice);                  /* 64 random bits */
uint64_t dice_below(struct dice *dice, uint64_t limit); /* uniform; limit > 0 */

/* The least number from `least` on that has no divisor in common with count:
 * steps of it, modulo count, come to every number below count. */
uint64_t dice_stride(uint64_t least, uint64_t count);

#endif
