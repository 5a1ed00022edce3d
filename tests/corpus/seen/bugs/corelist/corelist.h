#ifndef CORELIST_H
#define CORELIST_H

// Sets of processor cores, and the lists in which people write them down:
//
//     0-3,8        cores 0, 1, 2, 3 and 8
//     0-15:2/4     of each group of four cores the first two: 0,1,4,5,8,9,12,13
//
// A set is a plain value.  It may be copied by assignment, and every pattern of
// bits is a valid one.  {0} is the empty set.  Pointers are never NULL, but for
// that to a buffer of size 0.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CORES_MOST = 256 }; // cores are numbered from 0 to CORES_MOST - 1

typedef struct coreset {
    uint64_t word[CORES_MOST / 64];
} coreset;

// What functions return that can fail.  Then the set is as it was before.
enum cores_status {
    CORES_OK = 0,
    CORES_ERANGE = -1, // a number is out of range
    CORES_ESYNTAX = -2 // not a list
};

bool cores_has(const coreset *set, unsigned core); // false for any core beyond the last
unsigned cores_count(const coreset *set);
bool cores_equal(const coreset *a, const coreset *b);

int cores_add(coreset *set, unsigned core);
int cores_remove(coreset *set, unsigned core);

// Adds first, ..., last.  CORES_ERANGE when first > last or there is no core `last`.
int cores_add_range(coreset *set, unsigned first, unsigned last);

// Cuts the range into groups of `group` cores, the last of which may be shorter,
// and adds the first `used` of each group.  CORES_ERANGE as above, and when
// used > group.
int cores_add_groups(coreset *set, unsigned first, unsigned last, unsigned used, unsigned group);

// result = a op b; result may be a or b.
void cores_and(coreset *result, const coreset *a, const coreset *b);
void cores_or(coreset *result, const coreset *a, const coreset *b);
void cores_minus(coreset *result, const coreset *a, const coreset *b);

// The lowest core above `after`, -1 when there is none.  To visit all:
//     for (int c = cores_next(&set, -1); c >= 0; c = cores_next(&set, c))
int cores_next(const coreset *set, int after);

// Reads a list; that of the empty set is "".  No blanks.
int cores_parse(const char *list, coreset *set);

// Writes the shortest list without groups, cut to size - 1 characters and
// terminated; nothing if size is 0.  Returns the length of the whole list.
size_t cores_format(const coreset *set, char *list, size_t size);

#endif
