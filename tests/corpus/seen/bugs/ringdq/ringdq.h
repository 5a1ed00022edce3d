#ifndef RINGDQ_H
#define RINGDQ_H

#include <stddef.h>

/*
 * ringdq: a double-ended queue of fixed-size elements in one growing ring.
 *
 * Elements are plain bytes, copied in and out.  Unless said otherwise, a
 * function that returns int returns 0, or one of the RDQ_E codes and then
 * has changed nothing.
 */

#define RDQ_ELEM_MAX 64      /* bytes in an element, at most */
#define RDQ_MAX      65536   /* elements in a deque, at most */

#define RDQ_ENOMEM (-1)
#define RDQ_EFULL  (-2)      /* there would be more than RDQ_MAX elements */
#define RDQ_EEMPTY (-3)
#define RDQ_ESIZE  (-4)      /* the element sizes differ */

typedef struct rdq rdq;

/* A new empty deque of elements of SIZE bytes.  NULL when SIZE is 0 or more
 * than RDQ_ELEM_MAX, or without memory.  Free it with rdq_free(). */
rdq *rdq_new(size_t size);

/* Frees D and its elements.  NULL is allowed. */
void rdq_free(rdq *d);

/* Number of elements. */
size_t rdq_count(const rdq *d);

/* Add a copy of *ITEM at one end.  ITEM may be an element of D itself. */
int rdq_push_back(rdq *d, const void *item);
int rdq_push_front(rdq *d, const void *item);

/* Take the element at one end off and copy it to *OUT; OUT may be NULL.
 * RDQ_EEMPTY when there is none. */
int rdq_pop_back(rdq *d, void *out);
int rdq_pop_front(rdq *d, void *out);

/* The element number I counted from the front, NULL when there are not so
 * many.  The pointer is good until D is next changed. */
void *rdq_at(const rdq *d, size_t i);

/* Adds copies of all elements of SRC, in order, at the back of DST.  SRC may
 * be DST: its contents are then there twice. */
int rdq_extend(rdq *dst, const rdq *src);

/* Turns the deque by N places: with N = 1 the last element becomes the first,
 * with N = -1 the first becomes the last.  Any N is allowed. */
void rdq_rotate(rdq *d, long n);

/* Removes all elements; keeps the memory for later ones. */
void rdq_clear(rdq *d);

#endif
