#ifndef VARR_H
#define VARR_H

#include <stdbool.h>
#include <stddef.h>

/* Growable arrays of elements of any one type.  As the array knows nothing but
   the size of its elements, the pointers to elements that it is given have to
   point to objects of that size. */
typedef struct varr varr;

#define VARR_MAX_SIZE 256     /* of an element */
#define VARR_MAX_LENGTH 4096  /* of an array */

/* An empty array for elements of `size` bytes.  NULL when that is 0 or more
   than VARR_MAX_SIZE, or memory is out. */
varr *varr_new(size_t size);
void varr_free(varr *array);

/* Copies the element to the end of the array.  False when the array is
   VARR_MAX_LENGTH long or memory is out. */
bool varr_push(varr *array, const void *element);
/* Takes the last element off and copies it to `out`, unless that is NULL.  The
   array must not be empty. */
void varr_pop(varr *array, void *out);

/* An element in the array, which is valid until the array is changed.  The
   index has to be less than the length; it is not checked. */
void *varr_at(const varr *array, size_t index);
/* Copies an element out of, or into the array; the same holds for the index. */
void varr_get(const varr *array, size_t index, void *out);
void varr_set(varr *array, size_t index, const void *element);

size_t varr_length(const varr *array);
size_t varr_element_size(const varr *array);
/* Sets the length: elements that are added are all zero bytes.  False beyond
   VARR_MAX_LENGTH, or when memory is out. */
bool varr_resize(varr *array, size_t length);
/* Reverses the order. */
void varr_reverse(varr *array);

#endif
