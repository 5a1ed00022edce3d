#ifndef CLIPRING_H
#define CLIPRING_H

/* Clipboard history: the last few texts that were copied, newest first. */

#include <stdbool.h>
#include <stddef.h>

#define CLIP_ENTRIES_MAX 64
#define CLIP_TEXT_MAX    4096 /* bytes, without the terminator */

struct clipring;

/* keep: how many texts to remember, at least 1; more than CLIP_ENTRIES_MAX is
   taken as that.  NULL for 0 and when there is no memory. */
struct clipring *clip_create(size_t keep);

/* NULL is fine. */
void clip_destroy(struct clipring *ring);

/* Everything below wants a ring from clip_create. */

/* Makes a copy of the text the newest entry; if there are `keep` of them
   already, the oldest is forgotten.  Nothing happens if the newest entry reads
   the same.  The text may well be one of the ring: clip_push(ring,
   clip_get(ring, 3)) is how to bring back what was copied a while ago.
   False if the text is NULL or too long, or there is no memory. */
bool clip_push(struct clipring *ring, const char *text);

/* Appends to the newest entry instead (the "collect" mode of some editors);
   same as clip_push in an empty ring. */
bool clip_append(struct clipring *ring, const char *text);

/* The entry with this index, 0 being the newest; NULL if there are not so many.
   The pointer can be used until the entry is changed or forgotten. */
const char *clip_get(const struct clipring *ring, size_t index);

size_t clip_count(const struct clipring *ring);

/* Index of the newest entry that begins with the prefix (not NULL), or
   clip_count if there is none. */
size_t clip_find(const struct clipring *ring, const char *prefix);

/* Forgets one entry.  False if there is no such. */
bool clip_forget(struct clipring *ring, size_t index);

void clip_clear(struct clipring *ring);

/* Remembers more or fewer texts from now on, with the limits of clip_create;
   the oldest go if they are too many.  False for 0, which changes nothing. */
bool clip_keep(struct clipring *ring, size_t keep);

#endif
