#ifndef BYTETRAIN_H
#define BYTETRAIN_H

#include <stddef.h>

/*
 * bytetrain - a queue of bytes in pieces, for output that waits to be sent.
 *
 * Bytes are added at the end and drained from the front.  Pieces are copied in
 * (btr_append) or merely referred to (btr_append_ref), and moved from one
 * train to another without copying (btr_move).
 *
 * Functions returning int give 0, or -1 when memory is out or a single piece
 * would be larger than BTR_MAX; the train is unchanged then.
 */

#define BTR_MAX ((size_t)1 << 22)

struct btr;

/* One piece of a train, as btr_peek() shows it. */
struct btr_piece {
	const unsigned char *base;
	size_t len;
};

/*
 * Called once when the train needs the referenced bytes no longer: they have
 * been drained or copied elsewhere, or the train was freed.  The callback runs
 * in the middle of an operation and must not use the train.
 */
typedef void (*btr_done_cb)(const void *data, size_t len, void *arg);

struct btr *btr_new(void);
void btr_free(struct btr *t);		/* NULL is fine */
size_t btr_length(const struct btr *t);

/* Copies len bytes to the end.  data may be NULL if len is 0. */
int btr_append(struct btr *t, const void *data, size_t len);

/*
 * Puts len bytes at the end without copying them.  They must stay where they
 * are, unchanged, until done is called with data, len and arg.  With a NULL
 * done nobody tells you: let them outlive the train (string literals do).
 */
int btr_append_ref(struct btr *t, const void *data, size_t len,
    btr_done_cb done, void *arg);

/* Moves everything in src to the end of dst.  Nothing happens if they are the same. */
void btr_move(struct btr *dst, struct btr *src);

/*
 * Shows the first pieces, at most max of them, in v[0], v[1]...  Returns how
 * many there are, which may be more than max (v may be NULL if max is 0).
 * What base points to belongs to the train and is good until the train is
 * drained, moved, made contiguous or freed.
 */
size_t btr_peek(const struct btr *t, struct btr_piece *v, size_t max);

/* Copies up to len bytes from the front to out, which has room for them.  Returns how many. */
size_t btr_copyout(const struct btr *t, void *out, size_t len);

/* Drops up to len bytes from the front.  Returns how many. */
size_t btr_drain(struct btr *t, size_t len);

/*
 * Makes the first len bytes contiguous and returns them, good for as long as
 * with btr_peek().  NULL if len is 0, more than BTR_MAX or more than there is,
 * or memory is out.
 */
const unsigned char *btr_pullup(struct btr *t, size_t len);

/*
 * Writing in place: btr_reserve() returns room for len bytes (NULL when memory
 * is out or len is above BTR_MAX), you fill it from the front, and btr_commit()
 * puts the first used bytes of it at the end of the train.  used is at most
 * what was reserved.  A second btr_reserve() without a commit gives up the
 * room of the first.
 */
unsigned char *btr_reserve(struct btr *t, size_t len);
void btr_commit(struct btr *t, size_t used);

#endif
