/* isoreps - repeating intervals of ISO 8601, in days:
 *
 *     R5/2024-01-31/P1M       on that day, and five times more
 *     R/2024-02-29/P4Y        without end (that is, up to the year 9999)
 *
 * A period is P and one or more of nY, nM, nW, nD in this order, each n up to
 * 9999 and not all of them 0.  The number of repetitions is up to 1000000.
 */
#ifndef ISOREPS_H
#define ISOREPS_H

typedef struct isoreps isoreps;

typedef struct {
    int year, month, day;       /* years 1 to 9999 */
} iso_date;

/* NULL when the text is not of this form, and when memory is out. */
isoreps *isoreps_parse(const char *text);
void isoreps_free(isoreps *r);

/* Repetitions after the first day; -1: without end. */
long isoreps_count(const isoreps *r);
iso_date isoreps_start(const isoreps *r);

/* The parts of the period: how many, and part i, of which the unit is one of
 * Y M W D (returned; 0 when there is no part i). */
int isoreps_parts(const isoreps *r);
char isoreps_part(const isoreps *r, int i, int *amount);

/* Sets *day to the n-th occurrence, n = 0 being the first day.  Months are
 * counted before days, and a day that the month does not have becomes its
 * last.  Returns 0, or -1 when there is no n-th one. */
int isoreps_nth(const isoreps *r, long n, iso_date *day);

/* Sets *day to the first occurrence on or after `from`; 0, or -1: none. */
int isoreps_next(const isoreps *r, iso_date from, iso_date *day);

#endif
