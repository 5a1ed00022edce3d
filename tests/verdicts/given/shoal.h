#ifndef SHOAL_H
#define SHOAL_H

/* shoal: sizes of fishes */

#include <stddef.h>
#include <stdint.h>

/* The steps between neighbours as a set of bits, of sizes that are ascending; all above 63 are one. */
uint64_t shoal_steps(const uint8_t *sizes, size_t n);

/* The steps between those that were caught one after the other. */
uint64_t shoal_catches(const uint8_t *sizes, size_t n);

/* How far they are apart, as a set of bits like that, of sizes that are ascending. */
uint64_t shoal_spread(const uint8_t *sizes, size_t n);

#endif
