#ifndef KVFEED_H
#define KVFEED_H

#include <stddef.h>

/*
 * kvfeed - an incremental parser of "key=value" lines
 *
 * Bytes are fed in chunks of any size as they come from the wire; a callback
 * is called for each complete line.  Lines end with \n or \r\n.  Empty lines
 * and those that start with # are skipped.  Keys are not empty and have no
 * '='; a value is all that follows the first '=', and may be empty.
 * A line has at most KVFEED_MAX_LINE bytes.
 */

#define KVFEED_MAX_LINE 4096

typedef struct kvfeed kvfeed;

enum kvfeed_status {
    KVFEED_OK = 0,
    KVFEED_STOPPED, /* the callback asked for it */
    KVFEED_NO_KEY,  /* a line without '=' or with nothing before it */
    KVFEED_ZERO,    /* a zero byte */
    KVFEED_LONG,    /* a line too long */
    KVFEED_MEMORY,
    KVFEED_ENDED    /* fed after kvfeed_finish() */
};

/*
 * Called for each pair.  The texts are in the parser's line buffer: they are
 * there for the duration of the call only; copy what you keep.  Return 0 to go
 * on, anything else to stop.
 *
 * From within the callback kvfeed_line() and kvfeed_pairs() may be used.  The
 * parser must not be fed, finished, reset or freed there.
 */
typedef int kvfeed_fn(void *user, const char *key, const char *value);

/* A new parser, NULL if there is no memory.  fn may be NULL to check only. */
kvfeed *kvfeed_new(kvfeed_fn *fn, void *user);

/* Frees a parser, NULL is allowed. */
void kvfeed_free(kvfeed *f);

/* Parses the next n bytes (data may be NULL if n is 0).  An error, also a
 * stop, is final: whatever is fed then, the same status comes back until
 * kvfeed_reset(). */
enum kvfeed_status kvfeed_feed(kvfeed *f, const char *data, size_t n);

/* Tells that there is no more: a last line without its \n is parsed. */
enum kvfeed_status kvfeed_finish(kvfeed *f);

/* Forgets everything, so that a new text can be fed. */
void kvfeed_reset(kvfeed *f);

/* The number of the current line, from 1, and of pairs reported so far. */
unsigned long kvfeed_line(const kvfeed *f);
unsigned long kvfeed_pairs(const kvfeed *f);

/* A static text for any status. */
const char *kvfeed_text(enum kvfeed_status status);

#endif
