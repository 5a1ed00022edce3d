#ifndef EWFOLD_H
#define EWFOLD_H

#include <stddef.h>

/* Mail header fields with RFC 2047 encoded-words ("Q" encoding).
 *
 * A value of printable ASCII is written on one line as it is.  Any other is
 * written as encoded-words, one per line, none of them longer than the line
 * allows; a character (in UTF-8) is never divided between two words.  Bytes
 * that are not UTF-8 count as characters of one byte.
 */

typedef struct {
    const char *charset;    /* NULL: "UTF-8"; up to 40 letters, digits, '-' */
    unsigned line_max;      /* bytes of a line without its end, 20 to 998 */
    const char *eol;        /* NULL: "\r\n" */
} ewfold_opts;

/* Takes len bytes; a result other than 0 stops the writer. */
typedef int (*ewfold_sink)(void *ctx, const char *data, size_t len);

enum {
    EWFOLD_OK = 0,
    EWFOLD_OPTION,  /* an option is out of its range */
    EWFOLD_NAME,    /* not a field name of 1 to 60 printable characters, no ':' */
    EWFOLD_NARROW,  /* the lines are too short for an encoded-word */
    EWFOLD_STOPPED  /* the sink's wish */
};

/* NULL, NULL and a line_max of 76. */
void ewfold_defaults(ewfold_opts *opts);

/* Whether value can go without encoded-words. */
int ewfold_is_plain(const char *value);

/* Bytes that the len bytes at text take in Q encoding. */
size_t ewfold_q_length(const char *text, size_t len);

/* Writes "name: value" and the end of the line.  opts NULL: the defaults. */
int ewfold_write(const ewfold_opts *opts, const char *name, const char *value,
                 ewfold_sink sink, void *ctx);

const char *ewfold_message(int code);

#endif
