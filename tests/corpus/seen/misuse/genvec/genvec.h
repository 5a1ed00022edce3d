/* genvec.h: a growing array of elements of any type
 *
 *     vec v;
 *     vec_init(&v, sizeof(double));
 *     double x = 1.5;
 *     vec_push(&v, &x);
 *     double *p = vec_at(&v, 0);
 *     vec_free(&v);
 */
#ifndef GENVEC_H
#define GENVEC_H

#include <stddef.h>

typedef struct vec {
    unsigned char *data;
    size_t size;      /* elements in use */
    size_t capacity;  /* elements there is room for */
    size_t elem_size; /* bytes */
} vec;

/* elem_size must not be 0 */
void vec_init(vec *v, size_t elem_size);

/* Free the elements. Afterwards the vector is empty and can be used again. */
void vec_free(vec *v);

/* Room for at least n elements. 0, or -1 if that is more than VEC_MAX_BYTES
 * or out of memory. */
#define VEC_MAX_BYTES ((size_t)1 << 26)
int vec_reserve(vec *v, size_t n);

/* Append a copy of *elem. 0, or -1 if out of memory.
 * elem must not point into the vector. */
int vec_push(vec *v, const void *elem);

/* Insert a copy of *elem before index i <= size; same as vec_push otherwise. */
int vec_insert(vec *v, size_t i, const void *elem);

/* Remove the last element, of a vector that is not empty, and copy it to
 * *elem unless that is NULL. */
void vec_pop(vec *v, void *elem);

/* Remove the element with index i. */
void vec_remove(vec *v, size_t i);

/* Pointer to an element. It is valid until the vector is changed. */
void *vec_at(const vec *v, size_t i);

/* Overwrite an element. */
void vec_set(vec *v, size_t i, const void *elem);

/* Copy an element. */
void vec_get(const vec *v, size_t i, void *elem);

/* Index of the first element with the same bytes as *elem, or size. */
size_t vec_index_of(const vec *v, const void *elem);

#endif
