#ifndef POLYSTACK_H
#define POLYSTACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A stack of polynomials for a calculator.  Coefficients count modulo 2^32. */
#define POLY_TERMS 4
#define POLYSTACK_LIMIT 4096

struct poly {
    uint32_t coefficient[POLY_TERMS]; /* of x^0, x^1, … */
};

typedef struct polystack polystack;

/* An empty stack with room for `capacity` elements at first; 0 stands for 10.
   NULL when the capacity is above POLYSTACK_LIMIT or memory is out. */
polystack *polystack_new(size_t capacity);
void polystack_free(polystack *stack);

/* A second stack with the same elements; NULL when memory is out. */
polystack *polystack_copy(const polystack *stack);

size_t polystack_size(const polystack *stack);
bool polystack_equal(const polystack *a, const polystack *b);

/* False when the stack holds POLYSTACK_LIMIT elements or memory is out. */
bool polystack_push(polystack *stack, struct poly value);
/* False when there is nothing to pop. */
bool polystack_pop(polystack *stack, struct poly *value);
/* The element `depth` below the top; false when there is none. */
bool polystack_peek(const polystack *stack, size_t depth, struct poly *value);

/* Replace the two top elements by their sum, or by the lower minus the upper;
   false, and nothing done, with fewer than two. */
bool polystack_add(polystack *stack);
bool polystack_sub(polystack *stack);

#endif
