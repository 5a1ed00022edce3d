#ifndef RANKCOUNT_H
#define RANKCOUNT_H

#include <stddef.h>
#include <stdint.h>

/* How often the most frequent of the values is there. */
size_t rank_most(const int16_t *values, size_t count);

#endif
