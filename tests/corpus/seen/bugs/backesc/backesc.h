#ifndef BACKESC_H
#define BACKESC_H

#include <stddef.h>

/* BACKESC(3)
 *
 * NAME
 *   backesc - print bytes with backslash escapes, and read them back
 *
 * DESCRIPTION
 *   Encoding turns any bytes into one line of text:
 *
 *       \\          a backslash
 *       \n \r \t    newline, carriage return, tab
 *       \" \'       the quotes (with BACKESC_DQUOTE, BACKESC_SQUOTE)
 *       \xHH        other bytes that are not printable ASCII; HH are two
 *                   hexadecimal digits
 *
 *   All other bytes stand for themselves.  Decoding accepts all these escapes,
 *   whatever the flags were.
 *
 *   Data is a pointer and a length; it may hold zero bytes, and may be NULL if
 *   the length is 0.  More than BACKESC_MAX bytes are refused.  Texts end with
 *   a zero byte and must not be NULL.  Flags are the sum of the following;
 *   other bits are ignored.
 */

#define BACKESC_DQUOTE 1u /* escape "                                  */
#define BACKESC_SQUOTE 2u /* escape '                                  */
#define BACKESC_RAW8 4u   /* leave bytes from 0x80 on as they are (UTF-8) */

#define BACKESC_MAX ((size_t)1 << 20)

/* Bytes that the encoded text needs, with its end; 0 if len > BACKESC_MAX. */
size_t backesc_need(const char *data, size_t len, unsigned flags);

/* Encodes into dst, which has room for `room` bytes.  Returns the length of
 * the text, or -1 if room is less than backesc_need(), or len too great; then
 * dst is not touched.  dst and data must not overlap. */
long backesc_put(char *dst, size_t room, const char *data, size_t len, unsigned flags);

/* Encodes into memory that the caller frees with free().  NULL if there is no
 * memory or len > BACKESC_MAX. */
char *backesc_dup(const char *data, size_t len, unsigned flags);

/* The same for the bytes of a text. */
char *backesc_text(const char *text, unsigned flags);

/* 1 if encoding would change nothing, else 0; 0 too if len > BACKESC_MAX. */
int backesc_plain(const char *data, size_t len, unsigned flags);

/* The offset of the first wrong escape in text, or -1 if all are right. */
long backesc_check(const char *text);

/* Decodes text into memory that the caller frees with free(), and stores the
 * number of bytes in *len, which may be NULL.  A zero byte follows the data,
 * not counted.  NULL if an escape is wrong, the text is longer than
 * 4 * BACKESC_MAX, or there is no memory. */
char *backesc_undo(const char *text, size_t *len);

#endif
