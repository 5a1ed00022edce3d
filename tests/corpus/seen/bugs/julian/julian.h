#ifndef JULIAN_H
#define JULIAN_H

#include <stdbool.h>
#include <stddef.h>

/* Dates of the Gregorian calendar, which is taken to reach back to the year 1.
   The last year is 9999. */
typedef struct {
    int year;
    int month; /* 1 to 12 */
    int day;   /* 1 to 31 */
} julian_date;

/* Sunday is the first day of a week. */
typedef enum { JULIAN_SUN, JULIAN_MON, JULIAN_TUE, JULIAN_WED, JULIAN_THU, JULIAN_FRI, JULIAN_SAT } julian_weekday;

/* Whether there is such a date.  With others, the functions below return
   false, 0 or NULL. */
bool julian_valid(julian_date date);

bool julian_is_leap(int year);
/* 0 when there is no such year or month. */
int julian_month_length(int year, int month);
/* 1 for the first of January. */
int julian_day_of_year(julian_date date);

/* Days since the first of January 1970, negative before it. */
long julian_to_days(julian_date date);
/* False when the days lead out of the years 1 to 9999. */
bool julian_from_days(long days, julian_date *date);
/* The date so many days later, or earlier when negative.  The two may be the
   same. */
bool julian_add(const julian_date *date, long days, julian_date *result);
/* Days from a to b. */
long julian_between(julian_date a, julian_date b);

bool julian_get_weekday(julian_date date, julian_weekday *weekday);
/* "Sunday" to "Saturday" */
const char *julian_weekday_name(julian_date date);
/* Less than 0, 0 or more than 0, also of invalid dates. */
int julian_compare(julian_date a, julian_date b);
/* Writes YYYY-MM-DD and a terminating 0; false when it needs more than `size`. */
bool julian_format(julian_date date, char *text, size_t size);

#endif
