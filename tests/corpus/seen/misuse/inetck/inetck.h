/* inetck.h - the Internet checksum (RFC 1071), at once, in pieces, in place.
 *
 * Checksums are in host order; they stand in packets high byte first.
 */
#ifndef INETCK_H
#define INETCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sum of data that comes in pieces. Set up with inetck_begin(). */
struct inetck {
    uint32_t sum;
    bool odd;
};

/* Checksum of a block of data. */
uint16_t inetck_sum(const void *data, size_t len);

void inetck_begin(struct inetck *ck);
/* Add a piece. All pieces but the last must have an even length. */
void inetck_add(struct inetck *ck, const void *data, size_t len);
/* Add a 16 bit number (say, from a pseudo header); not after an odd piece. */
void inetck_add16(struct inetck *ck, uint16_t value);
/* The checksum of the pieces so far. */
uint16_t inetck_end(const struct inetck *ck);

/* Compute the checksum of a packet, with its checksum field taken as 0, and
 * store it in that field: the two bytes at offset, which must be even and
 * within the packet. */
void inetck_store(void *packet, size_t len, size_t offset);

/* Is the checksum in the packet, wherever it stands, right? */
bool inetck_verify(const void *packet, size_t len);

/* Copy and compute the checksum on the way. The memory areas must not
 * overlap. */
uint16_t inetck_copy(void *dst, const void *src, size_t len);

/* The new checksum of a packet in which one 16 bit field changed (RFC 1624).
 * Not exact for packets that are all zero. */
uint16_t inetck_update(uint16_t sum, uint16_t old_field, uint16_t new_field);

#endif
