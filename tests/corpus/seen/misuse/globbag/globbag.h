#ifndef GLOBBAG_H
#define GLOBBAG_H

#include <stddef.h>

/*
 * NAME
 *     globbag - a set of shell patterns, and which of them match a name
 *
 * PATTERNS
 *     *  any bytes, none too     ?  any one byte
 *     \x the byte x itself; a backslash at the end stands for itself
 *     Everything else stands for itself, '/' and a leading '.' included.
 */

struct globbag;
struct gb_entry;

/* An iterator: see gb_first(). */
struct gb_iter {
    const struct gb_entry *at;
    const char *name;
};

enum { GB_MAX_PATTERNS = 10000, GB_MAX_LENGTH = 500 };

/* Does a single pattern match a name? 1 or 0. Needs no bag. */
int gb_glob(const char *pattern, const char *name);

/* Returns an empty bag, or NULL with no memory left. */
struct globbag *gb_create(void);

/* Gives a bag back. The patterns, being the caller's, are not freed. bag may be
 * NULL. */
void gb_destroy(struct globbag *bag);

/* Puts a pattern into the bag, with a tag. The pattern is NOT copied: it must
 * stay as it is while it is in the bag. The same pattern may be put in twice.
 * 0 on success; -1 if the bag is full, the pattern is longer than
 * GB_MAX_LENGTH, or no memory is left. */
int gb_put(struct globbag *bag, const char *pattern, int tag);

/* Takes all patterns with that tag out of the bag, returns their number. */
size_t gb_drop(struct globbag *bag, int tag);

/* The number of patterns in the bag. */
size_t gb_size(const struct globbag *bag);

/* Whether any pattern of the bag matches name: 1 or 0. */
int gb_match(const struct globbag *bag, const char *name);

/* Walks over the patterns that match name, in the order they were put in:
 *
 *     struct gb_iter it;
 *     for (const char *p = gb_first(bag, name, &it); p; p = gb_next(&it)) ...
 *
 * NULL at the end, and from then on. gb_tag() is the tag of the pattern returned
 * last. name must live as long as the walk. Putting patterns during a walk is
 * fine; gb_drop() and gb_destroy() end it: the iterator must not be used again
 * before another gb_first(). */
const char *gb_first(const struct globbag *bag, const char *name, struct gb_iter *it);
const char *gb_next(struct gb_iter *it);

/* To be called only when gb_first() or gb_next() has just returned a pattern. */
int gb_tag(const struct gb_iter *it);

#endif
