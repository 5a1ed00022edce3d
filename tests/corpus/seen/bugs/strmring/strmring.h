/*
 * strmring - growing byte FIFO on a circular buffer
 *
 * A ring grows when it is written to, up to STRMRING_LIMIT bytes.
 */
#ifndef STRMRING_H
#define STRMRING_H

#include <stddef.h>

#define STRMRING_LIMIT 65536u

typedef struct strmring strmring_t;

/* A ring with room for 16 bytes to begin with. NULL if out of memory. */
strmring_t *strmring_new(void);
void strmring_free(strmring_t *r);

/* Append len bytes. 0 on success; -1 (nothing written) if the ring would
 * exceed STRMRING_LIMIT or memory is out. */
int strmring_write(strmring_t *r, const void *data, size_t len);

/* Take up to len bytes off the front; returns how many it were. */
size_t strmring_read(strmring_t *r, void *buf, size_t len);

/* Like strmring_read(), but leaves the bytes in the ring. */
size_t strmring_peek(const strmring_t *r, void *buf, size_t len);

/* Drop up to len bytes off the front; returns how many it were. */
size_t strmring_skip(strmring_t *r, size_t len);

/* Bytes waiting / bytes that fit without growing. */
size_t strmring_used(const strmring_t *r);
size_t strmring_avail(const strmring_t *r);

/* Give memory back that the waiting bytes do not need. The ring stays
 * usable and grows again on demand. 0, or -1 if memory is out. */
int strmring_shrink(strmring_t *r);

/* Forget everything that is waiting. */
void strmring_clear(strmring_t *r);

#endif
