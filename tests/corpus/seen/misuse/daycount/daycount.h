#ifndef DAYCOUNT_H
#define DAYCOUNT_H

/*
 * Day counts for interest (Gregorian calendar, years 1600 to 9999).
 *
 * Except for dc_valid() and dc_parse(), functions expect valid dates, and
 * arguments that lead to one: anything else is a programming error and ends in
 * an assertion.
 */

#include <stdbool.h>

typedef struct dc_date {
    int year;
    int month; /* 1 to 12 */
    int day;   /* 1 to 31 */
} dc_date;

#define DC_FIRST_YEAR 1600
#define DC_LAST_YEAR  9999

/* Room for "2024-02-29" and the terminator. */
#define DC_TEXT 11

bool dc_valid(dc_date date);
bool dc_is_leap(int year);
int dc_days_in_month(int year, int month);

/* Days since 1600-01-01, and back. */
long dc_serial(dc_date date);
dc_date dc_from_serial(long serial);

/* 0 is Monday. */
int dc_weekday(dc_date date);

/* Negative numbers go back. A day that the month does not have becomes
 * its last one: January 31 and one month is February 28 or 29. */
dc_date dc_add_days(dc_date date, long days);
dc_date dc_add_months(dc_date date, int months);

/* Days from one date to another: as they are, or with months of 30 days (European
 * rule: a 31st counts as the 30th). Negative if `to` is earlier. */
long dc_actual(dc_date from, dc_date to);
long dc_30e(dc_date from, dc_date to);

/* First business day on or after the date. is_holiday may be NULL; Saturdays
 * and Sundays are never business days. Some day must not be a holiday. */
dc_date dc_business_day(dc_date date, bool (*is_holiday)(dc_date day, void *data), void *data);

/* "2024-02-29"; `text` has room for DC_TEXT characters. */
void dc_format(dc_date date, char *text);
/* Reads that; false, and *date unchanged, if it is something else or not
 * valid. */
bool dc_parse(const char *text, dc_date *date);

#endif
