#include "daycalc.h"

static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
static const int before[12] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
bool daycalc_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int daycalc_in_month(int year, int month)
{
    return days[month - 1] + (month == 2 && daycalc_leap(year));
}

int daycalc_of_year(struct daycalc d)
{
    return (int)((unsigned)before[d.month - 1] + (unsigned)d.day) + (d.month > 2 && daycalc_leap(d.year));
}

struct daycalc daycalc_next(struct daycalc d)
{
    if (d.day < daycalc_in_month(d.year, d.month))
        d.day++;
    else if (d.month < 12) {
        d.month++;
        d.day = 1;
    } else
        d = (struct daycalc){d.year % 10000 + 1, 1, 1};
    return d;
}
