#ifndef HOOKCALL_H
#define HOOKCALL_H

/**
 * @file hookcall.h
 * @brief Builds the HTTP/1.1 requests that a webhook sender puts on the wire.
 *
 * A call is made with hookcall_new(), filled in, written with hookcall_write()
 * and released with hookcall_free().  All that is handed in is copied.
 *
 * Unless noted otherwise pointers must be valid and texts NUL-terminated.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOOKCALL_MAX_HEADERS 16
#define HOOKCALL_MAX_TEXT    1000  /**< of a target (with its '/'), header name or value */
#define HOOKCALL_MAX_BODY    65536

typedef struct hookcall hookcall;

enum hookcall_method { HOOKCALL_GET, HOOKCALL_POST, HOOKCALL_PUT, HOOKCALL_DELETE };

/**
 * @param target  path and query; a leading '/' is supplied if it is missing.
 * @return NULL if the method is unknown, the target is too long or has blanks
 *         or control characters, or memory is exhausted.
 */
hookcall *hookcall_new(enum hookcall_method method, const char *target);

/** Releases a call. NULL is ignored. */
void hookcall_free(hookcall *call);

/**
 * Makes an independent copy, e.g. to send the same call to a second receiver
 * with other headers.
 * @return the copy, to be released by the caller, or NULL if memory is exhausted.
 */
hookcall *hookcall_dup(const hookcall *call);

/**
 * Sets a header, replacing one of the same name (compared exactly).
 * @return false, and nothing changed, if the name is empty or has characters
 *         other than letters, digits and '-', if the value has control
 *         characters, if either is too long, if there are too many headers or
 *         memory is exhausted.
 */
bool hookcall_set_header(hookcall *call, const char *name, const char *value);

/** @return the value, which is valid until the call is changed or released; NULL if not set. */
const char *hookcall_get_header(const hookcall *call, const char *name);

/**
 * Sets the payload, which may be binary.
 * @param data  may be NULL if size is 0.
 * @return false, and nothing changed, if it is too large or memory is exhausted.
 */
bool hookcall_set_body(hookcall *call, const void *data, size_t size);

/** @return the size of the payload in bytes. */
size_t hookcall_body_size(const hookcall *call);

/** @return the Fletcher-16 sum of the payload, 0 for none. */
uint16_t hookcall_body_sum(const hookcall *call);

/**
 * Writes the request: request line, headers in the order in which they were
 * first set, Content-Length, an empty line and the payload.  It is not terminated.
 * @param out  may be NULL if room is 0.
 * @return the size of the request; nothing is written if that is above room.
 */
size_t hookcall_write(const hookcall *call, void *out, size_t room);

#endif
