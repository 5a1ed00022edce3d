/* Exact decimal numbers: value = units / 10^scale, 0 <= scale <= DECIMAL_SCALE_MAX.
 * All functions that can fail return 0 and leave the result untouched then. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <stddef.h>
#include <stdint.h>

#define DECIMAL_SCALE_MAX 18

struct decimal {
    int64_t units;
    unsigned scale;
};

/* "-12.050" is {-12050, 3}. Fails on anything else and on what does not fit. */
int decimal_parse(const char *text, struct decimal *result);

/* More digits after the point (fails when they do not fit) or fewer (cut off). */
int decimal_rescale(struct decimal number, unsigned scale, struct decimal *result);

/* At the greater scale of the two. Fails when the sum does not fit. */
int decimal_add(struct decimal a, struct decimal b, struct decimal *sum);

/* Less than, equal to or greater than 0, by value: 1.0 equals 1.00. */
int decimal_compare(struct decimal a, struct decimal b);

/* Writes at most size - 1 characters and a zero; returns the length that the
 * whole text has. */
size_t decimal_format(struct decimal number, char *buffer, size_t size);

#endif
