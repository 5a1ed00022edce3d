#include "julian.h"

#include <stdio.h>

#define FIRST_DAY (-719162L) /* 0001-01-01 */
#define LAST_DAY 2932896L    /* 9999-12-31 */

static const char *const names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};

bool julian_is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int julian_month_length(int year, int month)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (year < 1 || year > 9999 || month < 1 || month > 12)
        return 0;
    return lengths[month - 1] + (month == 2 && julian_is_leap(year));
}

bool julian_valid(julian_date date)
{
    return date.day >= 1 && date.day <= julian_month_length(date.year, date.month);
}

int julian_day_of_year(julian_date date)
{
    if (!julian_valid(date))
        return 0;
    int day = date.day;
    for (int month = 1; month < date.month; month++)
        day += julian_month_length(date.year, month);
    return day;
}

/* Days from 0001-01-01 to the first day of a year. */
static long before_year(int year)
{
    long past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400;
}

long julian_to_days(julian_date date)
{
    if (!julian_valid(date))
        return 0;
    return FIRST_DAY + before_year(date.year) + julian_day_of_year(date) - 1;
}

bool julian_from_days(long days, julian_date *date)
{
    if (days < FIRST_DAY || days > LAST_DAY)
        return false;
    long left = days - FIRST_DAY;
    int year = (int)(left / 366) + 1;
    while (year < 9999 && before_year(year + 1) <= left)
        year++;
    left -= before_year(year);
    int month = 1;
    while (left >= julian_month_length(year, month))
        left -= julian_month_length(year, month++);
    *date = (julian_date){year, month, (int)left + 1};
    return true;
}

bool julian_add(const julian_date *date, long days, julian_date *result)
{
    if (!julian_valid(*date) || days < FIRST_DAY - LAST_DAY || days > LAST_DAY - FIRST_DAY)
        return false;
    return julian_from_days(julian_to_days(*date) + days, result);
}

long julian_between(julian_date a, julian_date b)
{
    return julian_valid(a) && julian_valid(b) ? julian_to_days(b) - julian_to_days(a) : 0;
}

/* 1970-01-01 was a Thursday. */
static int day_of_week(julian_date date)
{
    return (int)((julian_to_days(date) + JULIAN_THU) % 7);
}

bool julian_get_weekday(julian_date date, julian_weekday *weekday)
{
    if (!julian_valid(date))
        return false;
    /* The days of year 1 began with a Monday. */
    *weekday = (julian_weekday)((julian_to_days(date) - FIRST_DAY + JULIAN_MON) % 7);
    return true;
}

const char *julian_weekday_name(julian_date date)
{
    return julian_valid(date) ? names[day_of_week(date)] : NULL;
}

int julian_compare(julian_date a, julian_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    return a.day == b.day ? 0 : a.day < b.day ? -1 : 1;
}

bool julian_format(julian_date date, char *text, size_t size)
{
    if (!julian_valid(date) || size < sizeof "YYYY-MM-DD")
        return false;
    snprintf(text, size, "%04d-%02d-%02d", date.year % 10000, date.month % 100, date.day % 100);
    return true;
}
