/**
 * \file padbits.h
 * Fast reader for MSB-first bit streams, as video and audio codecs have them.
 *
 * The reader works on the caller's memory, several bytes at a time and without
 * looking at each byte whether it is the last: after the data there must be
 * PB_PADDING more bytes that may be read.  What is in them does not matter.
 * pb_dup() makes such a copy of any data.
 */
#ifndef PADBITS_H
#define PADBITS_H

#include <stddef.h>
#include <stdint.h>

/** Bytes that have to follow the data. */
#define PB_PADDING 8
/** Longest data, in bytes. */
#define PB_MAX_BYTES ((size_t)1 << 24)

/** A reader.  Set up by pb_init(); the members are private. */
typedef struct padbits {
    const uint8_t *data;
    size_t bits; /* of the data */
    size_t pos;  /* of the next bit */
    int overrun;
} padbits;

/**
 * Copy data into new memory with padding.
 * \return the copy, for free(); NULL without memory or for more than
 *         PB_MAX_BYTES bytes.
 */
uint8_t *pb_dup(const void *data, size_t bytes);

/**
 * Start reading at data, which has the given number of bytes \e and the padding
 * after them, and has to stay while it is read from.
 * \return 0, or -1 for more than PB_MAX_BYTES bytes.
 */
int pb_init(padbits *pb, const uint8_t *data, size_t bytes);

/** Bits not read yet. */
size_t pb_left(const padbits *pb);

/** Bits read so far. */
size_t pb_tell(const padbits *pb);

/**
 * The next n bits as a number, without moving on.  n is 1 to 32.  Bits behind
 * the end of the data count as 0.
 */
uint32_t pb_peek(const padbits *pb, unsigned n);

/**
 * The next n bits as a number.  n is 1 to 32.  When fewer are left, the result
 * is 0, all of them are consumed and pb_overrun() tells of it.
 */
uint32_t pb_get(padbits *pb, unsigned n);

/** The same for a number in two's complement. */
int32_t pb_get_signed(padbits *pb, unsigned n);

/** Count of 1 bits up to the next 0 bit, which is read too. */
size_t pb_unary(padbits *pb);

/** Pass over n bits, however many; beyond the end as pb_get(). */
void pb_skip(padbits *pb, size_t n);

/** Go back by n bits, not more than have been read. */
void pb_back(padbits *pb, size_t n);

/** Move on to the next byte boundary, if not on one. */
void pb_align(padbits *pb);

/**
 * Move to the next place on a byte boundary where the byte is found.
 * \return 1, or 0 when there is none, with everything consumed.
 */
int pb_sync(padbits *pb, uint8_t byte);

/** Whether more was read than there is, since pb_init(). */
int pb_overrun(const padbits *pb);

#endif
