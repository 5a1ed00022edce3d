#ifndef YMDCAL_H
#define YMDCAL_H

#include <stdbool.h>

/** Dates of the Gregorian calendar from 0001-01-01 to 9999-12-31. */
struct ymd {
    short year;
    signed char month; /**< 1 to 12 */
    signed char day;   /**< 1 to the length of the month */
};

#define YMD_TEXT 11      /**< characters of a date as text, with terminator */
#define YMD_LAST 3652058 /**< number of the last day, the first one being 0 */

/** Whether there is such a date.  All other functions expect dates to be valid. */
bool ymd_valid(struct ymd date);

/** Length of a month (1 to 12) of a year. */
int ymd_month_length(int year, int month);

/** English name of a month (1 to 12). */
const char *ymd_month_name(int month);

/** Number of a date's day, 0 to YMD_LAST, and back. */
long ymd_to_days(struct ymd date);
struct ymd ymd_from_days(long days);

/** Monday is 1 and Sunday 7. */
int ymd_weekday(struct ymd date);

/** Day of the year from 1 on. */
int ymd_day_of_year(struct ymd date);

/** Goes some months forward or back; a day that the month does not have becomes its last one.
    Returns false, and leaves the date, when the year would not be 1 to 9999. */
bool ymd_add_months(struct ymd *date, int months);

/** Writes 2024-02-29 to a buffer of YMD_TEXT characters. */
void ymd_format(struct ymd date, char *text);

/** Reads 2024-02-29; false if the text is no valid date. */
bool ymd_parse(const char *text, struct ymd *date);

#endif
