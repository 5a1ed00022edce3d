/*
 * bufparse.h - a push parser for "key = value" lines
 *
 * The caller reads a file, pipe or port straight into the parser's own buffer
 * and then tells how much has come in:
 *
 *     void *room = bp_get_buffer(p, 4096);
 *     size_t n = fread(room, 1, 4096, in);
 *     bp_parse_buffer(p, n, n == 0);
 *
 * Lines end with \n. Blanks around key and value are dropped; empty lines and
 * lines that begin with # are skipped.
 */
#ifndef BUFPARSE_H
#define BUFPARSE_H

#include <stddef.h>

#define BP_MAX_LINE   4096   /* longest line, without the \n */
#define BP_MAX_BUFFER 65536  /* most that bp_get_buffer gives */

typedef struct bp_parser bp_parser;

enum bp_status {
    BP_OK = 0,
    BP_NO_EQUALS, /* a line without = or with an empty key */
    BP_BAD_BYTE,  /* a line with a zero byte */
    BP_TOO_LONG   /* a line of more than BP_MAX_LINE bytes */
};

/* Is called for each pair. The texts are the parser's and are gone when the
 * handler returns. The handler must not call any function with the parser that
 * calls it, bp_line() excepted. */
typedef void (*bp_pair_fn)(void *ctx, const char *key, const char *value);

/* NULL when memory is out. handler may be NULL: then lines are only checked. */
bp_parser *bp_new(bp_pair_fn handler, void *ctx);
void bp_free(bp_parser *p);

/* Room for len bytes, for the next bp_parse_buffer(). NULL when len is over
 * BP_MAX_BUFFER or memory is out. The room of an earlier call is no longer
 * valid. */
void *bp_get_buffer(bp_parser *p, size_t len);

/* Parses the first len bytes of the buffer that bp_get_buffer() gave; len must
 * not be greater than what was asked for there. Each buffer is parsed once:
 * before further bytes are parsed bp_get_buffer() must be called again. With
 * len 0 no buffer is needed. With `final` what is left counts as the last line,
 * and the parser is ready for a new text.
 * After an error every call returns that error until bp_reset(). */
enum bp_status bp_parse_buffer(bp_parser *p, size_t len, int final);

/* Number of the line that was last begun, from 1; 0 before the first. */
unsigned long bp_line(const bp_parser *p);

/* Forgets text, errors and line number. */
void bp_reset(bp_parser *p);

const char *bp_message(enum bp_status status);

#endif
