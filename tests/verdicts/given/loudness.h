#ifndef LOUDNESS_H
#define LOUDNESS_H

#include <stddef.h>
#include <stdint.h>

/* Samples of sound. */
int loudness_most(const int16_t *samples, size_t count);
/* Counts the samples of each number of bits. */
void loudness_bits(const int16_t *samples, size_t count, unsigned found[16]);

#endif
