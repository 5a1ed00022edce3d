#ifndef TAKEOUT_H
#define TAKEOUT_H

#include <stddef.h>

/* Takes out element i, which is below *np; *np is counted down. */
void takeout_any(void *base, size_t *np, size_t width, size_t i);

/* Takes out the value at i, which is below n, and puts a 0 behind the others. */
void takeout_one(int *values, size_t n, size_t i);

/* A size that is above most is cut down to most.  Returns the larger half. */
size_t takeout_half(size_t size, size_t most);

#endif
