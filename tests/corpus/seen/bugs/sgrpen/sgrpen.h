/*
 * sgrpen - the pen of a terminal emulator: text attributes and colours as
 * they are changed by "Select Graphic Rendition" (CSI ... m).
 *
 * A pen is a plain structure; copy it by assignment, there is nothing to free.
 * Initialise it with sgr_reset() before anything else.
 */
#ifndef SGRPEN_H
#define SGRPEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SGR_BOLD = 1, SGR_FAINT = 2, SGR_ITALIC = 4, SGR_BLINK = 8,
    SGR_INVERSE = 16, SGR_HIDDEN = 32, SGR_STRIKE = 64
};

enum sgr_line { SGR_NOLINE, SGR_SINGLE, SGR_DOUBLE, SGR_CURLY, SGR_DOTTED, SGR_DASHED };

enum sgr_kind { SGR_DEFAULT, SGR_INDEXED, SGR_RGB };

struct sgr_color {
    uint8_t kind;           /* enum sgr_kind */
    uint8_t r, g, b;        /* SGR_INDEXED: the index is r, the others are 0;
                               SGR_DEFAULT: all are 0 */
};

struct sgr_pen {
    uint8_t attrs;          /* SGR_BOLD | ... */
    uint8_t line;           /* enum sgr_line */
    struct sgr_color fg, bg, ul;
};

/* No attributes, no underline, default colours. */
void sgr_reset(struct sgr_pen *pen);

/*
 * Applies `params`, the text between "CSI" and "m", to the pen.  Parameters
 * are separated by ';', the subparameters of one parameter by ':'; each is a
 * decimal number or empty.  An empty parameter counts as 0, an empty text is
 * one empty parameter.  Colours are understood in both spellings, "38;5;9" and
 * "38:5:9", "38;2;1;2;3", "38:2:1:2:3" and "38:2::1:2:3".
 *
 * Whatever a terminal does not know - unknown numbers, colours out of range,
 * parameters with superfluous subparameters - is skipped, as terminals do.
 *
 * Returns the number of parameters, or -1 when the text contains anything but
 * digits, ';' and ':'; the pen is then unchanged.
 */
int sgr_apply(struct sgr_pen *pen, const char *params);

bool sgr_equal(const struct sgr_pen *a, const struct sgr_pen *b);

/*
 * Writes parameters which make any pen equal to `pen`.  Like snprintf: at most
 * `size` bytes with the terminating NUL (none when size is 0, buf may then be
 * NULL); returns the length of the whole text.  SGR_TEXT bytes always suffice.
 */
#define SGR_TEXT 96
size_t sgr_format(const struct sgr_pen *pen, char *buf, size_t size);

/* The same, but an empty text when the pens are equal already and there is
 * nothing to send.  (To apply that text would reset the pen: test for 0.) */
size_t sgr_change(const struct sgr_pen *from, const struct sgr_pen *to, char *buf, size_t size);

/* 0xRRGGBB of an entry of xterm's palette of 256 colours. */
uint32_t sgr_palette(uint8_t index);

/* "none", "single", ...; "unknown" for a number that is no enum sgr_line. */
const char *sgr_line_name(int line);

#endif
