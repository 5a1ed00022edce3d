#ifndef REFBAG_H
#define REFBAG_H

#include <stddef.h>

/*
 * Shared texts (refitem) and bags that hold them (refbag).
 *
 * A refitem never changes and is shared by counting: whoever needs it owns a
 * reference, and it goes away with the last one.  Below, "returns a reference"
 * means that the caller owns it and has to give it up in the end, with
 * refitem_unref or by handing it to a function that "takes the reference".
 * After that the item is not the caller's any more.  A pointer that is
 * "borrowed" is no reference: it is good only as long as somebody else's is.
 */

typedef struct refitem refitem;
typedef struct refbag refbag;

#define REFITEM_LENGTH 4000 /* longest text */
#define REFBAG_MAX 10000    /* most items in a bag */

/* Copies text.  Returns a reference, NULL if it is too long or out of memory. */
refitem *refitem_new(const char *text);

/* Returns another reference to the item, that is, item itself. */
refitem *refitem_ref(refitem *item);

/* Takes the reference.  NULL is allowed and does nothing. */
void refitem_unref(refitem *item);

/* The text, borrowed from the item. */
const char *refitem_text(const refitem *item);

/* How many references there are. */
size_t refitem_refs(const refitem *item);

/* An empty bag; NULL if out of memory.  Bags are not counted. */
refbag *refbag_new(void);

/* Frees the bag with the references it owns.  NULL is allowed. */
void refbag_free(refbag *bag);

/* Number of items. */
size_t refbag_count(const refbag *bag);

/*
 * Adds an item at the end.  Takes the reference, also when it fails.  The same
 * item may be added more than once, with a reference for each time.  NULL is
 * allowed for item and fails, so that refbag_add(bag, refitem_new(text)) needs
 * only one check.  0, or -1 if it fails.
 */
int refbag_add(refbag *bag, refitem *item);

/* Item number i, borrowed from the bag; NULL if there is none. */
refitem *refbag_get(const refbag *bag, size_t i);

/*
 * Puts item in the place of number i, whose reference the bag gives up.  As
 * refbag_add in all else; fails if there is no number i.
 */
int refbag_replace(refbag *bag, size_t i, refitem *item);

/*
 * Takes number i out of the bag; those behind it move up.  Returns the bag's
 * reference, NULL if there is no number i.
 */
refitem *refbag_take(refbag *bag, size_t i);

/* Gives up all references; the bag is empty then. */
void refbag_clear(refbag *bag);

/* The first item with that text, borrowed from the bag, or NULL. */
refitem *refbag_find(const refbag *bag, const char *text);

#endif
