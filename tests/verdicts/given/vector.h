#ifndef VECTOR_H
#define VECTOR_H

#include <stddef.h>

/* An array is an int pointer, NULL is the empty one.  Its length is kept in front of it. */
int *vec_push(int *v, int value);
int *vec_setlen(int *v, size_t n);
size_t vec_len(const int *v);
void vec_free(int *v);

#endif
