/* claimbuf.h - a ring of bytes that is filled and emptied in place
 *
 * Besides the usual copying, a writer can claim room in the ring, fill it (or
 * have it filled by a driver), and say with finish how much it became.  Readers
 * do the same with what is in the ring.
 */
#ifndef CLAIMBUF_H
#define CLAIMBUF_H

#include <stddef.h>

typedef struct {
    unsigned char *memory;
    size_t mask;
    size_t in, out;           /* bytes so far, modulo SIZE_MAX + 1 */
    size_t put_max, get_max;  /* of the claims */
} claimbuf;

/* memory has size bytes, and size is a power of two. */
void claimbuf_init(claimbuf *b, void *memory, size_t size);
void claimbuf_reset(claimbuf *b);

size_t claimbuf_length(const claimbuf *b); /* bytes to read */
size_t claimbuf_space(const claimbuf *b);  /* bytes to write */

/* Copies up to n bytes and returns how many.  data may be NULL when n is 0;
 * out may be NULL, and the bytes are dropped. */
size_t claimbuf_put(claimbuf *b, const void *data, size_t n);
size_t claimbuf_get(claimbuf *b, void *out, size_t n);

/*
 * Claims up to n bytes of room to be written at *place.  Returns how many bytes
 * they are, which can be less than n even when there is space, since the end of
 * the memory may be near; 0 when the ring is full.
 */
size_t claimbuf_put_claim(claimbuf *b, void **place, size_t n);

/*
 * Ends the claim: the first n bytes of it are in the ring now.  n is at most
 * what the last claim returned; claimbuf_put and claimbuf_reset end it as well.
 */
void claimbuf_put_finish(claimbuf *b, size_t n);

/* The same for reading.  The bytes are gone with finish. */
size_t claimbuf_get_claim(claimbuf *b, const void **place, size_t n);
void claimbuf_get_finish(claimbuf *b, size_t n);

#endif
