/**
 * holspan - calendars of holidays and other spans of days
 *
 * Dates are of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
 */
#ifndef HOLSPAN_H
#define HOLSPAN_H

#include <stddef.h>

typedef struct holspan_date {
    int year;  /**< 1 to 9999 */
    int month; /**< 1 to 12 */
    int day;   /**< 1 to the last of the month */
} holspan_date;

typedef struct holspan holspan;           /**< a calendar */
typedef struct holspan_walk holspan_walk; /**< goes over the days without a span */

#define HOLSPAN_MAX 1024

/** @return 1 if there is such a date, else 0; any numbers may be tried. */
int holspan_valid(holspan_date d);

/** The number of a day, 1 for 0001-01-01.
 *  @pre holspan_valid(d) */
long holspan_number(holspan_date d);

/** The weekday, 0 is Monday and 6 Sunday.
 *  @pre holspan_valid(d) */
int holspan_weekday(holspan_date d);

/** The date @p days after (before if negative) @p d.
 *  @return 0; -1 if @p d is not valid or the result would not be. */
int holspan_shift(holspan_date d, long days, holspan_date *result);

/** A calendar without spans. @return NULL if there is no memory. */
holspan *holspan_new(void);

/** Frees a calendar; NULL is ignored. All walks on it must have been closed
 *  before. */
void holspan_free(holspan *cal);

/** Adds the span of the days @p from to @p to, both included.
 *
 *  The label is not copied: it must stay as it is as long as the calendar
 *  exists.
 *
 *  @return 0; -1 if a date is not valid, @p to is before @p from, the label is
 *          NULL, the span has a day in common with another one, there are
 *          HOLSPAN_MAX, or there is no memory. */
int holspan_add(holspan *cal, holspan_date from, holspan_date to, const char *label);

/** @return the label of the span with this day; NULL if there is none, or the
 *          date is not valid. */
const char *holspan_label(const holspan *cal, holspan_date d);

/** @return the number of spans with this very label. */
size_t holspan_count(const holspan *cal, const char *label);

/** Opens a walk over the days from @p from to @p to (both included) that are in
 *  no span. Spans may be added during the walk; they count from then on.
 *  @return NULL if a date is not valid or there is no memory. The walk is to
 *          be closed with holspan_walk_close(). */
holspan_walk *holspan_walk_open(const holspan *cal, holspan_date from, holspan_date to);

/** The next day. @return 1, or 0 at the end; then @p d is left alone. */
int holspan_walk_next(holspan_walk *walk, holspan_date *d);

/** Closes a walk; NULL is ignored. */
void holspan_walk_close(holspan_walk *walk);

#endif
