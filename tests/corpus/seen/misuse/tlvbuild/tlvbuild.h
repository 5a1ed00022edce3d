/**
 * @file tlvbuild.h
 * Builds and reads nested tag-length-value data.
 *
 * An element is a tag (1 byte), the length of its contents (2 bytes, high
 * byte first) and the contents: bytes or other elements.
 *
 * @code
 *   tlv_start(&w, buf, sizeof buf);
 *   tlv_begin(&w, 0x30);
 *   tlv_u8(&w, 5);
 *   tlv_end(&w);
 *   long n = tlv_finish(&w);
 * @endcode
 */
#ifndef TLVBUILD_H
#define TLVBUILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Elements can be nested this deep. */
#define TLV_DEPTH 6

/** A writer. The fields are internal. */
struct tlv {
    uint8_t *buf;
    size_t size, length;
    size_t open[TLV_DEPTH];
    int depth;
    bool failed, finished;
};

/** Starts a writer on a buffer of size bytes, which it uses until
 *  tlv_finish(). */
void tlv_start(struct tlv *w, uint8_t *buf, size_t size);

/** Begins an element; not more than TLV_DEPTH may be open. */
void tlv_begin(struct tlv *w, uint8_t tag);
/** Ends the element that was begun last. There must be one. */
void tlv_end(struct tlv *w);

/** Contents. These can be written inside of an element only. */
void tlv_u8(struct tlv *w, uint8_t value);
void tlv_u16(struct tlv *w, uint16_t value);
void tlv_bytes(struct tlv *w, const void *data, size_t length);

/** Ends the writing. All elements must have been ended; nothing can be
 *  written any more.
 *  @return bytes written, -1 if the buffer was too small or an element had
 *          more than 65535 bytes of contents */
long tlv_finish(struct tlv *w);

/** Reads the element at *pos and moves *pos behind it. The contents are a
 *  part of data.
 *  @return false if there is no whole element at *pos */
bool tlv_read(const uint8_t *data, size_t length, size_t *pos, uint8_t *tag, const uint8_t **contents,
              size_t *contents_length);

#endif
