#include "caldate.h"

#define DAYS_MIN (-730119) /* 0001-01-01 */
#define DAYS_MAX 2921939   /* 9999-12-31 */

static const char *const weekdays[7] = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
static const char *const months[12] = {"January", "February", "March",     "April",   "May",      "June",
                                       "July",    "August",   "September", "October", "November", "December"};
static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static caldate limited(int64_t days)
{
    caldate date = {(int32_t)(days < DAYS_MIN ? DAYS_MIN : days > DAYS_MAX ? DAYS_MAX : days)};
    return date;
}

caldate caldate_min(void)
{
    return limited(DAYS_MIN);
}

caldate caldate_max(void)
{
    return limited(DAYS_MAX);
}

bool caldate_is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int length_of(int year, int month)
{
    return lengths[month - 1] + (month == 2 && caldate_is_leap(year));
}

/* Days from 0001-01-01 to the first of January of a year. */
static int32_t days_before(int year)
{
    int past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400;
}

bool caldate_from_ymd(int year, int month, int day, caldate *date)
{
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > length_of(year, month))
        return false;
    int32_t days = days_before(year) + day - 1;
    for (int m = 1; m < month; m++)
        days += length_of(year, m);
    *date = limited((int64_t)days + DAYS_MIN);
    return true;
}

void caldate_to_ymd(caldate date, int *year, int *month, int *day)
{
    int32_t days = limited(date.days).days - DAYS_MIN;
    int y = days / 366 + 1;
    while (y < 9999 && days_before(y + 1) <= days)
        y++;
    days -= days_before(y);
    int m = 1;
    while (days >= length_of(y, m)) {
        days -= length_of(y, m);
        m++;
    }
    *year = y;
    *month = m;
    *day = days + 1;
}

caldate caldate_add_days(caldate date, int32_t n)
{
    return limited((int64_t)date.days + n);
}

int32_t caldate_difference(caldate a, caldate b)
{
    return limited(b.days).days - limited(a.days).days;
}

int caldate_compare(caldate a, caldate b)
{
    return (a.days > b.days) - (a.days < b.days);
}

const char *caldate_weekday_name(caldate date)
{
    int32_t days = limited(date.days).days;
    return weekdays[(days + 5) % 7];
}

const char *caldate_month_name(caldate date)
{
    int year, month, day;
    caldate_to_ymd(date, &year, &month, &day);
    return months[month - 1];
}
