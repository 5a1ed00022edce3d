/**
 * @file tagucs.h
 * Text information frames of music tags ("TIT2", "TPE1" and their like).
 *
 * The body of such a frame is one byte that names the encoding, then one or
 * more strings.  A string is ended by a terminator (one zero byte, or two in
 * the 16 bit encodings) or by the end of the body.  The terminator of the last
 * string is optional, so that a terminator at the very end does not begin
 * another, empty string.
 *
 * Files in the wild are full of damaged tags; the reading functions accept
 * any bytes.  Nothing here keeps a pointer to its arguments.
 */
#ifndef TAGUCS_H
#define TAGUCS_H

#include <stddef.h>
#include <stdint.h>

/** Encodings, as they stand in the first byte of a body. */
typedef enum {
    TU_LATIN1 = 0,
    TU_UTF16 = 1,   /**< each string begins with a byte order mark; big endian without */
    TU_UTF16BE = 2, /**< no byte order mark */
    TU_UTF8 = 3
} tu_encoding;

/** Larger bodies are refused. */
#define TU_LARGEST 65536

/**
 * How many strings a body has.
 *
 * @param body  the body; may be NULL when size is 0
 * @param size  its length in bytes
 * @return the number of strings; 0 when there are none, the encoding is not
 *         known or the body is too large.
 */
size_t tu_count(const uint8_t *body, size_t size);

/**
 * One of the strings, in UTF-8.
 *
 * What is not valid becomes U+FFFD; half a 16 bit unit at the end is ignored.
 *
 * @param index  0 for the first
 * @return a text that the caller frees with free(), NULL when there is no
 *         such string or memory is out.
 */
char *tu_string(const uint8_t *body, size_t size, size_t index);

/**
 * Makes a body with one string, without a terminator.
 *
 * @param text      UTF-8; not NULL
 * @param encoding  TU_UTF16 is written little endian with its mark; in
 *                  TU_LATIN1 a '?' stands for what it does not have
 * @param out       where to; may be NULL when room is 0
 * @param room      how many bytes there are at out
 * @return the size of the body; nothing is written when that is more than
 *         room.  0 when the encoding is not known or the body were too large.
 */
size_t tu_pack(const char *text, tu_encoding encoding, uint8_t *out, size_t room);

/** A name for messages, "unknown" for other values. */
const char *tu_encoding_name(int encoding);

#endif
