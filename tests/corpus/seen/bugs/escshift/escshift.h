/* escshift.h - Unicode over a seven-bit line, with escape sequences
 *
 * A cut-down relative of ISO 2022.  Code points become bytes below 0x80 in one
 * of three sets:
 *
 *   basic  U+0000-U+007F  one byte each, except for ESC, SO and SI
 *   latin  U+00A0-U+00FF  one byte each, the code minus 0x80
 *   wide   all the others four bytes each, 0x21 plus six bits, highest first
 *
 * SI (0x0f) switches to basic; ESC , A to latin; SO (0x0e) to wide.  Before the
 * first SO of each line stands the announcement ESC $ ) W.  Lines end with
 * U+000A, which is always sent in basic.
 *
 * What cannot be sent becomes a question mark: ESC, SO, SI, surrogates, and
 * numbers above 0x10ffff.
 */
#ifndef ESCSHIFT_H
#define ESCSHIFT_H

#include <stddef.h>
#include <stdint.h>

enum escshift_set { ESCSHIFT_BASIC, ESCSHIFT_LATIN, ESCSHIFT_WIDE };

/* One direction of one line.  Members are for reading only. */
struct escshift {
    enum escshift_set set;
    int announced;        /* on this line */
    unsigned long marks;  /* question marks put in, or errors skipped */
};

/* What a call has done. */
struct escshift_done {
    size_t taken; /* elements of the input */
    size_t given; /* elements of the output */
};

/* Before anything else, and to start over. */
void escshift_init(struct escshift *e);

/* Encodes until the input is used up or the output has no room for what comes
 * next; then go on with what was not taken, and with more room.  The arrays may
 * be NULL when their size is 0 and must not overlap. */
struct escshift_done escshift_encode(struct escshift *e, const uint32_t *points, size_t count, unsigned char *out,
                                     size_t room);

/* Switches back to basic at the end of a text: writes up to one byte.  Returns
 * how many were written; when there is no room nothing happens. */
size_t escshift_end(struct escshift *e, unsigned char *out, size_t room);

/* The other way round, in the same manner.  Nothing is taken of a sequence or a
 * wide character that is cut off by the end of the input: give it again with
 * what follows.  Bytes that make no sense are skipped. */
struct escshift_done escshift_decode(struct escshift *e, const unsigned char *bytes, size_t count, uint32_t *out,
                                     size_t room);

/* Room in which that many code points can be encoded in any case, including
 * escshift_end; SIZE_MAX if that is too much. */
size_t escshift_room(size_t count);

#endif
