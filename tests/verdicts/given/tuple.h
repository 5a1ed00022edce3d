#ifndef TUPLE_H
#define TUPLE_H

#include <stdbool.h>
#include <stddef.h>

/* Some real numbers. */
typedef struct tuple tuple;

/* NULL when there are more than 100. */
tuple *tuple_new(const double *numbers, size_t count);
tuple *tuple_zeros(size_t count);
void tuple_free(tuple *t);
size_t tuple_size(const tuple *t);
bool tuple_equal(const tuple *a, const tuple *b);
double tuple_dot(const tuple *a, const tuple *b);

/* A view of one; no view may be open when the tuple is freed. */
size_t tuple_open(tuple *t);
/* The first number is moved to the end; no view may be open. */
size_t tuple_turn(tuple *t);

#endif
