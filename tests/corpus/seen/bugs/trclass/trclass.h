#ifndef TRCLASS_H
#define TRCLASS_H

/* Byte translation, much as tr(1) does it: every byte is kept, replaced by
 * another or dropped. */

#include <stdbool.h>
#include <stddef.h>

typedef struct trc trc;

/* An iterator over the bytes that are not simply kept.  Made by trc_first; it
 * needs no cleaning up.  It must not outlive its table. */
struct trc_iter {
    const trc *table;
    unsigned next;
};

/* A table that keeps everything.  NULL: no memory. */
trc *trc_new(void);
trc *trc_dup(const trc *t);
void trc_free(trc *t);

/* Replaces `from` by `to`. */
void trc_set(trc *t, unsigned char from, unsigned char to);

/* Replaces lo by to, lo + 1 by to + 1 and so on up to hi; after 255 `to` goes on
 * with 0.  Nothing happens and false is returned when lo is above hi. */
bool trc_shift(trc *t, unsigned char lo, unsigned char hi, unsigned char to);

/* Drops, or keeps again, the bytes of a text. */
void trc_drop(trc *t, const char *bytes);
void trc_keep(trc *t, const char *bytes);

/* `then` is done after `t`, and t becomes both in one.  They may be the same. */
void trc_chain(trc *t, const trc *then);

/* Translates in place.  Returns the new length, which is never above the old
 * one. */
size_t trc_apply(const trc *t, void *bytes, size_t length);

struct trc_iter trc_first(const trc *t);
/* False at the end.  *to is -1 for a byte that is dropped. */
bool trc_step(struct trc_iter *it, unsigned char *from, int *to);

#endif
