#ifndef EASING_H
#define EASING_H

#include <stddef.h>

/* Gives 0 to 1 for 0 to 1; anything else is not allowed. */
typedef double (*easing_curve)(double at, void *user);

/* A table of n steps from 0 to 255, along the curve. */
void easing_table(unsigned char *table, size_t n, easing_curve curve, void *user);

/* A growing number. */
typedef struct {
    unsigned char *digits;
    size_t count;
} easing_big;

void easing_big_init(easing_big *big);
void easing_big_clear(easing_big *big);
int easing_big_add(easing_big *big, unsigned char digit);

#endif
