/* SPDX-License-Identifier: MIT */
#ifndef GATHIO_H
#define GATHIO_H

#include <stddef.h>
#include <stdint.h>

/**
 * struct gseg - one segment of a scattered packet
 * @base: first byte; may be NULL when @len is 0
 * @len: bytes
 */
struct gseg {
	const void *base;
	size_t len;
};

/**
 * struct gio - read cursor over an array of segments
 *
 * Plain data: copying a cursor gives a second one at the same place.  Neither
 * the array nor the bytes are copied.  The members are private.
 */
struct gio {
	const struct gseg *seg;
	size_t nseg;
	size_t off;
	size_t left;
};

/**
 * gio_init() - start at the first byte of @seg
 * @g: cursor
 * @seg: array of segments, empty ones are fine
 * @nseg: its length
 *
 * Return: 0, or -1 if the lengths add up to more than size_t holds (@g is empty
 * then).
 */
int gio_init(struct gio *g, const struct gseg *seg, size_t nseg);

/** gio_left() - bytes from the cursor to the end */
size_t gio_left(const struct gio *g);

/**
 * gio_peek() - the bytes that lie in one piece at the cursor
 * @avail: how many; 0 at the end
 *
 * Return: their address, NULL at the end.
 */
const void *gio_peek(const struct gio *g, size_t *avail);

/**
 * gio_skip() - move on
 * @n: bytes, at most gio_left()
 */
void gio_skip(struct gio *g, size_t n);

/**
 * gio_read() - copy up to @n bytes and move on
 * @dst: room for @n bytes, not part of the packet
 *
 * Return: how many there were.
 */
size_t gio_read(struct gio *g, void *dst, size_t n);

/** gio_u8() - next byte, which must be there */
uint8_t gio_u8(struct gio *g);
/** gio_u16() - next two bytes in network order, which must be there */
uint16_t gio_u16(struct gio *g);
/** gio_u32() - next four bytes in network order, which must be there */
uint32_t gio_u32(struct gio *g);

/**
 * gio_pullup() - look at a header in one piece, without moving
 * @n: its size, at most gio_left()
 * @scratch: where it is put together if it straddles segments
 *
 * Return: pointer into the segment, or @scratch.
 */
const void *gio_pullup(const struct gio *g, size_t n, void *scratch);

/**
 * gio_split() - cut the next @n bytes off
 * @n: at most gio_left()
 * @head: another cursor, which gets them; @g goes on behind them
 */
void gio_split(struct gio *g, size_t n, struct gio *head);

/** gio_csum() - Internet checksum of all that is left, without moving */
uint16_t gio_csum(const struct gio *g);

#endif
