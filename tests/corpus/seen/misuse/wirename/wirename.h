/*
 * wirename.h: domain names in DNS wire form
 *
 * A wire name is a sequence of labels, each a length byte (1 to 63) and that
 * many bytes of any value, ended by a zero byte; WN_MAX bytes at most, without
 * compression.  The root is the zero byte alone.
 *
 * Parameters of type `const uint8_t *name` (zone, prefix, ...) take complete
 * and valid wire names: names made here are, anything from elsewhere has to
 * pass wn_check() first.  Names know their own length, which is why none is
 * passed.  Outputs must not overlap inputs.
 */
#ifndef WIRENAME_H
#define WIRENAME_H

#include <stddef.h>
#include <stdint.h>

#define WN_MAX      255  /* bytes of a wire name, with the final zero */
#define WN_TEXT_MAX 1024 /* bytes of its text, with the NUL */

/* Checks that the first of the len bytes at buf are a valid wire name.
 * Returns its length in bytes, or -1. */
int wn_check(const uint8_t *buf, size_t len);

/* Converts a text such as "www.example.org", with or without a final dot; the
 * root is ".".  "\DDD" (decimal, up to 255) and "\c" stand for a byte.  `out'
 * has room for WN_MAX bytes.  Returns the length of the name, or -1 if the
 * text is not a name (it is empty, a label is empty or too long, ...). */
int wn_from_text(uint8_t *out, const char *text);

/* The text of a name, without final dot except for the root, escaped where
 * needed.  `out' has room for WN_TEXT_MAX bytes.  Returns out. */
char *wn_to_text(char *out, const uint8_t *name);

/* Length in bytes, with the final zero. */
size_t wn_length(const uint8_t *name);

/* Number of labels, 0 for the root. */
size_t wn_labels(const uint8_t *name);

/* The name without its first label, a pointer into name.  name must not be
 * the root. */
const uint8_t *wn_parent(const uint8_t *name);

/* Whether the names are the same; ASCII case does not matter. */
int wn_equal(const uint8_t *a, const uint8_t *b);

/* Canonical order (RFC 4034): <0, 0 or >0.  0 just when wn_equal(). */
int wn_compare(const uint8_t *a, const uint8_t *b);

/* Whether name is zone or below it. */
int wn_is_under(const uint8_t *name, const uint8_t *zone);

/* Writes the labels of prefix followed by zone to `out', which has room for
 * WN_MAX bytes.  Returns the length, or -1 (nothing written) if too long. */
int wn_join(uint8_t *out, const uint8_t *prefix, const uint8_t *zone);

#endif
