/*
 * bndscan - push reader for MIME multipart bodies (RFC 2046, section 5.1)
 *
 * The body is handed over in pieces of any size, cut anywhere; the reader
 * reports the parts through callbacks.  Nothing is decoded: what a part
 * consists of (its header lines included) is passed on byte for byte.
 *
 * A delimiter is a line that begins with "--" and the boundary, ends with
 * CR LF or a lone LF, and has nothing else in it but, after the boundary,
 *   - "--", if it is the closing delimiter, and then
 *   - spaces and tabs that some gateway has added ("transport padding").
 * The line break in front of a delimiter belongs to the delimiter.  Whatever
 * stands before the first delimiter and after the closing one is ignored.
 * Lines that only resemble a delimiter are content.
 */
#ifndef BNDSCAN_H
#define BNDSCAN_H

#include <stddef.h>

#define BS_BOUNDARY_MAX 70

enum {
    BS_OK = 0,
    BS_TRUNCATED = 1,   /* no closing delimiter */
    BS_ESTATE = -1      /* after bs_finish, or called from a callback */
};

/*
 * Any of the functions may be NULL.  `bytes' is valid during the call only
 * and not terminated; len is never 0.  A part may come in many pieces, or in
 * none if it is empty.  A callback must not call bs_free on its own reader.
 */
struct bs_events {
    void (*begin)(void *ctx);
    void (*data)(void *ctx, const char *bytes, size_t len);
    void (*end)(void *ctx);
};

typedef struct bs_reader bs_reader;

/* A reader for a boundary of 1 to BS_BOUNDARY_MAX characters (letters, digits,
 * any of '()+_,-./:=? and space, but no space at the end).  The boundary and
 * the table of events are copied; events may be NULL.  NULL if the boundary
 * is none, or if memory is short. */
bs_reader *bs_new(const char *boundary, const struct bs_events *events, void *ctx);

/* NULL is ignored.  No callback is called. */
void bs_free(bs_reader *rd);

/* The next len bytes of the body; any bytes, NUL included.  bytes may be NULL
 * if len is 0.  BS_OK or BS_ESTATE. */
int bs_feed(bs_reader *rd, const char *bytes, size_t len);

/* The body is over.  A part still open is ended.  BS_OK if the closing
 * delimiter was there, else BS_TRUNCATED. */
int bs_finish(bs_reader *rd);

/* Back to the state after bs_new, for another body with the same boundary. */
int bs_reset(bs_reader *rd);

/* How many parts have begun so far. */
size_t bs_parts(const bs_reader *rd);

/* 1 once the closing delimiter line is complete, else 0. */
int bs_closed(const bs_reader *rd);

#endif
