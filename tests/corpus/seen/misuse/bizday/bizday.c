#include "bizday.h"

#include <assert.h>

/* Days before a month of a year that begins in March. */
static const int march_based[12] = {306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275};
static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static bool in_range(int32_t number)
{
    return number >= BIZ_FIRST && number <= BIZ_LAST;
}

void biz_init(bizcal *cal, unsigned weekend, const int32_t *holidays, size_t count)
{
    cal->weekend = weekend;
    cal->holidays = holidays;
    cal->count = count;
}

int biz_month_length(int year, int month)
{
    return lengths[month - 1] + (month == 2 && leap(year));
}

int32_t biz_day(int year, int month, int day)
{
    int before = march_based[month - 1];
    assert(day >= 1 && day <= biz_month_length(year, month));
    assert(year >= 1 && year <= 9999);
    if (month < 3)
        year--;
    return year * 365 + year / 4 - year / 100 + year / 400 + before + day - 719469;
}

void biz_date(int32_t number, int *year, int *month, int *day)
{
    assert(in_range(number));
    int32_t n = number + 719468; /* since 1 March 0 */
    int32_t era = n / 146097, of_era = n % 146097;
    int32_t y = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int32_t of_year = of_era - (365 * y + y / 4 - y / 100);
    int32_t m = (5 * of_year + 2) / 153;
    if (day != NULL)
        *day = of_year - (153 * m + 2) / 5 + 1;
    if (month != NULL)
        *month = m < 10 ? m + 3 : m - 9;
    if (year != NULL)
        *year = y + era * 400 + (m >= 10);
}

int biz_weekday(int32_t number)
{
    assert(in_range(number));
    return (number - BIZ_FIRST) % 7; /* 1 January 1 was a Monday */
}

/* How many holidays are before a day. */
static size_t holidays_before(const bizcal *cal, int32_t number)
{
    size_t low = 0, high = cal->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (cal->holidays[middle] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool biz_open(const bizcal *cal, int32_t number)
{
    if ((cal->weekend >> biz_weekday(number) & 1) != 0)
        return false;
    size_t place = holidays_before(cal, number);
    return place == cal->count || cal->holidays[place] != number;
}

int32_t biz_following(const bizcal *cal, int32_t number)
{
    while (!biz_open(cal, number))
        number++;
    return number;
}

int32_t biz_preceding(const bizcal *cal, int32_t number)
{
    while (!biz_open(cal, number))
        number--;
    return number;
}

int32_t biz_modified(const bizcal *cal, int32_t number)
{
    int month, other;
    int32_t result = biz_following(cal, number);
    biz_date(number, NULL, &month, NULL);
    biz_date(result, NULL, &other, NULL);
    return month == other ? result : biz_preceding(cal, number);
}

int32_t biz_add(const bizcal *cal, int32_t number, int n)
{
    assert(in_range(number));
    for (; n > 0; n--)
        number = biz_following(cal, number + 1);
    for (; n < 0; n++)
        number = biz_preceding(cal, number - 1);
    return number;
}

int32_t biz_between(const bizcal *cal, int32_t from, int32_t to)
{
    int32_t count = 0;
    assert(from <= to);
    for (; from < to; from++)
        count += biz_open(cal, from);
    return count;
}

int32_t biz_middle(const bizcal *cal, int32_t from, int32_t to)
{
    assert(from <= to);
    return biz_following(cal, from + (to - from) / 2);
}
