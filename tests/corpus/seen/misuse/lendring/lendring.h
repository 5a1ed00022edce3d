#ifndef LENDRING_H
#define LENDRING_H

/*
 * LENDRING(3)
 *
 * A ring buffer for bytes that lends its storage, so that read(2), recv(2) and
 * the like can fill it and parsers can look into it without copying.
 *
 * One reader and one writer, in one thread.
 */

#include <stdbool.h>
#include <stddef.h>

typedef struct lendring lendring;

#define LENDRING_MAX ((size_t)1 << 24)

/* Creates a ring for `capacity` bytes, 1 to LENDRING_MAX.
 * RETURN VALUE: NULL for other capacities, or when memory is short. */
lendring *lendring_new(size_t capacity);

/* Frees a ring with its storage.  NULL does nothing. */
void lendring_free(lendring *r);

size_t lendring_used(const lendring *r);  /* bytes to be read */
size_t lendring_space(const lendring *r); /* bytes that can still be written */

/* Copies up to n bytes in or out.  Neither pointer may point into the ring; both
 * may be NULL when n is 0.
 * RETURN VALUE: the number of bytes copied, less than n when the ring is full
 * or empty. */
size_t lendring_write(lendring *r, const void *from, size_t n);
size_t lendring_read(lendring *r, void *to, size_t n);

/* Lends free storage: *n is set to the number of bytes that can be stored at
 * the returned place.  This may be less than lendring_space(), as the storage
 * has an end.  When the ring is full, *n is 0 and the result is NULL.
 * The bytes become part of the ring with lendring_commit(). */
void *lendring_claim(lendring *r, size_t *n);

/* Appends the first n bytes of what the latest lendring_claim() lent; n must not
 * be more than that.  A loan ends with the commit, and also with
 * lendring_write(); reading does not disturb it. */
void lendring_commit(lendring *r, size_t n);

/* Shows bytes that can be read: *n is set to their number, which may be less
 * than lendring_used().  When the ring is empty, *n is 0 and the result NULL.
 * The bytes remain in the ring, and in place until they are read or skipped;
 * lendring_resize() and lendring_free() invalidate the pointer. */
const void *lendring_peek(const lendring *r, size_t *n);

/* Drops up to n bytes without looking at them.
 * RETURN VALUE: how many were dropped. */
size_t lendring_skip(lendring *r, size_t n);

/* Changes the capacity, keeping the contents.  Pointers into the ring become
 * invalid, and a loan ends.
 * RETURN VALUE: false, with nothing changed, if the capacity is not allowed or
 * less than what is in the ring, or memory is short. */
bool lendring_resize(lendring *r, size_t capacity);

#endif
