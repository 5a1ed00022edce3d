// leapfrog: an ordered set of items in a skip list, with cursors.
//
// The items are yours: the list stores the pointers and compares what they
// point at with the function you give, which must be a consistent order and
// must not touch the list.  An item must not be freed, nor changed in what it
// is ordered by, while it is in the list.
#ifndef LEAPFROG_H
#define LEAPFROG_H

#include <stddef.h>

#define LEAP_MAX_ITEMS ((size_t)1 << 20)

typedef struct leap_list leap_list;

// Negative, zero or positive, like strcmp().  Both are items, or keys that were
// given to leap_find(), leap_remove() or leap_seek().
typedef int (*leap_order)(const void *a, const void *b);

// Is given an item that the list lets go of.  Must not touch the list.
typedef void (*leap_drop)(void *item);

// A place in a list: an item, or the end.  Copy it as you like; there is
// nothing to free.  It stays good when items are added, or others removed.  It
// is dangling once its item was removed, other than through the cursor itself,
// or the list was freed: then it may only be set anew, with leap_first() or
// leap_seek().
struct leap_cursor {
    leap_list *list;
    void *spot;
};

// An empty list; drop may be NULL, order not.  NULL when out of memory.
leap_list *leap_new(leap_order order, leap_drop drop);

// Frees the list and drops what is in it.  NULL is fine.
void leap_free(leap_list *list);

// Adds an item.  Returns 1; 0 when an equal one is there already and -1 when
// the list is full or out of memory: the item is then still all yours.
int leap_add(leap_list *list, void *item);

// The item that equals the key, or NULL.
void *leap_find(const leap_list *list, const void *key);

// Removes and drops the item that equals the key (which may be that item).
// Returns 1, or 0 when there is none.
int leap_remove(leap_list *list, const void *key);

// The number of items.
size_t leap_count(const leap_list *list);

// Sets a cursor to the lowest item, or to the end of an empty list.
void leap_first(leap_list *list, struct leap_cursor *cur);

// Sets a cursor to the lowest item that is not below the key, or to the end.
void leap_seek(leap_list *list, struct leap_cursor *cur, const void *key);

// 1 when the cursor is at an item, 0 at the end.
int leap_valid(const struct leap_cursor *cur);

// The item at the cursor.
// REQUIRES: leap_valid(cur)
void *leap_item(const struct leap_cursor *cur);

// Moves to the next item, or to the end.
// REQUIRES: leap_valid(cur)
void leap_next(struct leap_cursor *cur);

// Removes and drops the item at the cursor, which moves to the next.
// REQUIRES: leap_valid(cur)
void leap_cut(struct leap_cursor *cur);

#endif
