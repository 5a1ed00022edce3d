#ifndef STRSHELF_H
#define STRSHELF_H

#include <stddef.h>

/* Sorted sets of strings, ordered by strcmp.
 *
 * A shelf keeps pointers, not copies!  Strings on a shelf stay the property
 * of whoever put them there, and have to stay alive and unchanged until they
 * are taken off or the shelf is cleared or freed.  (Literals are perfect.)
 */
struct shelf;

/* NULL when out of memory */
struct shelf *shelf_new(void);

/* Takes n strings that are sorted already, without duplicates: ascending
 * order is asserted.  n == 0 gives an empty shelf.  NULL when out of memory
 * or n > SHELF_MAX. */
struct shelf *shelf_from_sorted(const char *const *strings, size_t n);

void shelf_free(struct shelf *s);       /* NULL is ok */

#define SHELF_MAX 100000

/* 1: added, 0: an equal string is there already (and stays), -1: no memory,
 * or SHELF_MAX strings on it */
int shelf_put(struct shelf *s, const char *string);

/* Takes off the string equal to this one.  Returns the pointer that was put,
 * so that it can be freed; NULL if there is none. */
const char *shelf_take(struct shelf *s, const char *string);

/* the pointer that was put, or NULL */
const char *shelf_find(const struct shelf *s, const char *string);

/* how many of the strings are less than this one */
size_t shelf_rank(const struct shelf *s, const char *string);

size_t shelf_size(const struct shelf *s);

/* All strings in order, shelf_size(s) of them and a NULL.  It is the shelf's
 * own array: don't free it, and don't use it any more after the next
 * shelf_put, shelf_take, shelf_clear, shelf_merge or shelf_free. */
const char *const *shelf_strings(const struct shelf *s);

/* Puts all of b's strings on a, too; a and b may be the same.  0, or -1 as
 * above: then a is as it was. */
int shelf_merge(struct shelf *a, const struct shelf *b);

/* Takes everything off. */
void shelf_clear(struct shelf *s);

#endif
