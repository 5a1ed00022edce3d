/* fiver: Ascii85, five characters for four bytes.
 *
 * Digits are '!' (0) to 'u' (84).  Four bytes, the first one most significant,
 * become five digits; four zero bytes become the single character 'z' instead.
 * A last group of 1, 2 or 3 bytes becomes 2, 3 or 4 digits and is never 'z'.
 * There are no <~ and ~> around it.
 *
 * Encode and decode are for data in memory; the fv_writer is for data that
 * comes piece by piece.
 */
#ifndef FIVER_H
#define FIVER_H

#include <stddef.h>
#include <stdint.h>

/* The most bytes that one call encodes, and the longest text one decodes. */
#define FV_MAX ((size_t)1 << 20)

/* Encodes n bytes.  Returns a string that the caller frees with free(); NULL if
 * n is above FV_MAX or memory is short.  data may be NULL if n is 0. */
char *fv_encode(const void *data, size_t n);

/* Decodes a text; blanks, tabs and line ends are skipped wherever they are.
 * Returns the bytes, to be freed with free(), and their number in *n: never
 * NULL for a right text, also if there are no bytes.  Returns NULL, and 0 in
 * *n, if fv_check finds something wrong or memory is short. */
unsigned char *fv_decode(const char *text, size_t *n);

/* Tells whether fv_decode would take the text: FV_OK or what is wrong. */
enum fv_status {
    FV_OK,
    FV_BAD_CHARACTER, /* neither a digit nor 'z' nor white space */
    FV_BAD_Z,         /* a 'z' within a group */
    FV_BAD_GROUP,     /* the digits of a group are too big for its bytes */
    FV_BAD_END,       /* a single digit is left at the end */
    FV_TOO_LONG
};
enum fv_status fv_check(const char *text);

/* An upper bound for the length of the text of n bytes, without '\0';
 * 0 if n is above FV_MAX. */
size_t fv_bound(size_t n);

/* Gets the text in pieces: `length` characters, not terminated.  Returns 0 to go on;
 * with any other value nothing more is written. */
typedef int fv_sink(const char *text, size_t length, void *user);

/* The members are private. */
typedef struct fv_writer {
    fv_sink *sink;
    void *user;
    uint32_t group;
    int have;
    int stopped;
} fv_writer;

/* Starts a text; sink must not be NULL.  A writer holds no memory: it can be
 * started again or forgotten at any time. */
void fv_start(fv_writer *w, fv_sink *sink, void *user);

/* Encodes n more bytes, any number of times.  0, or what the sink returned when
 * it stopped.  data may be NULL if n is 0. */
int fv_write(fv_writer *w, const void *data, size_t n);

/* Writes what is left and makes the writer ready for another text to the same
 * sink.  Returns as fv_write. */
int fv_finish(fv_writer *w);

#endif
