#ifndef PURLROW_H
#define PURLROW_H

#include <stddef.h>

/* Rows of a knitting pattern.
 *
 * A pattern is written the way knitters do: "k" and "p" are a knit and a purl
 * stitch, "y" is a yarn over and "s" a slipped stitch.  A number behind one
 * says how many of them.  Parts in parentheses are repeated as often as the
 * number behind them says, once if there is none, and can be nested.  Spaces
 * and commas may stand between the parts:
 *
 *     k2, (p1 k1)4, y, (p2 (k s)2)3
 *
 * Numbers are from 1 to PURL_MAX.  A row has at most PURL_MAX stitches and
 * parentheses are at most PURL_DEPTH deep.  An empty pattern is a row without
 * stitches.
 *
 * Rows that a function returns belong to the caller and are released with
 * purl_free.  Functions never keep hold of a row or text they were given. */

#define PURL_MAX 4096
#define PURL_DEPTH 8

typedef struct purl_row PurlRow;

/* NULL if the pattern is wrong or memory is out.  `error`, which may be NULL,
 * is set to the offset of the mistake, or to 0 when there is none. */
PurlRow *purl_parse(const char *pattern, size_t *error);
void purl_free(PurlRow *row); /* NULL is fine */

size_t purl_length(const PurlRow *row);
/* The letter of a stitch, '\0' behind the last one. */
char purl_stitch(const PurlRow *row, size_t i);
size_t purl_tally(const PurlRow *row, char letter);

/* The row as it is seen from the other side of the work: in reverse order,
 * knit stitches for purl and purl for knit. */
PurlRow *purl_reverse(const PurlRow *row);

/* One row after the other, which may be the same.  NULL if too long. */
PurlRow *purl_join(const PurlRow *left, const PurlRow *right);

/* Writes the row as a pattern without parentheses, such as "k2 p1 k3".  At
 * most size bytes with the '\0'; returns the length of all of it.  With size
 * 0 nothing is written. */
size_t purl_write(const PurlRow *row, char *text, size_t size);

#endif
