#ifndef WRAPCOL_H
#define WRAPCOL_H

#include <stddef.h>

// wrapcol: paragraphs and table rows for terminals with fixed columns.
//
// Hello there!  Everything here works on plain bytes, one byte being one
// column.  All functions that make text do it like snprintf: they write at most
// `size` bytes to `out`, the terminating NUL included, cutting off what does
// not fit, and return the length that the whole text has.  So you can call them
// with (NULL, 0) first to learn how much room you need.  `out` must not overlap
// any input.  If an argument is out of its range they return WRAP_BAD, and
// `out` gets an empty string if it has room for one.

#define WRAP_BAD       ((size_t)-1)
#define WRAP_WIDTH_MAX 500 // columns of a paragraph or a cell
#define WRAP_CELLS_MAX 32  // cells of a row

// What to do with a word that is too long for a line of its own:
enum wrap_long {
    WRAP_STICK, // let it stick out
    WRAP_CUT,   // cut it where the line ends and go on in the next
    WRAP_HYPHEN // same, but show the cut with a '-' in the last column
};

enum wrap_align { WRAP_LEFT, WRAP_RIGHT, WRAP_CENTER };

struct wrap_style {
    size_t width;         // of a line, 1 to WRAP_WIDTH_MAX
    size_t first;         // indent of the first line, less than width
    size_t rest;          // indent of the other lines, less than width
    enum wrap_long words; // see above
};

struct wrap_extent {
    size_t lines;  // 0 for a text without any words and newlines
    size_t widest; // columns of the longest line
};

// A style to start with: the given width (put into range if it is not), no
// indents, WRAP_STICK.
struct wrap_style wrap_plain(size_t width);

// Does the style keep to the ranges above?  (1 or 0)
int wrap_style_ok(const struct wrap_style *style);

// Fills words into lines.  Words are separated by blanks, tabs and carriage
// returns; a newline in the text always starts a new line.  Lines are joined by
// '\n'; there is none after the last.  Empty lines are not indented.
size_t wrap_text(const char *text, const struct wrap_style *style, char *out, size_t size);

// Just the extent of what wrap_text would make.  Returns 0, or -1 if the style
// is not ok (then *extent is left alone).
int wrap_measure(const char *text, const struct wrap_style *style, struct wrap_extent *extent);

// One cell: the first line of text, padded with blanks or cut to exactly
// `width` columns, 0 to WRAP_WIDTH_MAX.  text may be NULL for an empty one.
size_t wrap_cell(const char *text, size_t width, enum wrap_align align, char *out, size_t size);

// A row of `n` cells, 0 to WRAP_CELLS_MAX, aligned left, with " | " between
// them.  cells[i] may be NULL; widths[i] as for wrap_cell.
size_t wrap_row(const char *const *cells, const size_t *widths, size_t n, char *out, size_t size);

// The line under a heading that goes with wrap_row: "-----+----".
size_t wrap_rule(const size_t *widths, size_t n, char *out, size_t size);

#endif
