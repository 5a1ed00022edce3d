#include "datemath.h"

#include <stdio.h>

#define FIRST_YEAR 1
#define LAST_YEAR 9999
#define ALL_DAYS 3652059 /* from 0001-01-01 to 9999-12-31 */

static const int month_days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int last_day(int year, int month)
{
    int days = month_days[month - 1];
    return month == 2 && leap(year) ? days + 1 : days;
}

int dm_days_in_month(int year, int month)
{
    return month < 1 || month > 12 ? 0 : last_day(year, month);
}

bool dm_valid(const struct dm_date *d)
{
    return d->year >= FIRST_YEAR && d->year <= LAST_YEAR && d->day >= 1 &&
           d->day <= dm_days_in_month(d->year, d->month);
}

/* Days since 0001-01-01, which is 0. */
static int to_days(const struct dm_date *d)
{
    int y = d->year - 1;
    int days = y * 365 + y / 4 - y / 100 + y / 400;
    for (int m = 1; m < d->month; m++)
        days += last_day(d->year, m);
    return days + d->day - 1;
}

static void from_days(struct dm_date *d, int days)
{
    d->year = FIRST_YEAR;
    d->month = 1;
    for (;;) {
        int length = leap(d->year) ? 366 : 365;
        if (days < length)
            break;
        days -= length;
        d->year++;
    }
    while (days >= last_day(d->year, d->month))
        days -= last_day(d->year, d->month++);
    d->day = days + 1;
}

static int number(const char *text, int length)
{
    int value = 0;
    for (int i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

bool dm_parse(struct dm_date *d, const char *text)
{
    struct dm_date date;
    if ((date.year = number(text, 4)) < 0 || text[4] != '-')
        return false;
    if ((date.month = number(text + 5, 2)) < 0 || text[7] != '-')
        return false;
    if ((date.day = number(text + 8, 2)) < 0 || text[10] != '\0' || !dm_valid(&date))
        return false;
    *d = date;
    return true;
}

bool dm_format(const struct dm_date *d, char buf[DM_TEXT])
{
    if (!dm_valid(d))
        return false;
    snprintf(buf, DM_TEXT, "%04u-%02u-%02u", (unsigned)d->year % 10000, (unsigned)d->month % 100,
             (unsigned)d->day % 100);
    return true;
}

int dm_weekday(const struct dm_date *d)
{
    return dm_valid(d) ? (to_days(d) + 1) % 7 : -1;
}

bool dm_add_days(struct dm_date *d, int n)
{
    if (!dm_valid(d) || n < -ALL_DAYS || n > ALL_DAYS)
        return false;
    int days = to_days(d) + n;
    if (days < 0 || days >= ALL_DAYS)
        return false;
    from_days(d, days);
    return true;
}

bool dm_add_months(struct dm_date *d, int n)
{
    if (!dm_valid(d))
        return false;
    int year = d->year + n / 12;
    int month = d->month + n % 12;
    if (month > 12) {
        month -= 12;
        year++;
    }
    if (year < FIRST_YEAR || year > LAST_YEAR)
        return false;
    int last = last_day(year, month);
    d->year = year;
    d->month = month;
    if (d->day > last)
        d->day = last;
    return true;
}

int dm_days_between(const struct dm_date *a, const struct dm_date *b)
{
    return dm_valid(a) && dm_valid(b) ? to_days(b) - to_days(a) : 0;
}
