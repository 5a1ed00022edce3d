#ifndef VCFOLD_H
#define VCFOLD_H

#include <stddef.h>

/* Push parser for the content lines of vCard and iCalendar files.
 *
 *   TEL;TYPE=home:+49 30 1234
 *   NOTE:a long line is folded\, it goes on
 *     in the next line after a blank or a tab
 *
 * Pieces go in as they arrive, lines come out through a callback: unfolded,
 * names in capitals, and values without their backslashes.
 */

typedef struct vcfold vcfold;

enum {
    VCFOLD_OK = 0,
    VCFOLD_ENOMEM = -1,
    VCFOLD_ELONG = -2,   /* a line of more than VCFOLD_MAX bytes */
    VCFOLD_ESYNTAX = -3, /* a line without a colon or without a name, or a zero byte */
    VCFOLD_ESTOPPED = -4 /* the callback returned something else than 0 */
};

#define VCFOLD_MAX 65536

/* Called with each line.  The texts are never NULL; they are in the parser's
 * buffer, which is used again for the next line.  params is what stands between
 * name and colon, as it is, without the first semicolon.  Return 0 to go on.
 *
 * The parser is busy while it calls: leave it alone but for vcfold_line(). */
typedef int vcfold_fn(void *user, const char *name, const char *params, const char *value);

/* NULL when memory is out. */
vcfold *vcfold_open(vcfold_fn *fn, void *user);

/* Takes in a piece, which may begin and end anywhere.  The first error stays:
 * after it nothing more is parsed and it is returned again. */
int vcfold_feed(vcfold *p, const char *data, size_t length);

/* The input ends: the last line is passed on.  After that, vcfold_rewind() or
 * vcfold_close() comes next. */
int vcfold_finish(vcfold *p);

/* As just opened, at any time. */
void vcfold_rewind(vcfold *p);

/* Frees the parser; what has not been passed on is lost. */
void vcfold_close(vcfold *p);

/* Where it is, counted from 1: the number of the line of the input at which the
 * content line ended that is passed on, or else of the one that is read. */
unsigned long vcfold_line(const vcfold *p);

#endif
