#ifndef COWSET_H
#define COWSET_H

#include <stdbool.h>
#include <stddef.h>

/* Sorted sets of ints with value semantics, shared until they are changed.

   Who holds a set holds a reference.  cow_share() gives out one more, and each
   is given up with cow_drop().  Functions that change a set take the caller's
   reference and return one to the changed set, so use them like realloc():

       set = cow_add(set, 5);

   Other holders of the set keep seeing it as it was.  When memory is out they
   return NULL, and the reference that they took is given up. */
typedef struct cow_set cow_set;

#define COW_LIMIT 10000 /* members; more are not added */

cow_set *cow_empty(void);
cow_set *cow_share(cow_set *s);
void cow_drop(cow_set *s); /* NULL is ignored */

cow_set *cow_add(cow_set *s, int n);
cow_set *cow_remove(cow_set *s, int n);
cow_set *cow_union(cow_set *s, const cow_set *other); /* other is only read, and may be s */

bool cow_has(const cow_set *s, int n);
bool cow_equal(const cow_set *a, const cow_set *b);
size_t cow_size(const cow_set *s);
int cow_at(const cow_set *s, size_t i); /* the members in order, i < cow_size(s) */
bool cow_shared(const cow_set *s);      /* whether there are other references */

#endif
