#include "retail445.h"

#include <stddef.h>

#define PERIODS 12

static const unsigned char period_of_week[] = {
    1,  1,  1,  1,  2,  2,  2,  2,  3,  3,  3,  3,  3,
    4,  4,  4,  4,  5,  5,  5,  5,  6,  6,  6,  6,  6,
    7,  7,  7,  7,  8,  8,  8,  8,  9,  9,  9,  9,  9,
    10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 12,
};

static bool is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_in_month(int year, int month)
{
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

// Days since December 31st of the year 0, a Sunday.
static long serial(int year, int month, int day)
{
    long before = year - 1L;
    long n = before * 365 + before / 4 - before / 100 + before / 400;
    for (int m = 1; m < month; m++)
        n += days_in_month(year, m);
    return n + day;
}

static r445_date from_serial(long n)
{
    r445_date date = {(int)(n / 366) + 1, 1, 1};
    while (n >= serial(date.year + 1, 1, 1))
        date.year++;
    while (date.month < 12 && n >= serial(date.year, date.month + 1, 1))
        date.month++;
    date.day = (int)(n - serial(date.year, date.month, 1)) + 1;
    return date;
}

static bool year_ok(int year)
{
    return year >= R445_FIRST_YEAR && year <= R445_LAST_YEAR;
}

// The Sunday nearest to February 1st.
static long year_start(int year)
{
    long latest = serial(year, 2, 4);
    return latest - latest % 7;
}

bool r445_is_date(r445_date date)
{
    return year_ok(date.year) && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
           date.day <= days_in_month(date.year, date.month);
}

int r445_weeks(int year)
{
    if (!year_ok(year))
        return 0;
    return (int)((year_start(year + 1) - year_start(year)) / 7);
}

int r445_period_of(int year, int week)
{
    if (week < 1 || week > r445_weeks(year))
        return 0;
    return period_of_week[week - 1];
}

int r445_period_weeks(int year, int period)
{
    if (!year_ok(year) || period < 1 || period > PERIODS)
        return 0;
    int count = 0;
    for (int week = 1; week <= r445_weeks(year); week++)
        if (r445_period_of(year, week) == period)
            count++;
    return count;
}

bool r445_locate(r445_date date, r445_slot *slot)
{
    if (!r445_is_date(date))
        return false;
    long n = serial(date.year, date.month, date.day);
    int year = date.year;
    if (n < year_start(year))
        year--;
    if (!year_ok(year))
        return false;
    long offset = n - year_start(year);
    int week = (int)(offset / 7) + 1;
    int period = r445_period_of(year, week);
    *slot = (r445_slot){year, (period + 2) / 3, period, week, (int)(offset % 7)};
    return true;
}

bool r445_day(int year, int week, int weekday, r445_date *date)
{
    if (week < 1 || week > r445_weeks(year) || weekday < 0 || weekday > 6)
        return false;
    *date = from_serial(year_start(year) + (week - 1) * 7L + weekday);
    return true;
}

long r445_days_between(r445_date from, r445_date to)
{
    if (!r445_is_date(from) || !r445_is_date(to))
        return 0;
    return serial(to.year, to.month, to.day) - serial(from.year, from.month, from.day);
}
