#include "caldays.h"

#define LAST_YEAR 9999
#define LAST_DAY 3652059L       /* 9999-12-31, counted from 0001-01-01 as 1 */

static const signed char lengths[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

static const char *const month_names[12] = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December"
};

static const char *const weekday_names[7] = {
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
};

bool cd_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int cd_month_days(int year, int month)
{
    return lengths[month - 1] + (month == 2 && cd_leap(year));
}

bool cd_valid(struct cd_date d)
{
    return d.year >= 1 && d.year <= LAST_YEAR && d.month >= 1 && d.month <= 12 &&
           d.day >= 1 && d.day <= cd_month_days(d.year, d.month);
}

const char *cd_month_name(int month)
{
    return month_names[month - 1];
}

const char *cd_weekday_name(int weekday)
{
    return weekday_names[weekday - 1];
}

int cd_yearday(struct cd_date d)
{
    int day = d.day;

    for (int month = 1; month < d.month; month++)
        day += cd_month_days(d.year, month);
    return day;
}

/* Days before the first of January of a year. */
static long before(long year)
{
    year--;
    return year * 365 + year / 4 - year / 100 + year / 400;
}

/* The number of a date; 0001-01-01 is 1. */
static long serial(struct cd_date d)
{
    return before(d.year) + cd_yearday(d);
}

static struct cd_date from_serial(long n)
{
    struct cd_date d = { 1, 1, 1 };

    /* never too late a year, and at most a few too early */
    d.year = (int)((n - 1) / 366) + 1;
    while (before(d.year + 1L) < n)
        d.year++;
    n -= before(d.year);
    while (n > cd_month_days(d.year, d.month)) {
        n -= cd_month_days(d.year, d.month);
        d.month++;
    }
    d.day = (int)n;
    return d;
}

enum cd_weekday cd_weekday(struct cd_date d)
{
    /* 0001-01-01 is a Monday */
    return (enum cd_weekday)((serial(d) - 1) % 7 + 1);
}

bool cd_add_days(struct cd_date *d, long n)
{
    long at = serial(*d);

    if (n > LAST_DAY - at || n < 1 - at)
        return false;
    *d = from_serial(at + n);
    return true;
}

bool cd_add_months(struct cd_date *d, long n)
{
    long at = (d->year - 1) * 12L + d->month - 1;
    int last;

    if (n > LAST_YEAR * 12L - 1 - at || n < -at)
        return false;
    at += n;
    d->year = (int)(at / 12) + 1;
    d->month = (int)(at % 12) + 1;
    last = cd_month_days(d->year, d->month);
    if (d->day > last)
        d->day = last;
    return true;
}

long cd_between(struct cd_date a, struct cd_date b)
{
    return serial(b) - serial(a);
}

static void digits(char *at, int count, int value)
{
    while (count > 0) {
        at[--count] = (char)('0' + value % 10);
        value /= 10;
    }
}

void cd_format(struct cd_date d, char *buf)
{
    digits(buf, 4, d.year);
    buf[4] = '-';
    digits(buf + 5, 2, d.month);
    buf[7] = '-';
    digits(buf + 8, 2, d.day);
    buf[10] = '\0';
}

/* `count` digits at *text, or -1. */
static int number(const char **text, int count)
{
    int value = 0;

    for (; count > 0; count--, ++*text) {
        if (**text < '0' || **text > '9')
            return -1;
        value = value * 10 + (**text - '0');
    }
    return value;
}

bool cd_parse(const char *text, struct cd_date *d)
{
    struct cd_date got;

    got.year = number(&text, 4);
    if (got.year < 0 || *text++ != '-')
        return false;
    got.month = number(&text, 2);
    if (got.month < 0 || *text++ != '-')
        return false;
    got.day = number(&text, 2);
    if (got.day < 0 || *text || !cd_valid(got))
        return false;
    *d = got;
    return true;
}
