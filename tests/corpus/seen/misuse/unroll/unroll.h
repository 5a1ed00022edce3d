/**
 * @file unroll.h
 * @brief An unrolled linked list of ints.
 *
 * Nodes hold several elements each, and are split and freed as elements come
 * and go.  Elements are reached with cursors.
 *
 * @par Cursors
 * A cursor stands on an element or at the end of the list.  Adding or removing
 * elements invalidates all cursors into the list, with one exception: the
 * cursor which unroll_insert() or unroll_remove() was called with.  An invalid
 * cursor must not be used, except for assigning a new one to it.
 */
#ifndef UNROLL_H
#define UNROLL_H

#include <stdbool.h>
#include <stddef.h>

/** The most elements a list can have. */
#define UNROLL_MAX 100000

typedef struct unroll unroll;

/** A cursor; the members are private. */
typedef struct unroll_cursor {
    unroll *list;
    struct unroll_node *node;
    unsigned slot;
} unroll_cursor;

/** @return an empty list, NULL if out of memory. */
unroll *unroll_create(void);

/** Frees a list. @param list may be NULL */
void unroll_destroy(unroll *list);

/** @return the number of elements. */
size_t unroll_size(const unroll *list);

/** Appends an element. @return false if the list is full or out of memory. */
bool unroll_append(unroll *list, int value);

/** Removes all elements. */
void unroll_clear(unroll *list);

/** @return a cursor on the first element; at the end if there is none. */
unroll_cursor unroll_first(unroll *list);

/** @return whether the cursor is at the end. */
bool unroll_at_end(const unroll_cursor *cur);

/**
 * Moves the cursor to the next element, or to the end.
 * @pre the cursor is not at the end
 */
void unroll_step(unroll_cursor *cur);

/**
 * @return a pointer to the element, for reading and writing, valid until
 *         elements are added or removed.
 * @pre the cursor is not at the end
 */
int *unroll_at(const unroll_cursor *cur);

/**
 * Inserts an element before the cursor; at the end this appends.  The cursor
 * then stands on the new element.
 * @return false if the list is full or out of memory; nothing has changed then.
 */
bool unroll_insert(unroll_cursor *cur, int value);

/**
 * Removes the element under the cursor, which then stands on the one after it
 * or at the end.
 * @return the element
 * @pre the cursor is not at the end
 */
int unroll_remove(unroll_cursor *cur);

#endif
