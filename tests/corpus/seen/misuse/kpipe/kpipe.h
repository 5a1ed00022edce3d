#ifndef KPIPE_H
#define KPIPE_H

#include <stdbool.h>
#include <stddef.h>

/*
 * A pipe in memory, with an end to write to and an end to read from.
 *
 * Ends are counted: every kpipe_open() and kpipe_dup() is matched by exactly
 * one kpipe_close().  After its last close an end must not be used any more.
 */

#define KPIPE_MAX 65536

typedef struct kpipe_end kpipe_end;

/* Makes a pipe that holds up to `capacity` bytes, 1 to KPIPE_MAX.  Returns 0, or
 * -1 when the capacity is another or memory is out; nothing is stored then. */
int kpipe_open(size_t capacity, kpipe_end **reader, kpipe_end **writer);

/* One more use of the end, which is returned. */
kpipe_end *kpipe_dup(kpipe_end *end);
void kpipe_close(kpipe_end *end);

bool kpipe_is_writer(const kpipe_end *end);

/* Writes as many bytes as there is room for and returns how many; 0 when the
 * other end is closed.  It is an error in the program to write to the end for
 * reading, or to read from the end for writing. */
size_t kpipe_write(kpipe_end *writer, const void *bytes, size_t count);
/* Reads up to `count` bytes. */
size_t kpipe_read(kpipe_end *reader, void *bytes, size_t count);

/* Bytes in the pipe. */
size_t kpipe_level(const kpipe_end *end);
/* Whether the other end is closed. */
bool kpipe_broken(const kpipe_end *end);

#endif
