#ifndef SLATS_H
#define SLATS_H

/* slats: boards that are laid side by side */

#include <stddef.h>
#include <stdint.h>

struct slat {
    uint8_t width, gap;
};

/* The sum of all widths and gaps. */
unsigned slats_span(const struct slat *slats, size_t n);

/* How many pairs of two boards are wider than so much. */
unsigned slats_pairs(const uint8_t *widths, size_t n, unsigned least);

/* Boards are counted until they reach so far. */
size_t slats_reach(const uint8_t *widths, size_t n, unsigned far);

/* The boards in their order, the widest first; how many of them are wider than the one before. */
unsigned slats_steps(const uint8_t *widths, size_t n);

#endif
