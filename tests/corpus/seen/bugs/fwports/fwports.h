// fwports.h: sets of TCP or UDP ports, the way packet filters have them.
//
// A set is one flat struct of 8 KiB with a bit for each of the 65536 ports, so
// it can be copied by assignment and needs no clean-up.  Begin with
// fwports_clear(); a struct that was never cleared or assigned is not a set.
// Pointers may not be NULL, with one exception below.  Where two sets are given
// they may be the same.

#ifndef FWPORTS_H
#define FWPORTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t word[1024];
} fwports;

void fwports_clear(fwports *set);

// Both ends belong to the range.  A range that ends before it begins is empty.
// The result tells how many ports the set gained or lost.
unsigned fwports_allow(fwports *set, uint16_t first, uint16_t last);
unsigned fwports_deny(fwports *set, uint16_t first, uint16_t last);

bool     fwports_has(const fwports *set, uint16_t port);
unsigned fwports_count(const fwports *set);
bool     fwports_same(const fwports *a, const fwports *b);

// The lowest port of the set that is at or above `from`, or -1.
int fwports_next(const fwports *set, uint16_t from);

void fwports_unite(fwports *set, const fwports *other);
void fwports_intersect(fwports *set, const fwports *other);

// Reads a list such as "22,80,8000-8999,!8080", where an item with ! takes away
// from what precedes it.  "" is the empty set.  No blanks.  When the text is no
// such list the result is false and the set stays what it was.
bool fwports_parse(fwports *set, const char *text);

// Writes the set as a list of ascending ranges without !, and like snprintf()
// returns the length that the whole text has; if that is not below `size` the
// text was cut.  `text` may be NULL if `size` is 0.
size_t fwports_format(const fwports *set, char *text, size_t size);

#endif
