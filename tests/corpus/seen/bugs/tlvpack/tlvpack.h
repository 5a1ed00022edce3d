/**
 * @file tlvpack.h
 * Type-length-value messages with compact headers, as used by constrained
 * devices.
 *
 * An item is a header followed by its value.  The header is
 *
 *     1 byte     kind, width of the identifier, width of the length
 *     1-2 bytes  identifier, big endian
 *     0-3 bytes  length of the value, big endian
 *
 * and is always written in its shortest form.  Items follow each other
 * without padding.
 */
#ifndef TLVPACK_H
#define TLVPACK_H

#include <stddef.h>
#include <stdint.h>

/** Longest value that an item can announce. */
#define TLV_MAX_VALUE 0xFFFFFFu
/** Most bytes that a writer holds. */
#define TLV_MAX_MESSAGE (1u << 20)

/** What an item stands for. */
enum tlv_kind { TLV_INSTANCE, TLV_ENTRY, TLV_ARRAY, TLV_RESOURCE };

/** Results; those below zero are errors. */
enum { TLV_END = 0, TLV_OK = 1, TLV_EINVAL = -1, TLV_ERANGE = -2, TLV_ENOMEM = -3, TLV_ETRUNC = -4 };

/** One decoded item. @c value points into the decoded message. */
struct tlv_item {
    enum tlv_kind kind;
    uint16_t id;
    size_t length;
    const uint8_t *value;
};

/** A message being written. */
typedef struct tlv_writer tlv_writer;

/** @return an empty writer, or NULL when memory is short. */
tlv_writer *tlv_writer_new(void);
/** Frees a writer and its message. NULL is allowed. */
void tlv_writer_free(tlv_writer *w);
/** Drops what was written; the writer can be used again. */
void tlv_writer_clear(tlv_writer *w);

/**
 * Writes a whole item.
 * @param value  @p length bytes; may be NULL when @p length is 0
 * @return TLV_OK; TLV_EINVAL for an unknown kind or a missing value,
 *         TLV_ERANGE when the value is longer than TLV_MAX_VALUE or the message
 *         would exceed TLV_MAX_MESSAGE, TLV_ENOMEM.  Nothing is written on error.
 */
int tlv_put(tlv_writer *w, enum tlv_kind kind, uint16_t id, const void *value, size_t length);

/**
 * Writes an integer resource in 1, 2, 4 or 8 bytes, whichever is shortest.
 * @return as tlv_put()
 */
int tlv_put_int(tlv_writer *w, uint16_t id, int64_t number);

/**
 * Writes only the header of an item with a value of @p length bytes, 0 to
 * TLV_MAX_VALUE.  The value is added with tlv_append(), or sent by the caller
 * without passing through the writer (firmware images, logs).
 * @return as tlv_put()
 */
int tlv_begin(tlv_writer *w, enum tlv_kind kind, uint16_t id, size_t length);

/** Adds bytes as they are. @return as tlv_put() */
int tlv_append(tlv_writer *w, const void *bytes, size_t length);

/** The message so far, valid until the writer is next changed; NULL when empty. */
const uint8_t *tlv_writer_data(const tlv_writer *w, size_t *length);

/**
 * Decodes the item at @p *offset and moves the offset behind it.
 * @return TLV_OK; TLV_END when @p *offset is at the end; TLV_ETRUNC when the
 *         message ends inside the item, TLV_EINVAL when the offset is beyond
 *         the end: then neither offset nor item are changed.
 */
int tlv_next(const uint8_t *message, size_t size, size_t *offset, struct tlv_item *item);

/** The value as an integer. @return TLV_OK, or TLV_EINVAL when its length is not 1, 2, 4 or 8. */
int tlv_item_int(const struct tlv_item *item, int64_t *number);

#endif
