#ifndef CONSLIST_H
#define CONSLIST_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Immutable singly linked lists of longs, with counted references.
 *
 * The empty list is NULL. A list that is returned as "new reference" has to
 * be given to cl_unref() some time, unless it was "stolen" by a function; one
 * that is "borrowed" must not, and is good as long as the list it came from.
 */
typedef struct cl_cell cl_cell;

/* New reference to a list with head in front of tail. Steals the reference to
 * tail, also on failure, which returns NULL. */
cl_cell *cl_cons(long head, cl_cell *tail);

/* New reference to the same list. Of the empty list it is that. */
cl_cell *cl_ref(cl_cell *list);
/* Gives a reference up. Nothing to do for the empty list. */
void cl_unref(cl_cell *list);

bool cl_is_empty(const cl_cell *list);

/* First element of a list that is not empty. */
long cl_head(const cl_cell *list);
/* The rest of a list that is not empty. Borrowed. */
cl_cell *cl_tail(const cl_cell *list);

size_t cl_length(const cl_cell *list);

/* The element with index n; the list must be longer than that. */
long cl_nth(const cl_cell *list, size_t n);

/* New reference to a list with the elements in reverse order; NULL also when
 * memory is out. Steals nothing. */
cl_cell *cl_reverse(const cl_cell *list);

/* Same elements? */
bool cl_equal(const cl_cell *a, const cl_cell *b);

#endif
