#ifndef COPYGC_H
#define COPYGC_H

/*
 * A garbage-collected heap of numbers and pairs, for interpreters of small
 * Lisps and for teaching.
 *
 * THE COLLECTOR MOVES OBJECTS.  If you have written extensions for other
 * moving collectors you know the drill; if you have not, please read this.
 *
 * cg_number, cg_cons and cg_collect may collect.  A collection keeps what can
 * be reached from the roots, moves it to new memory, and gives all of the old
 * memory back.  After that a cg_value in a variable of yours points nowhere,
 * unless the variable is a root: then it has been changed to the new place.
 * So, to keep a value over a call that may collect:
 *
 *     cg_value list = NULL;
 *     cg_root(heap, &list);
 *     for (int i = 0; i < 10; i++)
 *         list = cg_cons(heap, cg_number(heap, i), list);   // NOT LIKE THIS
 *     cg_unroot(heap, 1);
 *
 * The call above is wrong because C may read `list` for the second argument
 * before cg_number runs.  Use a second variable:
 *
 *         cg_value number = cg_number(heap, i);
 *         list = cg_cons(heap, number, list);
 *
 * `number` needs no root since nothing collects between the two calls, and
 * cg_cons looks after its own arguments.
 *
 * Roots are a stack: cg_unroot takes the latest ones away.  A variable has to
 * be NULL or hold a value when it becomes a root, and has to be there for as
 * long as it is one.
 *
 * Values belong to the heap they were made in; don't mix heaps.  NULL is the
 * empty list, which belongs to all of them.  A heap must not be NULL.
 */

#include <stdbool.h>
#include <stddef.h>

#define CG_MAX_OBJECTS 100000
#define CG_MAX_ROOTS 64

typedef struct cg_heap cg_heap;
typedef struct cg_object *cg_value;

typedef enum { CG_NIL, CG_NUMBER, CG_PAIR } cg_type;

/* A heap for so many objects; NULL for 0 objects or more than CG_MAX_OBJECTS,
   or when memory is out. */
cg_heap *cg_open(size_t objects);

/* All values are gone with the heap.  NULL is ignored. */
void cg_close(cg_heap *heap);

/* With `on`, every call that may collect does so.  Slow, but it shows missing
   roots at once. */
void cg_stress(cg_heap *heap, bool on);

/* False when there are CG_MAX_ROOTS roots already. */
bool cg_root(cg_heap *heap, cg_value *variable);

/* Removes the `count` latest roots; there must be as many. */
void cg_unroot(cg_heap *heap, size_t count);

/* False, and nothing has moved, when memory is out. */
bool cg_collect(cg_heap *heap);

/* Objects in use; after a collection, only those that can be reached. */
size_t cg_used(const cg_heap *heap);

/* New objects, or NULL when the heap is full. */
cg_value cg_number(cg_heap *heap, long number);
cg_value cg_cons(cg_heap *heap, cg_value first, cg_value rest);

/* CG_NIL of NULL. */
cg_type cg_type_of(cg_value value);

/* Of a CG_NUMBER only. */
long cg_number_of(cg_value number);

/* Of a CG_PAIR only. */
cg_value cg_first(cg_value pair);
cg_value cg_rest(cg_value pair);
void cg_set_first(cg_value pair, cg_value first);
void cg_set_rest(cg_value pair, cg_value rest);

/* Pairs of a list; -1 when it does not end with NULL, or never ends. */
long cg_length(cg_value list);

#endif
