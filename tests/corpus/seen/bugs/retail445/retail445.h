#ifndef RETAIL445_H
#define RETAIL445_H

#include <stdbool.h>

// The 4-4-5 calendar of the retail trade.
//
// A fiscal year starts on the Sunday nearest to February 1st (January 29th to
// February 4th) and has 52 whole weeks, now and then 53. Its weeks make
// twelve periods: four, four and five weeks in each quarter. In a year of 53
// weeks the extra one is added to the last period.
//
// Everything is computed in the proleptic Gregorian calendar. Nothing here
// keeps any state.

#define R445_FIRST_YEAR 1
#define R445_LAST_YEAR 9999

typedef struct {
    int year;
    int month; // 1 to 12
    int day;   // 1 to 31
} r445_date;

typedef struct {
    int year;    // fiscal year
    int quarter; // 1 to 4
    int period;  // 1 to 12
    int week;    // of the year, 1 to 52 or 53
    int weekday; // 0 is Sunday
} r445_slot;

// Whether there is such a date, in the years above.
bool r445_is_date(r445_date date);

// Number of weeks of a fiscal year, 52 or 53; 0 when the year is not one of
// R445_FIRST_YEAR to R445_LAST_YEAR.
int r445_weeks(int year);

// The period that a week belongs to; 0 when there is no such year or week.
int r445_period_of(int year, int week);

// Number of weeks in a period; 0 when there is no such year or period.
int r445_period_weeks(int year, int period);

// Where a date lies in the fiscal calendar. False, and nothing is stored, for
// something that is not a date or lies before the first or after the last
// fiscal year.
bool r445_locate(r445_date date, r445_slot *slot);

// The date of a day of the fiscal calendar. False, and nothing is stored, when
// there is no such day. The date of a day in the last fiscal year may lie in
// the year after it, R445_LAST_YEAR + 1.
bool r445_day(int year, int week, int weekday, r445_date *date);

// Days from one date to another, negative when the second is the earlier one;
// 0 when either is not a date.
long r445_days_between(r445_date from, r445_date to);

#endif
