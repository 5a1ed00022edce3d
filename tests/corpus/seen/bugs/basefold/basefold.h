/* basefold.h - Base64 text, in lines if wanted
 *
 * Encodes up to BASEFOLD_MAX bytes into Base64 (RFC 4648) in the standard or
 * the URL alphabet, with or without padding, in one line or folded into
 * several; and decodes all of that.
 */
#ifndef BASEFOLD_H
#define BASEFOLD_H

#include <stdbool.h>
#include <stddef.h>

#define BASEFOLD_MAX ((size_t)1 << 20)

struct basefold_style {
    bool url;       /* '-' and '_' instead of '+' and '/' */
    bool pad;       /* complete the last group with '=' */
    size_t columns; /* longest line; 0: no line breaks at all */
};

/* About `columns`: a group of four characters is never split, so a line has
 * as many whole groups as fit into it, and at least one.  Every line, the
 * last one too, ends with '\n'.  No data give no line. */

/* Standard alphabet, padded, no line breaks. */
extern const struct basefold_style BASEFOLD_PLAIN;

/* RFC 2045: standard alphabet, padded, lines of 76. */
extern const struct basefold_style BASEFOLD_MIME;

/* Bytes that the text of n bytes of data takes, its final '\0' included;
 * 0 if n is more than BASEFOLD_MAX. */
size_t basefold_size(size_t n, const struct basefold_style *style);

/* Encodes the n bytes at data (which may be NULL if n is 0) into the buffer.
 * Returns the length of the text, without the '\0', or -1 with nothing
 * written if `size` is less than basefold_size() or n is too large.  Buffer
 * and data must not overlap. */
long basefold_put(char *buffer, size_t size, const void *data, size_t n,
                  const struct basefold_style *style);

/* The same in memory of its own, which the caller frees with free().  NULL
 * if n is too large or memory is short. */
char *basefold_encode(const void *data, size_t n,
                      const struct basefold_style *style);

/* Whether basefold_decode() would take the text. */
bool basefold_valid(const char *text);

/* Decodes a text in either alphabet.  Spaces, tabs, CR and LF are skipped;
 * padding may be missing but must not be incomplete, and nothing may follow
 * it.  Unused bits of the last character must be 0.  Returns the data, which
 * the caller frees with free(), and their number in *n; NULL if the text is
 * not Base64, is of more than BASEFOLD_MAX bytes or if memory is short. */
unsigned char *basefold_decode(const char *text, size_t *n);

#endif
