#ifndef CIRBUF_H
#define CIRBUF_H

#include <stddef.h>

/* Circular byte buffer. Bytes are read in the order in which they were
 * written. */

typedef struct cirbuf cirbuf_t;

#define CIRBUF_MAX_CAPACITY 4096u

/* Capacity 1 to CIRBUF_MAX_CAPACITY, else NULL is returned. */
cirbuf_t *cirbuf_alloc(size_t capacity);
void cirbuf_free(cirbuf_t *cb);

size_t cirbuf_used(const cirbuf_t *cb);
size_t cirbuf_space(const cirbuf_t *cb);
size_t cirbuf_capacity(const cirbuf_t *cb);

/* Write up to len bytes, return the number of bytes that had space. */
size_t cirbuf_write(cirbuf_t *cb, const void *data, size_t len);

/* Read up to len bytes, return the number of bytes read. */
size_t cirbuf_read(cirbuf_t *cb, void *data, size_t len);

/* The byte `offset` bytes after the next to be read, -1 if there is none. */
int cirbuf_peek(const cirbuf_t *cb, size_t offset);

/* Drop up to len bytes, return the number dropped. */
size_t cirbuf_skip(cirbuf_t *cb, size_t len);

/* Change the capacity, the contents are kept. Returns 0 on success, -1 if the
 * contents do not fit, the capacity is out of range or memory is exhausted. */
int cirbuf_resize(cirbuf_t *cb, size_t capacity);

#endif
