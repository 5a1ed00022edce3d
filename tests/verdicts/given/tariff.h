#ifndef TARIFF_H
#define TARIFF_H

#include <stddef.h>

#define PRICE_MOST 1000

/* The lowest of n prices, and the sum of them. */
int tariff_lowest(const int *prices, size_t n);
long tariff_sum(const int *prices, size_t n);

/* The price of the zone in which a way of that length ends; zones are of 10 km. */
int tariff_of(const int *prices, size_t n, unsigned length);

#endif
