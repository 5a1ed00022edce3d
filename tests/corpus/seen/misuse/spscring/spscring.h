/*
 * spscring - byte ring over a buffer of the caller
 *
 * Usual transfer:
 *
 *     size_t room;
 *     unsigned char *p = ring_write_span(&r, &room);
 *     ssize_t n = read(fd, p, room);
 *     if (n > 0)
 *         ring_commit(&r, n);
 */
#ifndef SPSCRING_H
#define SPSCRING_H

#include <stddef.h>

struct ring {
    unsigned char *buffer;
    size_t size;
    size_t head; /* bytes ever written */
    size_t tail; /* bytes ever read */
};

/* Set up a ring in a buffer of size bytes. The size must be a power of two.
 * The ring does not copy the buffer nor free it. */
void ring_init(struct ring *r, void *buffer, size_t size);

size_t ring_used(const struct ring *r);
size_t ring_room(const struct ring *r);

/* Copy up to length bytes in or out. They return how many it was. */
size_t ring_write(struct ring *r, const void *data, size_t length);
size_t ring_read(struct ring *r, void *data, size_t length);

/* Where to write next, and how many bytes can be written there. Less than
 * ring_room() if the room wraps around. */
unsigned char *ring_write_span(struct ring *r, size_t *length);
/* What was written there is to be read. No more than ring_room(). */
void ring_commit(struct ring *r, size_t length);

/* Where to read next, and how many bytes there are. */
const unsigned char *ring_read_span(const struct ring *r, size_t *length);
/* Done with bytes. No more than ring_used(). */
void ring_consume(struct ring *r, size_t length);

/* A byte that was not read yet; offset 0 is the next. */
unsigned char ring_peek(const struct ring *r, size_t offset);

/* Drop everything. */
void ring_reset(struct ring *r);

#endif
