#ifndef LOGREEL_H
#define LOGREEL_H

/*
NAME
       logreel - a rotating log that lives in memory

DESCRIPTION
       A reel is a row of segments of the same size. Lines go to the newest
       one, whose age is 0. When a line does not fit any more, the reel
       rotates: all segments become older by one, a new empty segment is
       begun, and a segment whose age exceeds the number of those to keep is
       discarded.

       Reels are independent of each other. A pointer to a reel, unless it is
       said that it may be NULL, is one that lr_open returned and that was not
       given to lr_close yet.
*/

#include <stddef.h>

#define LR_MIN_SEGMENT 16
#define LR_MAX_SEGMENT 1048576
#define LR_MAX_KEEP 64

typedef struct lr_reel lr_reel;

/* Called with the text of a segment that is about to be discarded. The text
   is freed when the function returns. The function must not write to, rotate,
   flush or close the reel that calls it. */
typedef void lr_spill(void *arg, const char *text, size_t len);

/* Opens a reel whose segments have `segment` bytes, and which keeps `keep`
   old segments (maybe 0) besides the newest. spill may be NULL. Returns NULL
   if a number is out of the range above, or without memory. */
lr_reel *lr_open(size_t segment, unsigned keep, lr_spill *spill, void *arg);

/* Closes a reel, which may be NULL, and frees all of its segments. They are
   not spilled: see lr_flush. */
void lr_close(lr_reel *reel);

/* Adds a line; the newline is added by the reel, it counts for the size.
   Returns 0; -1 when line is NULL or longer than a segment; -2 without memory
   for the rotation. The reel is as before if it is not 0. */
int lr_write(lr_reel *reel, const char *line);

/* Rotates now, also when the newest segment is empty. Returns 0, or -2
   without memory. */
int lr_rotate(lr_reel *reel);

/* Spills and discards all segments, the oldest first; empty ones are not
   spilled. The reel is empty then. Returns 0, or -2 as above. */
int lr_flush(lr_reel *reel);

/* The text of the segment of this age, and its length if len is not NULL.
   NULL when there is no such segment. The text is NUL-terminated. It belongs
   to the reel, and is valid until the next lr_write, lr_rotate, lr_flush or
   lr_close. */
const char *lr_text(const lr_reel *reel, unsigned age, size_t *len);

/* The number of segments, the newest included; of lines in them; of lines
   that have been discarded so far. */
unsigned lr_segments(const lr_reel *reel);
size_t lr_lines(const lr_reel *reel);
size_t lr_discarded(const lr_reel *reel);

#endif
