#ifndef DATEMATH_H
#define DATEMATH_H

#include <stdbool.h>
#include <stddef.h>

/* Dates of the Gregorian calendar, year 1 to year 9999. */
struct dm_date {
    int year;
    int month; /* 1..12 */
    int day;   /* 1..31 */
};

/* Is it a date that exists? */
bool dm_valid(const struct dm_date *d);

/* 28..31; 0 if there is no such month. */
int dm_days_in_month(int year, int month);

/* "2024-02-29".  Returns false (and leaves *d alone) for anything else. */
bool dm_parse(struct dm_date *d, const char *text);
/* The other way.  The buffer has at least DM_TEXT bytes.  False for dates
   that do not exist. */
#define DM_TEXT 11
bool dm_format(const struct dm_date *d, char buf[DM_TEXT]);

/* 0 is Sunday; -1 for dates that do not exist. */
int dm_weekday(const struct dm_date *d);

/* Move a date by n days or months, forward or, when n is negative, back.  A
   day that the month does not have becomes its last day: a month after
   January 31st is February 28th or 29th.  These return false and leave the
   date as it is when it does not exist, or the result would be outside the
   years above. */
bool dm_add_days(struct dm_date *d, int n);
bool dm_add_months(struct dm_date *d, int n);

/* Days from a to b, negative if b is earlier.  0 if one does not exist. */
int dm_days_between(const struct dm_date *a, const struct dm_date *b);

#endif
