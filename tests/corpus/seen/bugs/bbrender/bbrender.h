/*
 * bbrender.h -- from bulletin-board markup to HTML or plain text
 *
 * Known tags, in lower case only:
 *
 *      [b] [i] [u] [s] [quote]         with [/b] and so on
 *      [url=ADDRESS]                   with [/url]; ADDRESS is not empty
 *      [code]                          up to [/code] everything is text
 *
 * There are no errors in such a text: whatever is not a known tag, and every
 * closing tag that does not fit the innermost open one, is text.  Tags that
 * are still open at the end are closed there.  When BB_DEPTH tags are open, a
 * further opening tag is text as well.
 *
 * Nothing is allocated.  src is a NUL-terminated string throughout.
 */
#ifndef BBRENDER_H
#define BBRENDER_H

#include <stddef.h>

#define BB_DEPTH 16

enum bb_kind { BB_END, BB_TEXT, BB_OPEN, BB_CLOSE };

enum bb_tag { BB_NONE, BB_B, BB_I, BB_U, BB_S, BB_QUOTE, BB_URL, BB_CODE };

/* A piece of the source.  text points into the source: the text of BB_TEXT,
 * the address of an opening BB_URL, else of length 0. */
struct bb_piece {
    enum bb_kind kind;
    enum bb_tag tag;            /* of BB_OPEN and BB_CLOSE */
    const char *text;
    size_t len;
};

/* A reader; to be initialised with bb_start(). */
struct bb_reader {
    const char *at;
    int depth;
    unsigned char open[BB_DEPTH];
};

/* Begins to read src, which must stay as it is while it is read. */
void bb_start(struct bb_reader *r, const char *src);

/* The next piece.  Text may come in several pieces.  At the end of src there
 * is a BB_CLOSE for every open tag, then BB_END, as often as one asks. */
enum bb_kind bb_next(struct bb_reader *r, struct bb_piece *piece);

/* Write src as HTML (with <, >, & and " escaped), or without any tags, to
 * out, as snprintf(): at most size bytes with the NUL, and the length that the
 * whole has without the NUL is returned.  out may be NULL if size is 0.  out
 * and src must not overlap. */
size_t bb_html(const char *src, char *out, size_t size);
size_t bb_plain(const char *src, char *out, size_t size);

/* How many times tag is opened in src. */
size_t bb_count(const char *src, enum bb_tag tag);

/* The tag's name ("b"); "" for BB_NONE and for numbers that are no tag. */
const char *bb_name(enum bb_tag tag);

#endif
