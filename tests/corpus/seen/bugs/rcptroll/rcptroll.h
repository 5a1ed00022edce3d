#ifndef RCPTROLL_H
#define RCPTROLL_H

/* rcptroll - receipts as plain text
 *
 * Make a roll of some width, print lines on it, and look at the text or tear it
 * off.  A torn off receipt belongs to you; free() it.  The roll goes on empty.
 *
 * Functions returning int: 0 is fine, -1 is "roll is full" (RCPT_MAX bytes) or
 * "no memory", and nothing has been printed then.
 */

#include <stddef.h>
#include <stdint.h>

#define RCPT_MAX 65536
#define RCPT_NARROW 24
#define RCPT_WIDE 80

typedef struct RcptRoll RcptRoll;

/* Widths outside RCPT_NARROW..RCPT_WIDE are brought to the nearest of them.
 * NULL if there is no memory. */
RcptRoll *RcptNew(int width);
void RcptFree(RcptRoll *roll); /* NULL is fine */

/* A label at the left (cut when too long) and an amount, in cents, at the
 * right: "Coffee              2.80".  The amount counts towards the total. */
int RcptItem(RcptRoll *roll, const char *label, int32_t cents);

/* A line of dashes. */
int RcptDashes(RcptRoll *roll);

/* A line with the total of the items since the roll was new or torn off. */
int RcptTotal(RcptRoll *roll);

/* What is printed so far.  Valid until the next call with this roll. */
const char *RcptText(const RcptRoll *roll);
size_t RcptLength(const RcptRoll *roll);

/* Tears the receipt off: returns its text, which is yours to free(), or NULL if
 * nothing has been printed. */
char *RcptTear(RcptRoll *roll);

/* Drops what has been printed. */
void RcptVoid(RcptRoll *roll);

/* Line by line: start with *at = 0.  Returns the start of the line and puts its
 * length, without the newline, to *length; NULL after the last line. */
const char *RcptNextLine(const RcptRoll *roll, size_t *at, size_t *length);

#endif
