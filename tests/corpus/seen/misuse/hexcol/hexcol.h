/*
HEXCOL(3)

NAME
    hexcol - hex dumps in columns

SYNOPSIS
    struct hxc_format f;
    hxc_init(&f);
    char *out = malloc(hxc_room(&f, len));
    hxc_dump(&f, data, len, out);
*/
#ifndef HEXCOL_H
#define HEXCOL_H

#include <stddef.h>
#include <stdint.h>

#define HXC_PER_LINE_MAX 64
#define HXC_LEN_MAX (1u << 20)

struct hxc_format {
    unsigned per_line;      /* bytes on a line, 1 to HXC_PER_LINE_MAX */
    unsigned group;         /* bytes without a space between; 0: no spaces */
    int upper;              /* capital hex digits */
    int offsets;            /* eight digits of offset in front */
    const char *glyphs;     /* what bytes are shown as at the right: an array of
                               256 characters.  NULL: ASCII, and a dot for
                               what is not printable */
};

/*
DESCRIPTION
    hxc_init() sets *f to sixteen bytes on a line in groups of one, small
    digits, offsets, and ASCII.  The caller may change the members after that.

    hxc_valid() tells whether the numbers in *f are in the ranges given above.
    All functions below want such a format.
*/
void hxc_init(struct hxc_format *f);
int hxc_valid(const struct hxc_format *f);

/*
    hxc_line_length() is the length of a full line with its newline, without a
    NUL.  hxc_room() is the number of bytes that a dump of len bytes takes, with
    its NUL; 0 if len is more than HXC_LEN_MAX.
*/
size_t hxc_line_length(const struct hxc_format *f);
size_t hxc_room(const struct hxc_format *f, size_t len);

/*
    hxc_dump() writes a dump of len bytes at data as a string to out, which must
    have at least hxc_room(f, len) bytes and not overlap data.  It returns the
    length of the string.  If len is more than HXC_LEN_MAX it returns 0 and
    writes nothing.

    hxc_line() writes one line for n bytes at data.  If n is more than
    f->per_line, the rest is not shown.  out must have at least
    hxc_line_length(f) + 1 bytes.  It returns the length of the string.
*/
size_t hxc_dump(const struct hxc_format *f, const void *data, size_t len, char *out);
size_t hxc_line(const struct hxc_format *f, size_t offset, const void *data, size_t n, char *out);

/*
    hxc_byte() writes two digits and a NUL to out.  hxc_read() goes the other
    way: it reads pairs of digits, with blanks between pairs allowed, and stores
    at most max bytes at out.  It returns how many bytes text has in all, or -1
    if there is anything else in it, or more than HXC_LEN_MAX.
*/
void hxc_byte(uint8_t byte, int upper, char out[3]);
long hxc_read(const char *text, uint8_t *out, size_t max);

#endif
