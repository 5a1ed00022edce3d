#include "ymdcal.h"

#include <assert.h>
#include <string.h>

static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int ymd_month_length(int year, int month)
{
    return before[month] - before[month - 1] + (month == 2 && leap(year));
}

const char *ymd_month_name(int month)
{
    static const char *const names[] = {"January", "February", "March",     "April",   "May",      "June",
                                        "July",    "August",   "September", "October", "November", "December"};
    return names[month - 1];
}

bool ymd_valid(struct ymd date)
{
    return date.year >= 1 && date.year <= 9999 && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
           date.day <= ymd_month_length(date.year, date.month);
}

int ymd_day_of_year(struct ymd date)
{
    assert(ymd_valid(date));
    return before[date.month - 1] + date.day + (date.month > 2 && leap(date.year));
}

static long year_start(long year)
{
    long y = year - 1;
    return y * 365 + y / 4 - y / 100 + y / 400;
}

long ymd_to_days(struct ymd date)
{
    assert(ymd_valid(date));
    return year_start(date.year) + ymd_day_of_year(date) - 1;
}

struct ymd ymd_from_days(long days)
{
    assert(days >= 0 && days <= YMD_LAST);
    int year = (int)(days / 366) + 1;
    while (year_start(year + 1) <= days)
        year++;
    int rest = (int)(days - year_start(year)), month = 1;
    while (rest >= ymd_month_length(year, month))
        rest -= ymd_month_length(year, month++);
    struct ymd date = {(short)year, (signed char)month, (signed char)(rest + 1)};
    return date;
}

int ymd_weekday(struct ymd date)
{
    return (int)(ymd_to_days(date) % 7) + 1;
}

bool ymd_add_months(struct ymd *date, int months)
{
    assert(ymd_valid(*date));
    long long total = (long long)date->year * 12 + (date->month - 1) + months;
    if (total < 12 || total >= 10000 * 12)
        return false;
    int year = (int)(total / 12), month = (int)(total % 12) + 1;
    int length = ymd_month_length(year, month);
    date->year = (short)year;
    date->month = (signed char)month;
    if (date->day > length)
        date->day = (signed char)length;
    return true;
}

static void digits(char *to, int count, int number)
{
    while (count-- > 0) {
        to[count] = (char)('0' + number % 10);
        number /= 10;
    }
}

void ymd_format(struct ymd date, char *text)
{
    assert(ymd_valid(date));
    digits(text, 4, date.year);
    digits(text + 5, 2, date.month);
    digits(text + 8, 2, date.day);
    text[4] = text[7] = '-';
    text[10] = '\0';
}

static bool number(const char *text, int count, int *result)
{
    *result = 0;
    for (int i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        *result = *result * 10 + (text[i] - '0');
    }
    return true;
}

bool ymd_parse(const char *text, struct ymd *date)
{
    int year, month, day;
    if (strlen(text) != 10 || text[4] != '-' || text[7] != '-')
        return false;
    if (!number(text, 4, &year) || !number(text + 5, 2, &month) || !number(text + 8, 2, &day))
        return false;
    struct ymd read = {(short)year, (signed char)month, (signed char)day};
    if (!ymd_valid(read))
        return false;
    *date = read;
    return true;
}
