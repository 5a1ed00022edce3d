#include "yearcal.h"

static const int month_days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static const char *const month_names[12] = {"January", "February", "March",     "April",   "May",      "June",
                                            "July",    "August",   "September", "October", "November", "December"};

static const char *const weekday_names[7] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                             "Friday", "Saturday", "Sunday"};

bool yearcal_is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int yearcal_days_in_month(int year, int month)
{
    return month_days[month - 1] + (month == 2 && yearcal_is_leap(year));
}

bool yearcal_valid(struct yearcal date)
{
    return date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= yearcal_days_in_month(date.year, date.month);
}

const char *yearcal_month_name(int month)
{
    return month_names[month - 1];
}

int yearcal_day_of_year(struct yearcal date)
{
    int day = date.day;
    for (int month = 1; month < date.month; month++)
        day += yearcal_days_in_month(date.year, month);
    return day;
}

struct yearcal yearcal_of_day(int year, int day)
{
    struct yearcal date = {year, 1, day};
    while (date.day > yearcal_days_in_month(year, date.month)) {
        date.day -= yearcal_days_in_month(year, date.month);
        date.month++;
    }
    return date;
}

static long long floor_div(long long number, long long by)
{
    return number / by - (number % by < 0);
}

/* Days from the first of January of the year 1 on, which is day 0. */
static long long day_number(struct yearcal date)
{
    long long before = (long long)date.year - 1;
    return 365 * before + floor_div(before, 4) - floor_div(before, 100) + floor_div(before, 400) +
           yearcal_day_of_year(date) - 1;
}

int yearcal_weekday(struct yearcal date)
{
    long long day = day_number(date) % 7;
    return (int)(day < 0 ? day + 7 : day);
}

const char *yearcal_weekday_name(int weekday)
{
    return weekday_names[weekday];
}

int yearcal_compare(struct yearcal one, struct yearcal other)
{
    if (one.year != other.year)
        return one.year < other.year ? -1 : 1;
    if (one.month != other.month)
        return one.month < other.month ? -1 : 1;
    return (one.day > other.day) - (one.day < other.day);
}

long long yearcal_days_between(struct yearcal from, struct yearcal to)
{
    return day_number(to) - day_number(from);
}
