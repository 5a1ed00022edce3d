#ifndef ROLLWIN_H
#define ROLLWIN_H

#include <stddef.h>
#include <stdint.h>

/*
 * Rolling checksum (rsync style) over the last bytes of a stream, with a list
 * of marked offsets.
 *
 *   rollwin *w = rollwin_create(64);
 *   rollwin_feed(w, data, len);
 *   if (rollwin_sum(w) % 4096 == 0) rollwin_mark(w);
 */

#define ROLLWIN_MAX 4096

typedef struct rollwin rollwin;

/* Window of 1 to ROLLWIN_MAX bytes; NULL if not, or if out of memory. */
rollwin *rollwin_create(size_t window);

/* An independent duplicate of w: stream so far, window and marks. NULL if
 * out of memory. */
rollwin *rollwin_clone(const rollwin *w);

void rollwin_destroy(rollwin *w);

/* Back to the beginning of the stream; no marks. */
void rollwin_reset(rollwin *w);

void rollwin_feed(rollwin *w, const void *data, size_t len);

/* Checksum of the bytes in the window. */
uint32_t rollwin_sum(const rollwin *w);

/* Bytes fed so far. */
uint64_t rollwin_offset(const rollwin *w);

/* Mark the current offset. 0, or -1 if out of memory. */
int rollwin_mark(rollwin *w);

/* Number of marks; offset of mark i, UINT64_MAX if there is none. */
size_t rollwin_marks(const rollwin *w);
uint64_t rollwin_mark_at(const rollwin *w, size_t i);

/* Checksum of a block at once. */
uint32_t rollwin_block_sum(const void *data, size_t len);

#endif
