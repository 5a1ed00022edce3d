#ifndef CANARB_H
#define CANARB_H
/* CAN 2.0 frames: making, comparing, arbitration, candump notation.
 *
 * Frames are plain values; copy them as you like.  canarb_valid() tells whether
 * a frame is one; all the other functions take valid frames only (and make
 * only valid ones).
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CANARB_STD_MAX 0x7ffu      /* largest identifier of 11 bits */
#define CANARB_EXT_MAX 0x1fffffffu /* ... and of 29 */
#define CANARB_TEXT 26             /* room for any frame as text, with NUL */

struct canarb_frame {
    uint32_t id;
    uint8_t ext;     /* 1: 29-bit identifier, 0: 11-bit */
    uint8_t rtr;     /* 1: remote request, has no data but may have a len */
    uint8_t len;     /* 0..8 */
    uint8_t data[8]; /* the first len count, none of a remote request */
};

bool canarb_valid(const struct canarb_frame *f);

/* Data frame with len bytes copied from data (may be NULL if len is 0); remote
 * request for len bytes.  False, *f untouched, if id or len is out of range. */
bool canarb_data(struct canarb_frame *f, uint32_t id, bool ext, const void *data, size_t len);
bool canarb_remote(struct canarb_frame *f, uint32_t id, bool ext, size_t len);

/* Same kind, id, len and data?  Equal frames have equal hashes. */
bool canarb_equal(const struct canarb_frame *a, const struct canarb_frame *b);
uint32_t canarb_hash(const struct canarb_frame *f);

/* Bus priority: < 0 if a wins the arbitration against b, > 0 if b wins, 0 if
 * nobody does since id, ext and rtr are the same.  The lower leading 11 bits of
 * the identifier win; among those with the same, 11-bit frames win against
 * 29-bit frames, then lower ids, then data against remote.  Fit for qsort. */
int canarb_cmp(const struct canarb_frame *a, const struct canarb_frame *b);

/* Sorts n frames, first winner first; frames that compare 0 keep their order. */
void canarb_sort(struct canarb_frame *frames, size_t n);

/* "123#00FF", "00000123#" (8 digits: 29 bits), "123#R4".  Hex digits of either
 * case; after R one digit 0..8 or nothing for 0.  The whole text must match.
 * False, *f untouched, if it does not. */
bool canarb_parse(struct canarb_frame *f, const char *text);

/* The same notation, in capitals; parsing it gives an equal frame.  Returns
 * the length of the text. */
size_t canarb_print(const struct canarb_frame *f, char text[CANARB_TEXT]);

#endif
