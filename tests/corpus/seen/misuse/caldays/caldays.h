/* caldays.h: days of the Gregorian calendar, years 1 to 9999.
 *
 * struct cd_date is a plain value.  Every cd_date passed to a function here,
 * except to cd_valid(), has to be a valid date; those the library returns are.
 * The calendar is extended backwards to the year 1.  No time zones, no
 * locales. */
#ifndef CALDAYS_H
#define CALDAYS_H

#include <stdbool.h>

struct cd_date {
    int year;           /* 1 to 9999 */
    int month;          /* 1 to 12 */
    int day;            /* 1 to the length of the month */
};

enum cd_weekday { CD_MONDAY = 1, CD_TUESDAY, CD_WEDNESDAY, CD_THURSDAY, CD_FRIDAY, CD_SATURDAY, CD_SUNDAY };

/* Whether the three numbers, which may be any, are a date. */
bool cd_valid(struct cd_date d);

/* Whether a year, 1 to 9999, has 366 days. */
bool cd_leap(int year);

/* Days of a month, 1 to 12, in a year, 1 to 9999. */
int cd_month_days(int year, int month);

/* English names, as static strings: months are 1 to 12, weekdays 1 to 7. */
const char *cd_month_name(int month);
const char *cd_weekday_name(int weekday);

/* Day of the week, and day of the year from 1. */
enum cd_weekday cd_weekday(struct cd_date d);
int cd_yearday(struct cd_date d);

/* The date n days (or months) later, or earlier if n is negative.  n may be
 * any number: false, with *d unchanged, if the result is out of the calendar.
 * Adding months keeps the day if it can and else takes the month's last. */
bool cd_add_days(struct cd_date *d, long n);
bool cd_add_months(struct cd_date *d, long n);

/* Days from a to b; negative if b is earlier. */
long cd_between(struct cd_date a, struct cd_date b);

/* Writes "YYYY-MM-DD" and a NUL to buf, CD_TEXT bytes. */
#define CD_TEXT 11
void cd_format(struct cd_date d, char *buf);

/* Reads exactly that form.  False, with *d unchanged, if the text has another
 * form or is not a valid date. */
bool cd_parse(const char *text, struct cd_date *d);

#endif
