#ifndef PLAIT_H
#define PLAIT_H

#include <stddef.h>

/*
 * plait - ropes of text
 *
 * A rope is a long text that is cheap to edit in the middle.  It holds bytes,
 * also zero bytes, at most PLAIT_MAX of them.  It is kept in pieces of at most
 * PLAIT_PIECE bytes, which plait_piece() lets you look at without copying.
 *
 * Every rope you get must be given back to plait_free() once, unless it was
 * consumed by plait_join().
 */

#define PLAIT_MAX   ((size_t)1 << 22)
#define PLAIT_PIECE 64

typedef struct plait plait;

/* A rope of n bytes at s, copied; n may be 0, and s is then not looked at.
 * NULL if that is more than PLAIT_MAX or there is no memory. */
plait *plait_new(const char *s, size_t n);

/* An independent copy, or NULL. */
plait *plait_dup(const plait *r);

/* Ends a rope.  plait_free(NULL) does nothing. */
void plait_free(plait *r);

/* Its length. */
size_t plait_length(const plait *r);

/* The byte at i as an unsigned char, or -1 if i is not below the length. */
int plait_at(const plait *r, size_t i);

/* Copies up to n bytes from position i on to out, and returns how many there
 * were.  No null is added. */
size_t plait_copy(const plait *r, size_t i, char *out, size_t n);

/* 1 if both hold the same text, however it is cut into pieces; else 0. */
int plait_equal(const plait *a, const plait *b);

/* Inserts n bytes at s before position i (i = length appends).  0, or -1 with
 * nothing changed if i is beyond the end, the rope would get longer than
 * PLAIT_MAX or there is no memory. */
int plait_insert(plait *r, size_t i, const char *s, size_t n);

/* Removes up to n bytes from position i on.  0, or -1 with nothing changed if
 * i is beyond the end or there is no memory. */
int plait_erase(plait *r, size_t i, size_t n);

/* Moves all of tail to the end of r, without copying.  tail is consumed: it
 * does not exist any more afterwards and must not be used nor freed.  r and
 * tail are two different ropes.  0, or -1 if r would get longer than PLAIT_MAX;
 * then both are as they were, and tail is still yours. */
int plait_join(plait *r, plait *tail);

/* The piece of the rope's own text that begins at position i and goes on for
 * *n bytes.  NULL, with *n = 0, if i is not below the length.  To read the
 * whole, start at 0 and go on at i + *n.  The pointer is good until the rope is
 * next changed, consumed or freed. */
const char *plait_piece(const plait *r, size_t i, size_t *n);

#endif
