/*
 * ropecat -- strings that are cheap to join and cut
 *
 * A rope never changes once it is made. Ropes share their parts and count
 * references: every function below that returns a rcat_rope * gives the caller
 * a reference of his own, to be given back with rcat_unref() in the end, and
 * leaves the references to the arguments as they were. It does not matter in
 * which order ropes are given back, nor whether they have parts in common.
 *
 * A rope holds bytes, '\0' included. The same rope may be passed twice. NULL is
 * not a rope; only rcat_unref() takes it. Functions that make ropes return NULL
 * when memory is short or the result would be longer than RCAT_MAX_LEN.
 */
#ifndef ROPECAT_H
#define ROPECAT_H

#include <stddef.h>

#define RCAT_MAX_LEN ((size_t)1 << 20)

typedef struct rcat_rope rcat_rope;

/* A rope with a copy of a C string, or of n bytes (data may be NULL if n is 0). */
rcat_rope *rcat_new(const char *text);
rcat_rope *rcat_new_n(const void *data, size_t n);

/* Another reference to r; returns r. */
rcat_rope *rcat_ref(rcat_rope *r);

/* Gives a reference back. NULL is ignored. */
void rcat_unref(rcat_rope *r);

size_t rcat_len(const rcat_rope *r);

/* The byte at i, 0 to 255, or -1 if i is not below the length. */
int rcat_at(const rcat_rope *r, size_t i);

/* a followed by b. */
rcat_rope *rcat_concat(rcat_rope *a, rcat_rope *b);

/* At most n bytes of r from the position from; fewer, or none, where r ends. */
rcat_rope *rcat_sub(rcat_rope *r, size_t from, size_t n);

/* r with s put in before the position pos; at the end if r is not that long. */
rcat_rope *rcat_insert(rcat_rope *r, size_t pos, rcat_rope *s);

/* r without at most n bytes from the position from. */
rcat_rope *rcat_erase(rcat_rope *r, size_t from, size_t n);

/* Negative, 0 or positive as a is before, equal to or after b, by bytes. */
int rcat_cmp(const rcat_rope *a, const rcat_rope *b);

/* The bytes and a '\0' in memory from malloc, for the caller to free; NULL if
 * there is none. */
char *rcat_text(const rcat_rope *r);

#endif
