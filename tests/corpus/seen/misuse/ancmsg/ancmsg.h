#ifndef ANCMSG_H
#define ANCMSG_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Ancillary data: a sequence of small typed objects in a buffer of the caller.
 *
 * Each object is a struct anc_hdr with its payload behind it, padded so that
 * the next header is aligned:
 *
 *     | anc_hdr | payload | padding | anc_hdr | payload | ...
 *
 * Typical use:
 *
 *     _Alignas(struct anc_hdr) char control[ANC_SPACE(sizeof(int)) + ANC_SPACE(4)];
 *     struct anc_msg msg;
 *     anc_init(&msg, control, sizeof control);
 *     anc_put(&msg, 1, 2, &fd, sizeof fd);
 *     for (struct anc_hdr *h = anc_first(&msg); h; h = anc_next(&msg, h))
 *         ...
 */

/** Header of an object.  `len` counts header and payload, without padding.
 *  Headers are written by anc_put() only. */
struct anc_hdr {
    size_t len;
    int level;
    int type;
};

/** A sequence.  Set it up with anc_init(); members may be read. */
struct anc_msg {
    unsigned char *control;
    size_t capacity;
    size_t length; /**< bytes in use */
};

#define ANC_ALIGN(n) (((n) + sizeof(size_t) - 1) & ~(sizeof(size_t) - 1))

/** Bytes that an object with n bytes of payload takes up in the buffer. */
#define ANC_SPACE(n) (sizeof(struct anc_hdr) + ANC_ALIGN(n))

/** The most payload that one object may have. */
#define ANC_MAX_PAYLOAD 4096

/**
 * Starts an empty sequence in a buffer.
 *
 * The buffer has `capacity` bytes, is aligned for a struct anc_hdr, and remains
 * the caller's, who keeps it for as long as the sequence is in use.  It need
 * not be zeroed.  It may be NULL if the capacity is 0.
 */
void anc_init(struct anc_msg *msg, void *control, size_t capacity);

/** Forgets all objects; the buffer stays. */
void anc_clear(struct anc_msg *msg);

/**
 * Appends an object.
 *
 * @param data  `len` bytes, may be NULL if that is 0; not inside the buffer
 * @return false when there is no room or the payload is too long
 */
bool anc_put(struct anc_msg *msg, int level, int type, const void *data, size_t len);

/** The first object, or NULL. */
struct anc_hdr *anc_first(const struct anc_msg *msg);

/** The object after `hdr`, which is an object of this sequence; NULL at the end. */
struct anc_hdr *anc_next(const struct anc_msg *msg, const struct anc_hdr *hdr);

/** The first object of that level and type, or NULL. */
struct anc_hdr *anc_find(const struct anc_msg *msg, int level, int type);

/** The payload of an object; it may be changed but not made longer. */
void *anc_data(struct anc_hdr *hdr);
size_t anc_data_len(const struct anc_hdr *hdr);

/**
 * Copies the payload out, as much of it as fits into `size` bytes.
 *
 * @return the length of the payload
 */
size_t anc_copy(const struct anc_hdr *hdr, void *out, size_t size);

/** Number of objects. */
size_t anc_count(const struct anc_msg *msg);

#endif
