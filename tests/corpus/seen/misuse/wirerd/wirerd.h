#ifndef WIRERD_H
#define WIRERD_H

/* wirerd: take numbers off a wire
 *
 * A reader goes over bytes that are the caller's.  It copies nothing and owns
 * nothing; there is nothing to free, but the bytes have to stay where they are
 * while the reader is in use.
 *
 *     wirerd r;
 *     wirerd_init(&r, packet, n, WIRERD_BIG);
 *     if (!wirerd_has(&r, 6))
 *         return -1;
 *     kind = wirerd_u16(&r);
 *     length = wirerd_u32(&r);
 *
 * The number functions are meant for tight loops and do not check: make sure
 * with wirerd_has() that there are enough bytes, once for as many numbers as
 * you like.  The other functions check.
 */

#include <stddef.h>
#include <stdint.h>

enum wirerd_order { WIRERD_BIG, WIRERD_LITTLE };

#define WIRERD_NEST 8

/* To be set up with wirerd_init; do not touch the members. */
typedef struct wirerd {
    const unsigned char *bytes;
    size_t at, end;
    size_t outer[WIRERD_NEST];
    int nested;
    enum wirerd_order order;
} wirerd;

/* Begins to read `size` bytes.  bytes may be NULL if size is 0. */
void wirerd_init(wirerd *r, const void *bytes, size_t size, enum wirerd_order order);

/* Changes the byte order for what is read from here on. */
void wirerd_order(wirerd *r, enum wirerd_order order);

/* How many bytes are left, and whether there are n. */
size_t wirerd_left(const wirerd *r);
int wirerd_has(const wirerd *r, size_t n);

/* The next 1, 2, 4, 8 bytes as a number; there must be as many left. */
uint8_t wirerd_u8(wirerd *r);
uint16_t wirerd_u16(wirerd *r);
uint32_t wirerd_u32(wirerd *r);
uint64_t wirerd_u64(wirerd *r);

/* Passes over n bytes.  -1, and nothing is passed, if there are fewer. */
int wirerd_skip(wirerd *r, size_t n);

/* Copies n bytes to `to`.  -1, and nothing is copied, if there are fewer. */
int wirerd_copy(wirerd *r, void *to, size_t n);

/* Narrows the reader to the next n bytes: after them nothing is left, until
 * wirerd_leave.  -1 if there are fewer, or WIRERD_NEST entered already. */
int wirerd_enter(wirerd *r, size_t n);

/* Ends what the last wirerd_enter began, and passes over what has not been
 * read of it.  Each wirerd_leave belongs to a wirerd_enter that returned 0. */
void wirerd_leave(wirerd *r);

#endif
