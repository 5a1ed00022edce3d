#ifndef SLKEEP_H
#define SLKEEP_H

#include <stddef.h>

/// \file slkeep.h
/// Lists of strings, after stringlist(3) of NetBSD.
///
/// A list keeps pointers and does not copy the strings.  Whether they belong to
/// it is decided at the end: sk_free(list, 1) and sk_delete(list, name, 1) hand
/// them to free(3), with 0 they are left alone.

typedef struct slkeep SLIST_KEEP;

/// An empty list, or NULL when memory is out.
SLIST_KEEP *sk_init(void);

/// Ends a list; with \p all its strings are freed too.  Does nothing for NULL.
void sk_free(SLIST_KEEP *sl, int all);

/// Adds a string at the end.  0, or -1 when \p name is NULL or memory is out;
/// the string is then still the caller's.
int sk_add(SLIST_KEEP *sl, char *name);

/// The first string of the list that is equal to \p name, or NULL.
char *sk_find(const SLIST_KEEP *sl, const char *name);

/// Removes the first string that is equal to \p name, and frees it with
/// \p freeit.  0, or -1 when there is none.
int sk_delete(SLIST_KEEP *sl, const char *name, int freeit);

/// Removes the last string and returns it; NULL when the list is empty.
char *sk_pop(SLIST_KEEP *sl);

size_t sk_len(const SLIST_KEEP *sl);

/// The string at that place.  NULL when there are not so many.
char *sk_at(const SLIST_KEEP *sl, size_t i);

/// Moves all strings of \p from to the end of \p to.  Nothing happens when both
/// are the same list.  0, or -1 when memory is out and nothing was moved.
int sk_move(SLIST_KEEP *to, SLIST_KEEP *from);

/// In the order of strcmp(3).
void sk_sort(SLIST_KEEP *sl);

/// All strings with \p sep between them (NULL: nothing), in new memory that
/// the caller frees.  NULL when memory is out.
char *sk_join(const SLIST_KEEP *sl, const char *sep);

#endif
