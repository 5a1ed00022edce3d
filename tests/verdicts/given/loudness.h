#ifndef LOUDNESS_H
#define LOUDNESS_H

#include <stddef.h>
#include <stdint.h>

/* Samples of sound. */
int loudness_most(const int16_t *samples, size_t count);
/* How many samples there are of each number of bits, 0 to 15. */
void loudness_bits(const int16_t *samples, size_t count, unsigned found[16]);

#endif
