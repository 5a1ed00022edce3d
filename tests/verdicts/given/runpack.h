#ifndef RUNPACK_H
#define RUNPACK_H

#include <stddef.h>

/* Runs of bytes.  Works on single blocks: cutting a file into blocks, and any mapping of the characters in them, is
 * the caller's business.  All functions that give bytes write them to a buffer of the caller, `room` bytes large, and
 * return how many these are, or RUNPACK_NO_ROOM.  No pointer may be NULL, and input and output of a call must not
 * overlap. */

#define RUNPACK_NO_ROOM -1

/* Writes each byte as often as the one before it says, and a single one at the end as it is. */
int runpack_expand(const unsigned char *data, size_t length, unsigned char *out, size_t room);
/* How many runpack_expand would write. */
size_t runpack_size(const unsigned char *data, size_t length);

#endif
