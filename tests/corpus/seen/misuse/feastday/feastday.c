#include "feastday.h"

#include <stdio.h>

static const char *const months[] = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
};
static const char *const weekdays[] = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
};
static const struct { int offset; const char *name; } moving[FD_FEASTS] = {
    {-46, "Ash Wednesday"}, {-7, "Palm Sunday"}, {-2, "Good Friday"}, {0, "Easter Sunday"},
    {39, "Ascension"}, {49, "Pentecost"}, {60, "Corpus Christi"},
};

static const fd_date none = {0, 0, 0};

static int month_days(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return days[month - 1] + (month == 2 && leap);
}

int fd_valid(fd_date d)
{
    return d.year >= FD_FIRST && d.year <= FD_LAST && d.month >= 1 && d.month <= 12 && d.day >= 1 &&
           d.day <= month_days(d.year, d.month);
}

/* The way of Meeus, Jones and Butcher. */
fd_date fd_easter(int year)
{
    if (year < FD_FIRST || year > FD_LAST)
        return none;
    int a = year % 19, b = year / 100, c = year % 100, d = b / 4, e = b % 4;
    int f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30;
    int i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7;
    int m = (a + 11 * h + 22 * l) / 451, n = h + l - 7 * m + 114;
    fd_date easter = {year, n / 31, n % 31 + 1};
    return easter;
}

int fd_feasts(int year, fd_date *feasts)
{
    fd_date easter = fd_easter(year);
    if (!fd_valid(easter))
        return 0;
    for (int i = 0; i < FD_FEASTS; i++)
        feasts[i] = fd_plus(easter, moving[i].offset);
    return FD_FEASTS;
}

const char *fd_feast_name(int i)
{
    return moving[i].name;
}

const char *fd_month_name(int month)
{
    return months[month - 1];
}

const char *fd_weekday_name(int weekday)
{
    return weekdays[weekday];
}

/* Days since the first of January of the year 1. */
static long to_days(fd_date d)
{
    long y = d.year - 1L, days = y * 365 + y / 4 - y / 100 + y / 400;
    for (int m = 1; m < d.month; m++)
        days += month_days(d.year, m);
    return days + d.day - 1;
}

int fd_weekday(fd_date d)
{
    return fd_valid(d) ? (int)((to_days(d) + 1) % 7) : -1;
}

fd_date fd_plus(fd_date d, int days)
{
    const fd_date first = {FD_FIRST, 1, 1}, last = {FD_LAST, 12, 31};
    if (!fd_valid(d))
        return none;
    long long at = (long long)to_days(d) + days;
    if (at < to_days(first) || at > to_days(last))
        return none;

    fd_date out = {(int)(at / 366) + 1, 1, 1};
    fd_date next = {out.year + 1, 1, 1};
    for (; to_days(next) <= at; next.year++)
        out.year++;
    at -= to_days(out);
    for (; at >= month_days(out.year, out.month); out.month++)
        at -= month_days(out.year, out.month);
    out.day += (int)at;
    return out;
}

char *fd_format(fd_date d, char *buf)
{
    if (!fd_valid(d))
        snprintf(buf, FD_TEXT, "no such day");
    else
        snprintf(buf, FD_TEXT, "%s, %d %s %d", weekdays[fd_weekday(d)], d.day, months[d.month - 1], d.year);
    return buf;
}
