/* cjkwid.h - columns that text takes on a terminal. */
#ifndef CJKWID_H
#define CJKWID_H

#include <stddef.h>
#include <stdint.h>

/* 0 for combining and other invisible characters and U+0000, 2 for the wide
 * ones of East Asia and emoji, 1 for the rest; -1 for control characters,
 * surrogates and what is above U+10FFFF. */
int cjkwid_of(uint32_t cp);

/* The next code point of a UTF-8 string; *s moves behind it.  Bytes that are
 * no UTF-8 give U+FFFD, one each.  At the end 0, and *s stays. */
uint32_t cjkwid_decode(const char **s);

/* Columns of a UTF-8 string, -1 when it has a control character. */
long cjkwid_text(const char *s);

/* Bytes of the longest part from the beginning that takes at most cols
 * columns.  Control characters end it. */
size_t cjkwid_fit(const char *s, size_t cols);

/* Copies as much of s as takes at most cols columns and pads it with spaces to
 * exactly cols.  Returns 0, or -1 when the result and its NUL have more than
 * cap bytes; then dst is "" (cap 0: untouched). */
int cjkwid_pad(char *dst, size_t cap, const char *s, size_t cols);

/* Column at which the character that starts at or covers byte pos is shown;
 * control characters count as nothing.  pos may be past the end. */
size_t cjkwid_column(const char *s, size_t pos);

#endif
