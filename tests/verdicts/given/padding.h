#ifndef PADDING_H
#define PADDING_H

#include <stddef.h>
#include <stdint.h>

/* padding: sums of bytes, eight at a time.
 *
 * Every buffer must have 8 bytes of padding behind the data. */

uint64_t padding_sum(const uint8_t *data, size_t size);
/* Turns the bytes around, in the same memory. */
void padding_turn(uint8_t *data, size_t size);
/* Adds their sum, one byte at data[size]. */
void padding_seal(uint8_t *data, size_t size);

#endif
