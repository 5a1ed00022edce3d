#ifndef DICE_H
#define DICE_H

#include <stdint.h>

/* Pseudo-random numbers. */
typedef struct dice {
    uint32_t state;
} dice;
void dice_seed(dice *d, uint32_t seed);
uint32_t dice_roll(dice *d);
/* From low to high, both included. */
int dice_between(dice *d, int low, int high);
/* One of n things. */
unsigned dice_pick(dice *d, unsigned n);

#endif
