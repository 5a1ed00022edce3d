#ifndef ONEOFMG_H
#define ONEOFMG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file oneofmg.h
 * A small message in the manner of protocol buffers:
 *
 *     message Note {
 *         optional uint32 id = 1;
 *         oneof body {
 *             sint64 number = 2;
 *             string text   = 3;
 *             bytes  blob   = 4;
 *         }
 *     }
 *
 * A message owns all it holds; what is passed to a setter is copied. Message
 * pointers must not be NULL, except for om_free().
 */
typedef struct om_msg om_msg;

/** Longest text or blob, in bytes. */
#define OM_MAX_BODY 65535u

enum om_body {
    OM_NONE,
    OM_NUMBER,
    OM_TEXT,
    OM_BLOB
};

/** An empty message, or NULL when there is no memory. */
om_msg *om_new(void);
void om_free(om_msg *m);

void om_set_id(om_msg *m, uint32_t id);
/** @return whether there is an id, which then goes to @p id. */
bool om_id(const om_msg *m, uint32_t *id);

/**
 * Setting one member of the body drops the one that was there before.
 * @return false, with the message unchanged, when the value is longer than
 *         OM_MAX_BODY or there is no memory.
 */
/** @{ */
bool om_set_number(om_msg *m, int64_t number);
bool om_set_text(om_msg *m, const char *text);
/** @p blob may be NULL when @p size is 0. */
bool om_set_blob(om_msg *m, const void *blob, size_t size);
/** @} */
void om_clear_body(om_msg *m);

enum om_body om_which(const om_msg *m);
/** 0 when the body is not a number. */
int64_t om_number(const om_msg *m);
/** NULL when the body is not a text. Valid until the body changes. */
const char *om_text(const om_msg *m);
/** NULL when the body is not a blob. Valid until the body changes. */
const void *om_blob(const om_msg *m, size_t *size);

/**
 * Merges @p src into @p dst: what is set in @p src replaces what is in @p dst,
 * what is not set there stays. @p src is not changed, and both may be the same.
 * @return false when there is no memory.
 */
bool om_merge(om_msg *dst, const om_msg *src);

/**
 * Serializes. Nothing is written when @p cap is too small; @p out may then be
 * NULL.
 * @return the size of the serialized message in bytes, in any case.
 */
size_t om_write(const om_msg *m, uint8_t *out, size_t cap);

/**
 * Parses @p size bytes. Of fields given more than once the last one counts.
 * @return a new message, or NULL when the bytes are not one.
 */
om_msg *om_read(const uint8_t *bytes, size_t size);

#endif
