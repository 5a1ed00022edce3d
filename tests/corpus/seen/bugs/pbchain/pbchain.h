/* SPDX-License-Identifier: MIT */
#ifndef _PBCHAIN_H
#define _PBCHAIN_H

#include <stddef.h>
#include <stdint.h>

/**
 * struct pb - one segment of a packet
 * @next: following segment, or NULL
 * @tot_len: bytes of data in this segment and all that follow
 * @len: bytes of data in this segment
 * @data: the data
 *
 * A packet is a chain of segments and is named by the first of them; functions
 * take packets, never a segment further on. The fields may be read by everyone
 * and are written only by the functions below.
 */
struct pb {
	struct pb *next;
	uint16_t tot_len;
	uint16_t len;
	uint8_t data[];
};

/**
 * pb_alloc() - allocate a packet
 * @len: length of the packet in bytes, may be 0
 * @seg: the most that a segment holds, 0 for one segment
 *
 * The data are zero. Return: the packet, to be released with pb_free(), or
 * NULL when out of memory.
 */
struct pb *pb_alloc(uint16_t len, uint16_t seg);

/**
 * pb_free() - release a whole packet
 * @p: first segment of the packet or NULL
 */
void pb_free(struct pb *p);

/**
 * pb_cat() - append a packet to another
 * @head: first segment of the packet that grows
 * @tail: first segment of a different packet
 *
 * On success @tail belongs to @head and must not be freed by itself.
 *
 * Return: 0, or -1 when the sum of lengths is above 65535 (nothing happens).
 */
int pb_cat(struct pb *head, struct pb *tail);

/**
 * pb_store() - write bytes into a packet
 * @p: the packet
 * @off: offset of the first byte to write
 * @src: the bytes, no part of @p
 * @len: how many
 *
 * Return: 0, or -1 when @off + @len is above the packet's length (nothing is
 * written).
 */
int pb_store(struct pb *p, size_t off, const void *src, size_t len);

/**
 * pb_load() - read bytes from a packet
 * @p: the packet
 * @off: offset of the first byte to read
 * @dst: room for @len bytes
 * @len: how many
 *
 * Return: the number of bytes read, less than @len at the packet's end.
 */
size_t pb_load(const struct pb *p, size_t off, void *dst, size_t len);

/**
 * pb_find() - look for a byte
 * @p: the packet
 * @off: where to start
 * @byte: what to look for
 *
 * Return: its offset, or -1.
 */
long pb_find(const struct pb *p, size_t off, uint8_t byte);

/**
 * pb_trim() - shorten a packet
 * @p: the packet; its first segment stays, whatever the length
 * @len: new length; nothing happens when it is not less than the present one
 */
void pb_trim(struct pb *p, uint16_t len);

/**
 * pb_segs() - number of segments of a packet
 * @p: the packet
 */
unsigned pb_segs(const struct pb *p);

#endif
