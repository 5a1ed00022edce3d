#ifndef FOURHEX_H
#define FOURHEX_H

// Line framing in the manner of git's wire protocol.
//
// Every line starts with four hexadecimal digits that give its length, the
// digits included.  "000ahello\n" is the line "hello\n".  Lengths below four
// are marks without a payload: 0000 is a flush, 0001 a delimiter.  A line that
// is empty, 0004, is a keep-alive; readers pass over it.
//
// Pointers must not be NULL unless it is said that they may.

#include <stdbool.h>
#include <stddef.h>

#define FH_MAX_PAYLOAD 65516          // bytes in a line
#define FH_MAX_PENDING (1024 * 1024)  // bytes that wait to be read

typedef enum {
    FH_DATA,
    FH_FLUSH,
    FH_DELIM
} fh_kind;

typedef enum {
    FH_OK,
    FH_MORE,      // the line is not complete yet
    FH_MALFORMED, // no length, or one that is not allowed; this does not go away
    FH_NOMEM
} fh_status;

typedef struct fh_stream fh_stream;
typedef struct fh_line fh_line;

fh_stream *fh_open(void);
void fh_close(fh_stream *s); // s may be NULL

// Adds bytes as they came from the peer, in pieces of any size.  bytes may be
// NULL when n is 0.  False, and nothing is added, if too much is pending.
bool fh_feed(fh_stream *s, const void *bytes, size_t n);

// Adds a line or a mark, framed.  False if the payload is too long or too much
// is pending.  payload may be NULL when n is 0; fh_mark refuses FH_DATA.
bool fh_put(fh_stream *s, const void *payload, size_t n);
bool fh_mark(fh_stream *s, fh_kind kind);

// Bytes that wait.
size_t fh_pending(const fh_stream *s);

// Takes the next line.  NULL if there is none; status, unless it is NULL, tells
// why.  The line is the caller's, who frees it; it does not depend on the stream.
fh_line *fh_next(fh_stream *s, fh_status *status);

// Takes lines up to and including the next flush and drops them.  The number of
// lines and delimiters that were dropped before the flush, or -1 if no flush
// was reached.
long fh_skip(fh_stream *s);

fh_kind fh_line_kind(const fh_line *line);
const char *fh_line_data(const fh_line *line); // terminated by '\0', too
size_t fh_line_size(const fh_line *line);
// Whether it is a data line with that text; a line feed at its end is ignored.
bool fh_line_is(const fh_line *line, const char *text);
void fh_line_free(fh_line *line); // line may be NULL

#endif
