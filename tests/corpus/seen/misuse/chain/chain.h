#ifndef CHAIN_H
#define CHAIN_H

#include <stdbool.h>
#include <stddef.h>

/* A doubly linked list of ints, and iterators over it.

   Adding elements leaves all iterators as they are.  Removing an element
   invalidates the iterators that stand on it, apart from the one that is passed
   to chain_erase; chain_clear and chain_free invalidate all of a chain. */
typedef struct chain chain;
struct chain_node;

typedef struct {
    struct chain_node *node; /* private; NULL is the end */
} chain_iter;

chain *chain_new(void);
void chain_free(chain *list);
void chain_clear(chain *list);

size_t chain_count(const chain *list);
/* False when memory is out. */
bool chain_push_front(chain *list, int value);
bool chain_push_back(chain *list, int value);
/* Removes the first or last element and hands out its value; false when there
   is none. */
bool chain_pop_front(chain *list, int *value);
bool chain_pop_back(chain *list, int *value);

/* At the first or last element; at the end when there are none. */
chain_iter chain_first(const chain *list);
chain_iter chain_last(const chain *list);
bool chain_at_end(chain_iter iter);
/* The element an iterator stands on, which must not be at the end. */
int chain_value(chain_iter iter);
void chain_set_value(chain_iter iter, int value);
/* To the next or previous element, or to the end when there is no other; from
   the end there is no way on. */
void chain_next(chain_iter *iter);
void chain_previous(chain_iter *iter);

/* Removes the element that an iterator of this chain stands on; the iterator
   goes on to the next one. */
void chain_erase(chain *list, chain_iter *iter);
/* The first element of that value, or the end. */
chain_iter chain_find(const chain *list, int value);

#endif
