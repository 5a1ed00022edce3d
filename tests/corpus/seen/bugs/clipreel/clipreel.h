/* clipreel.h - an edit list: clips of film, one after the other
 *
 * A clip is a stretch of some tape: its first frame and how many there are.
 * Positions on the reel are frames too, counted from 0 over all clips.
 */
#ifndef CLIPREEL_H
#define CLIPREEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CR_CLIPS 10000      /* of a reel, at most */
#define CR_FRAMES 100000000 /* of a clip, at most; a tape's frames end there too */

typedef struct clipreel clipreel;

typedef struct {
    int tape;
    uint32_t first;
    uint32_t frames; /* 1 or more */
} cr_clip;

/* Functions that return int return 0, or -1 on failure: no such clip or
 * position, a clip that is none, too many clips, or memory is out.  The reel is
 * as it was then. */

clipreel *cr_new(void); /* NULL: memory is out */
void cr_free(clipreel *r);
clipreel *cr_copy(const clipreel *r);

/* Puts a clip in front of the one at index i, or at the end when i is the
 * number of clips. */
int cr_insert(clipreel *r, size_t i, cr_clip clip);
int cr_append(clipreel *r, cr_clip clip);
int cr_remove(clipreel *r, size_t i);
void cr_clear(clipreel *r);

/* Makes two clips of the one at a position, which becomes the first frame of
 * the second.  Nothing is to be done when a clip begins there already. */
int cr_split(clipreel *r, uint64_t position);

size_t cr_count(const clipreel *r);
int cr_get(const clipreel *r, size_t i, cr_clip *clip);

/* Frames of all clips. */
uint64_t cr_length(const clipreel *r);

/* The index of the clip at a position; the number of clips when the reel is
 * not so long. */
size_t cr_find(const clipreel *r, uint64_t position);

bool cr_equal(const clipreel *a, const clipreel *b);

/* Gives memory back that the reel does not need at present. */
int cr_compact(clipreel *r);

#endif
