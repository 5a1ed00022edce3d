#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stdint.h>
uint64_t bits_set(uint64_t word, unsigned bit); /* bit is below 64 */
bool bits_get(uint64_t word, unsigned bit);
const char *bits_day(int day); /* 0 to 6 */

#endif
