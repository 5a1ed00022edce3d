/*-------------------------------------------------------------------------
 *
 * litquote.h
 *    Values as SQL literals.
 *
 * The writers put their result, and a terminating zero byte, into memory of
 * the caller.  They do not get its size: it must be large enough for the worst
 * case, which the LITQ_*_SIZE macros tell from the length of the input.
 *
 *        char *buf = malloc(LITQ_STRING_SIZE(len));
 *        litq_string(buf, data, len);
 *
 * Input is given by its length in bytes and need not be terminated.  It must
 * not overlap the output, except where noted.  All writers return the number
 * of bytes written, not counting the terminator.
 *
 *-------------------------------------------------------------------------
 */
#ifndef LITQUOTE_H
#define LITQUOTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LITQ_STRING_SIZE(len)   (2 * (len) + 3)     /* quotes and zero byte */
#define LITQ_IDENT_SIZE(len)    (2 * (len) + 3)
#define LITQ_BLOB_SIZE(len)     (2 * (len) + 4)     /* the x, too */
#define LITQ_INT_SIZE           23
#define LITQ_LIKE_SIZE(len)     (2 * (len) + 1)     /* no quotes */

/* 'it''s'.  Stops at a zero byte, since SQL has no way to write one. */
extern size_t litq_string(char *to, const char *from, size_t len);

/* "column ""x""".  Stops at a zero byte. */
extern size_t litq_ident(char *to, const char *from, size_t len);

/* x'00ff' */
extern size_t litq_blob(char *to, const void *from, size_t len);

/* Decimal.  Negative numbers are put into parentheses. */
extern size_t litq_int(char *to, int64_t value);

/*
 * Puts `escape` before each % and _ and before itself, so that a LIKE pattern
 * matches the text as it is.  Stops at a zero byte.
 */
extern size_t litq_like(char *to, const char *from, size_t len, char escape);

/*
 * The reverse of litq_string and litq_ident: `from` is a literal with its
 * quotes.  The output needs len bytes at most, one if len is zero, and may be
 * the input itself.  Returns (size_t) -1, and writes nothing, if `from` is not
 * exactly one literal.
 */
extern size_t litq_unquote(char *to, const char *from, size_t len);

/* Whether `name` can be used as an identifier without quotes. */
extern bool litq_is_plain(const char *name);

#endif                          /* LITQUOTE_H */
