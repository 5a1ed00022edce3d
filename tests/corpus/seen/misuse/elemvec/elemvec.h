/* elemvec.h - growable array of elements of any one size.
 *
 *     elemvec v;
 *     ev_init(&v, sizeof(int));
 *     int x = 7;
 *     if (ev_push(&v, &x) == 0)
 *         printf("%d\n", *(int *)ev_at(&v, 0));
 *     ev_done(&v);
 *
 * The struct is public so that it can live in other structs; leave its fields
 * to the functions.  Indexes out of range are programming errors; they are
 * caught by assert() unless NDEBUG is defined.
 */
#ifndef ELEMVEC_H
#define ELEMVEC_H

#include <stddef.h>

#define EV_MAX_BYTES ((size_t)1 << 26) /* an array does not grow beyond it */

typedef struct elemvec {
    unsigned char *data;
    size_t size; /* of an element */
    size_t len;
    size_t cap;
} elemvec;

/* Must be called before anything else.  size is from 1 to 65536. */
void ev_init(elemvec *v, size_t size);

/* Frees the elements.  The array is empty then, as after ev_init(). */
void ev_done(elemvec *v);

/* Number of elements. */
size_t ev_len(const elemvec *v);

/* Element i, i < ev_len(v).  The pointer is invalidated by everything that
 * adds or removes elements, and by ev_reserve() and ev_done(). */
void *ev_at(const elemvec *v, size_t i);

/* Makes room for n elements in all.  0, or -1 if that is impossible. */
int ev_reserve(elemvec *v, size_t n);

/* Append a copy of *elem; insert one before element i, i <= ev_len(v).
 * elem must not point into v.  0, or -1 if out of memory, v unchanged. */
int ev_push(elemvec *v, const void *elem);
int ev_insert(elemvec *v, size_t i, const void *elem);

/* Removes the last element, copying it to *elem unless elem is NULL.
 * Returns 1, or 0 if there was none. */
int ev_pop(elemvec *v, void *elem);

/* Removes element i, i < ev_len(v). */
void ev_remove(elemvec *v, size_t i);

/* Index of the first element with the bytes of *elem, or ev_len(v).  Here
 * elem may be an element of v. */
size_t ev_find(const elemvec *v, const void *elem);

/* Sorts with qsort(). */
void ev_sort(elemvec *v, int (*cmp)(const void *, const void *));

/* Makes dst, an initialized array with elements of the same size, a copy of
 * src.  dst and src may be the same.  0, or -1 if out of memory. */
int ev_copy(elemvec *dst, const elemvec *src);

#endif
