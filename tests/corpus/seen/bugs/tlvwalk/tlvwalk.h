/* tlvwalk.h - walks through BER encoded data without copying it.
 *
 * Data may come from anywhere: whatever the bytes are, malformed data gives
 * TLV_BAD and nothing worse.  Only the definite form of lengths is known.
 * The data must stay where it is while cursors and items refer to it.
 */
#ifndef TLVWALK_H
#define TLVWALK_H

#include <stddef.h>
#include <stdint.h>

enum { TLV_END = 0, TLV_OK = 1, TLV_BAD = -1 };

enum tlv_class { TLV_UNIVERSAL, TLV_APPLICATION, TLV_CONTEXT, TLV_PRIVATE };

/* A place in some data.  Set up by tlv_begin or tlv_enter; the fields are
 * not the caller's business. */
struct tlv_cursor {
    const unsigned char *at;
    size_t left;
};

/* An element, as tlv_next found it. */
struct tlv_item {
    enum tlv_class class_;
    int constructed;            /* 1 if it has elements inside, else 0 */
    uint32_t tag;               /* its number, 0 .. 2^28-1 */
    const unsigned char *value; /* `length` bytes */
    size_t length;
};

/* Sets *c to the beginning of `size` bytes.  data may be NULL if size is 0. */
void tlv_begin(struct tlv_cursor *c, const void *data, size_t size);

/* Reads the element at the cursor into *item and steps over it.  TLV_OK;
 * TLV_END when there are no more bytes; TLV_BAD for malformed or truncated
 * ones, and then the cursor stays where it is and *item is not set. */
int tlv_next(struct tlv_cursor *c, struct tlv_item *item);

/* Sets *c to the elements inside of a constructed item: TLV_OK.  TLV_BAD if
 * the item is not constructed. */
int tlv_enter(const struct tlv_item *item, struct tlv_cursor *c);

/* The value of a primitive item as a BOOLEAN (0 or 1), as a signed INTEGER of
 * 64 bits.  TLV_OK, or TLV_BAD if the item is constructed, its length is not
 * that of such a value or the number is too big.  The tag is not looked at:
 * it may be an implicit one. */
int tlv_boolean(const struct tlv_item *item, int *value);
int tlv_integer(const struct tlv_item *item, int64_t *value);

/* The arcs of an OBJECT IDENTIFIER: at most `room` of them go to arcs, and
 * their whole number, which may be more, to *count.  TLV_OK, or TLV_BAD if
 * malformed or an arc needs more than 32 bits.  arcs may be NULL if room is
 * 0. */
int tlv_oid(const struct tlv_item *item, uint32_t *arcs, size_t room, size_t *count);

/* How many elements `size` bytes of data have on the outermost level, or
 * TLV_BAD. */
long tlv_count(const void *data, size_t size);

#endif
