/*
 * linkseq - a sequence of ints as a singly linked list, with editing cursors
 *
 * A sequence owns its elements.  Pushing at either end and editing at a
 * cursor take constant time.  A sequence holds at most LSEQ_MAX elements.
 */
#ifndef LINKSEQ_H
#define LINKSEQ_H

#include <stdbool.h>
#include <stddef.h>

#define LSEQ_MAX 65536

typedef struct lseq lseq;
typedef struct lseq_node lseq_node;

/*
 * A place in a sequence: at one of its elements, or at the end, which is
 * behind the last one.  The members are not for the caller.  A cursor needs
 * no clean-up.  It becomes invalid when its sequence is freed or changed by
 * anything but this cursor; lseq_begin() makes it valid again.
 */
typedef struct lseq_cur {
    lseq *seq;
    lseq_node *prev;
    lseq_node *at;
} lseq_cur;

/* New empty sequence, NULL when out of memory.  Free with lseq_free(). */
lseq *lseq_new(void);

/* New sequence of the n numbers at v (v may be NULL when n is 0); NULL when
 * out of memory or when n is more than LSEQ_MAX. */
lseq *lseq_from(const int *v, size_t n);

/* Frees the sequence and all its elements.  NULL is ignored. */
void lseq_free(lseq *s);

size_t lseq_count(const lseq *s);

/* Add an element; false when out of memory or when the sequence is full. */
bool lseq_push_front(lseq *s, int value);
bool lseq_push_back(lseq *s, int value);

/* Removes the first element and stores it in *value unless value is NULL.
 * False if there is none. */
bool lseq_pop_front(lseq *s, int *value);

/* Whether both have the same numbers in the same order. */
bool lseq_equal(const lseq *a, const lseq *b);

/* Sets the cursor to the first element, or to the end of an empty sequence. */
void lseq_begin(lseq *s, lseq_cur *c);

/* Stores the element at the cursor in *value.  False at the end. */
bool lseq_get(const lseq_cur *c, int *value);

/* Moves the cursor to the next element, or from the last one to the end.
 * False if the cursor was at the end already. */
bool lseq_next(lseq_cur *c);

/* Inserts a number before the cursor's element, at the end as the last one.
 * The cursor remains at the element where it was (or at the end).
 * False when out of memory or when the sequence is full. */
bool lseq_insert(lseq_cur *c, int value);

/* Removes the cursor's element; the cursor is then at the one that followed
 * it, or at the end.  False, with nothing changed, at the end. */
bool lseq_erase(lseq_cur *c);

#endif
