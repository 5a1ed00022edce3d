#include "wkstamp.h"

#include <stdio.h>
#include <string.h>

static const char names[7][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

static int leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int ws_month_days(int year, int month)
{
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (year < 1 || year > 9999 || month < 1 || month > 12)
        return 0;
    return days[month - 1] + (month == 2 && leap(year));
}

int ws_valid(struct ws_date d)
{
    return d.day >= 1 && d.day <= ws_month_days(d.year, d.month);
}

static int in_range(long day)
{
    return day >= WS_MIN && day <= WS_MAX;
}

/* Days from 0001-01-01 to the first of January of year. */
static long before_year(int year)
{
    long y = year - 1;
    return y * 365 + y / 4 - y / 100 + y / 400;
}

long ws_day(struct ws_date d)
{
    if (!ws_valid(d))
        return WS_NODAY;
    long n = before_year(d.year) + d.day - 1;
    for (int m = 1; m < d.month; m++)
        n += ws_month_days(d.year, m);
    return n + WS_MIN;
}

struct ws_date ws_date(long day)
{
    struct ws_date d = {0, 0, 0};
    if (!in_range(day))
        return d;
    long n = day - WS_MIN;
    d.year = (int)(n / 366) + 1;
    while (d.year < 9999 && before_year(d.year + 1) <= n)
        d.year++;
    n -= before_year(d.year);
    for (d.month = 1; n >= ws_month_days(d.year, d.month); d.month++)
        n -= ws_month_days(d.year, d.month);
    d.day = (int)n + 1;
    return d;
}

long ws_add_months(long day, long months)
{
    if (!in_range(day) || months > 120000 || months < -120000)
        return WS_NODAY;
    struct ws_date d = ws_date(day);
    long m = d.year * 12L + d.month - 1 + months;
    if (m < 12 || m >= 10000 * 12L)
        return WS_NODAY;
    d.year = (int)(m / 12);
    d.month = (int)(m % 12) + 1;
    if (d.day > ws_month_days(d.year, d.month))
        d.day = ws_month_days(d.year, d.month);
    return ws_day(d);
}

const char *ws_weekday(long day)
{
    if (!in_range(day))
        return "???";
    return names[(day + 4) % 7]; /* day 0 was a Thursday */
}

int ws_format(long day, char *buf)
{
    buf[0] = 0;
    if (!in_range(day))
        return -1;
    struct ws_date d = ws_date(day);
    snprintf(buf, WS_TEXT, "%s %04d-%02d-%02d", ws_weekday(day), d.year, d.month, d.day);
    return 0;
}
