#ifndef SHAREDBUF_H
#define SHAREDBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Buffers with several owners.

   Whoever makes a buffer has a reference to it.  sharedbuf_ref adds one, and
   each is given back once with sharedbuf_unref; the buffer goes away with the
   last, and the pointer is not valid any more.  A buffer may be written to only
   by its one owner: as soon as it is shared, all of them only read it. */
typedef struct sharedbuf sharedbuf;

#define SHAREDBUF_MAX 65536

/* A buffer of zeros, or of a copy of `size` bytes of data.  NULL when the size
   is over SHAREDBUF_MAX or memory is out. */
sharedbuf *sharedbuf_new(size_t size);
sharedbuf *sharedbuf_new_copy(const void *data, size_t size);

/* Returns the buffer it is given. */
sharedbuf *sharedbuf_ref(sharedbuf *buffer);
void sharedbuf_unref(sharedbuf *buffer);

size_t sharedbuf_size(const sharedbuf *buffer);
const uint8_t *sharedbuf_data(const sharedbuf *buffer);

/* Whether there is only one reference. */
bool sharedbuf_is_writable(const sharedbuf *buffer);
/* The data for writing.  Must only be called for a buffer that is writable. */
uint8_t *sharedbuf_writable_data(sharedbuf *buffer);
/* Fills the buffer with a byte.  Must only be called for a buffer that is
   writable, too. */
void sharedbuf_fill(sharedbuf *buffer, uint8_t byte);
/* Takes the caller's reference and returns one to a buffer with the same data
   that is writable: the same if it is, otherwise a copy.  NULL when memory is
   out; then the caller keeps the reference. */
sharedbuf *sharedbuf_make_writable(sharedbuf *buffer);

/* Whether two buffers have the same size and data. */
bool sharedbuf_equal(const sharedbuf *one, const sharedbuf *other);

#endif
