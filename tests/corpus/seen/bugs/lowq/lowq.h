/* lowq.h - range minimum queries in constant time

   A lowq is built once from an array of ints, which is copied, and then
   answers questions about any part of it.  Parts are given by the index of
   their first element and the index after their last one.

   A lowq passed to a function must not be NULL, except to lowq_free.  */

#ifndef LOWQ_H
#define LOWQ_H 1

#include <stdbool.h>
#include <stddef.h>

struct lowq;

/* The greatest number of elements.  */
enum { LOWQ_MAX_ELEMENTS = 32768 };

/* Build a table of the COUNT elements at VALUES (which may be NULL if there
   are none).  Return NULL if there are too many or memory is exhausted.  */
extern struct lowq *lowq_build (const int *values, size_t count);

extern void lowq_free (struct lowq *q);

extern size_t lowq_count (const struct lowq *q);

/* Store the element at INDEX into *VALUE.  Return false if there is none.  */
extern bool lowq_get (const struct lowq *q, size_t index, int *value);

/* Store the least element from FIRST up to but not including LAST into
   *VALUE.  Return false, and store nothing, if that part is empty or not
   wholly inside the array.  */
extern bool lowq_min (const struct lowq *q, size_t first, size_t last,
                      int *value);

/* Likewise, but store its index; of equal ones that of the leftmost.  */
extern bool lowq_where (const struct lowq *q, size_t first, size_t last,
                        size_t *index);

/* Return the index of the first element at or after FROM that is less than
   LIMIT, or the number of elements if none is.  */
extern size_t lowq_next_below (const struct lowq *q, size_t from, int limit);

/* Store the minimum of each run of WIDTH neighbors, from left to right, into
   OUT, but not more than ROOM of them.  Return how many such runs there are;
   there are none of width 0.  */
extern size_t lowq_slide (const struct lowq *q, size_t width, int *out,
                          size_t room);

#endif /* LOWQ_H */
