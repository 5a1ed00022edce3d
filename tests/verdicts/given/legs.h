#ifndef LEGS_H
#define LEGS_H

#include <stddef.h>

/* The legs of a journey, in an array of the caller. */
typedef struct {
    long start, length;
} leg;

/* Lay n legs of no length one behind the other. */
void legs_init(leg *legs, size_t n);
/* The end of the leg with that number. */
long legs_end(const leg *legs, size_t number);
/* How long the first n of them are together. */
long legs_total(const leg *legs, size_t n);

#endif
