/* A stash of memory that is addressed by offsets.  Things in it refer to each other by stash_off, never by pointer. */
#ifndef STASH_H
#define STASH_H

#include <stddef.h>
#include <stdint.h>

typedef struct stash stash;
typedef uint32_t stash_off;
typedef uint32_t stash_size;

stash *stash_open(void);
void stash_close(stash *stash);

/* Room for a list of one, or a new list with the number in front of the rest; 0 is the empty one.  Offsets are those which this stash has given
 * out. */
stash_off stash_room(stash *stash);
stash_off stash_cons(stash *stash, uint32_t number, stash_off rest);
size_t stash_length(const stash *stash, stash_off list);

/* How many bytes are used, and how many of these are zero from the given one on. */
stash_size stash_used(const stash *stash);
size_t stash_zeros(const stash *stash, stash_size from);

#endif
