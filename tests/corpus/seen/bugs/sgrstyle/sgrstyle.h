/* sgrstyle.h - text attributes of a terminal ("ESC [ ... m", SGR) */
#ifndef SGRSTYLE_H
#define SGRSTYLE_H

#include <stddef.h>

enum { SGR_DEFAULT, SGR_INDEX, SGR_RGB };

#define SGR_BOLD      0x01u
#define SGR_DIM       0x02u
#define SGR_ITALIC    0x04u
#define SGR_UNDERLINE 0x08u
#define SGR_BLINK     0x10u
#define SGR_INVERSE   0x20u

/* SGR_INDEX: the index is in r.  SGR_RGB: r, g, b.  Any other kind is
   taken as SGR_DEFAULT. */
struct sgr_color {
    unsigned char kind, r, g, b;
};

struct sgr_style {
    unsigned attrs;               /* SGR_BOLD | ...; other bits are ignored */
    struct sgr_color fg, bg;
};

/* No attributes, default colours. */
void sgr_reset(struct sgr_style *st);

/* 1 when both look the same, else 0. */
int sgr_equal(const struct sgr_style *a, const struct sgr_style *b);

/* Changes st as the n numbers of one sequence say.  n == 0 resets, as 0
   does; par may then be NULL.  Numbers not known are skipped.  38 and 48
   take 5;INDEX or 2;R;G;B: a colour with values outside 0..255 is skipped,
   one that is cut short ends the sequence and changes nothing. */
void sgr_apply(struct sgr_style *st, const int *par, size_t n);

/* Reads numbers separated by ';' ("1;31") into par, at most cap of them.  An
   empty number is 0, one above 9999 is 9999.  Returns how many (an empty
   text has one), -1 on any other character or when cap is too small. */
int sgr_parse(const char *text, int *par, size_t cap);

/* Applies every SGR sequence in text, in order; everything else is skipped,
   sequences with more than 32 numbers too.  Returns how many were applied. */
int sgr_feed(struct sgr_style *st, const char *text);

/* Writes the sequence that makes st out of any style, NUL-terminated and cut
   to size bytes.  Returns its full length, like snprintf; buf may be NULL
   when size is 0. */
size_t sgr_write(const struct sgr_style *st, char *buf, size_t size);

/* Copies text without its "ESC [" sequences, NUL-terminated and cut to size
   bytes.  Returns the full length.  dst may be text itself, or NULL when
   size is 0. */
size_t sgr_strip(char *dst, size_t size, const char *text);

#endif
