#ifndef YEARCAL_H
#define YEARCAL_H

#include <stdbool.h>

/* Dates of the Gregorian calendar, which is extended to all years. */
struct yearcal {
    int year;
    int month; /* 1 to 12 */
    int day;   /* 1 to the days of the month */
};

/* Whether there is such a date.  All other functions take valid dates, and
   months from 1 to 12. */
bool yearcal_valid(struct yearcal date);

bool yearcal_is_leap(int year);
int yearcal_days_in_month(int year, int month);
/* "January" etc. */
const char *yearcal_month_name(int month);

/* The day in its year: 1 to 365, or 366 in leap years. */
int yearcal_day_of_year(struct yearcal date);
/* The date of such a day, which the year has to have. */
struct yearcal yearcal_of_day(int year, int day);

/* 0 on Mondays to 6 on Sundays. */
int yearcal_weekday(struct yearcal date);
const char *yearcal_weekday_name(int weekday);

/* Negative, zero or positive. */
int yearcal_compare(struct yearcal one, struct yearcal other);
/* The days from one date to another, negative when that is the earlier. */
long long yearcal_days_between(struct yearcal from, struct yearcal to);

#endif
