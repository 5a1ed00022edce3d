#ifndef PERCENT_H
#define PERCENT_H

#include <stddef.h>

/* Percentiles of numbers in order; percent 0 to 100. */
int percent_of(const int *sorted, size_t count, unsigned percent);
int percent_median(const int *sorted, size_t count);

#endif
