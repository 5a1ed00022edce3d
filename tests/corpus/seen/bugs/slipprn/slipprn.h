#ifndef SLIPPRN_H
#define SLIPPRN_H

/*
 * slipprn - puts together the bytes of one line for a receipt printer.
 *
 * The printer knows two code pages (0: ASCII, 1: the upper half of
 * ISO 8859-1) and three styles.  It is told about a change by a sequence of
 * three bytes, ESC 't' page or ESC '!' style; the library inserts these
 * where they are needed.  A line starts on page 0 in the plain style.
 *
 * Texts are ISO 8859-1 and end with a zero byte.  Control characters
 * (0x00-0x1F, 0x7F-0x9F) are printed as '?'.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct slip slip;

enum slip_style { SLIP_PLAIN = 0, SLIP_BOLD = 8, SLIP_TALL = 16 };

#define SLIP_MAX_ROOM 4096
#define SLIP_MAX_COLUMNS 80

/* A line of at most `room` bytes, sequences included.  NULL if room is 0 or
   above SLIP_MAX_ROOM, or if memory is short. */
slip *slip_open(size_t room);
void slip_close(slip *s); /* NULL is fine */

/* Throws the bytes away and starts over with an empty line. */
void slip_clear(slip *s);

/* Style of the characters to come.  Other values are taken as SLIP_PLAIN. */
void slip_style(slip *s, int style);

/* Appends a character; false, and nothing is appended, if there is no room. */
bool slip_put(slip *s, unsigned char c);
/* Appends as much of the text as there is room for; returns how many
   characters that were. */
size_t slip_text(slip *s, const char *text);
/* The same, with spaces before it so that it takes `columns` columns.
   More than SLIP_MAX_COLUMNS are taken as that many. */
size_t slip_right(slip *s, const char *text, unsigned columns);
/* Appends c up to n times; returns how often. */
size_t slip_fill(slip *s, unsigned char c, size_t n);
/* Appends an amount such as -12.05, all of it or nothing. */
bool slip_amount(slip *s, int64_t cents);

/* Characters printed so far, and bytes used for that. */
size_t slip_columns(const slip *s);
size_t slip_size(const slip *s);
/* Copies the bytes, at most `size` of them; returns how many were copied. */
size_t slip_bytes(const slip *s, unsigned char *out, size_t size);

#endif
