#ifndef XORBAG_H
#define XORBAG_H

#include <stddef.h>
#include <stdint.h>

/* xoroshiro random numbers and bags to draw from. */

typedef struct {
    uint64_t s[2];              /* never both 0: see xb_raw */
} xb_rng;

/* Any seed will do. */
xb_rng xb_seed(uint64_t seed);

/* A generator with a state of one's own, e.g. one that was saved.  a and b
 * must not both be 0: the generator would give nothing but 0. */
xb_rng xb_raw(uint64_t a, uint64_t b);

uint64_t xb_next(xb_rng *g);
/* 0 .. n-1; n must not be 0. */
uint64_t xb_below(xb_rng *g, uint64_t n);
/* Above 0 and below 1. */
double xb_open(xb_rng *g);
/* An index 0 .. n-1 drawn in proportion to its weight.  At least one weight
 * must be above 0. */
size_t xb_weighted(xb_rng *g, const uint32_t *weights, size_t n);

/* A bag of the numbers 0 .. n-1, which are drawn without being put back. */
typedef struct xb_bag xb_bag;

/* The bag keeps g and draws with it.  n is at most 1000000; NULL when it is
 * more, and when memory is out. */
xb_bag *xb_bag_new(xb_rng *g, size_t n);
size_t xb_bag_left(const xb_bag *bag);
/* Must not be called when nothing is left. */
size_t xb_bag_draw(xb_bag *bag);
void xb_bag_refill(xb_bag *bag);
void xb_bag_free(xb_bag *bag);

#endif
