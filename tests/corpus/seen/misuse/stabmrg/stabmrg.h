#ifndef STABMRG_H
#define STABMRG_H

/**
 * Stable sorting of arrays, without any allocation.
 *
 * An array is given as in qsort(): where it begins, how many elements it has,
 * how many bytes an element has (at least one).  Elements that compare equal
 * keep their order.
 */

#include <stdbool.h>
#include <stddef.h>

/**
 * Compares two elements: negative, zero or positive as a comes before b, is
 * equal, or comes after it.  It gets the `user` that was given to the function
 * that calls it.  It must be a consistent order and must not change the array.
 */
typedef int stabmrg_compare(const void *a, const void *b, void *user);

/** Number of bytes that stabmrg_sort() needs as scratch memory. */
size_t stabmrg_scratch(size_t count, size_t size);

/**
 * Sorts an array.
 *
 * @param base     the array, count * size bytes
 * @param scratch  stabmrg_scratch(count, size) bytes, outside of the array;
 *                 may be NULL if that is 0.  What is in it afterwards is of no
 *                 use.
 */
void stabmrg_sort(void *base, size_t count, size_t size, stabmrg_compare *compare, void *user, void *scratch);

/** Whether the array is in order. */
bool stabmrg_sorted(const void *base, size_t count, size_t size, stabmrg_compare *compare, void *user);

/**
 * The index of the first element that is not before the key, count if there
 * is none.  The array is sorted, and the key points to something like an
 * element.
 */
size_t stabmrg_lower(const void *key, const void *base, size_t count, size_t size, stabmrg_compare *compare,
                     void *user);

/**
 * Leaves only the first of successive elements that are equal, and returns how
 * many are left.  The rest of the array is unspecified.
 */
size_t stabmrg_unique(void *base, size_t count, size_t size, stabmrg_compare *compare, void *user);

/* Ready-made orders.  `user` is not looked at. */

/** For arrays of int. */
int stabmrg_by_int(const void *a, const void *b, void *user);

/** For arrays of double; a NaN comes after all numbers. */
int stabmrg_by_double(const void *a, const void *b, void *user);

/** For arrays of const char *, in the order of strcmp(). */
int stabmrg_by_text(const void *a, const void *b, void *user);

#endif
