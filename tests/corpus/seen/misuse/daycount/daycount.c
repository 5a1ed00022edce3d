#include "daycount.h"

#include <assert.h>
#include <stddef.h>

static const int month_days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

/* Days before the first of January of a year. */
static long before_year(int year)
{
    long y = year - DC_FIRST_YEAR;
    return 365 * y + (y + 3) / 4 - (y + 99) / 100 + (y + 399) / 400;
}

static bool year_ok(int year)
{
    return year >= DC_FIRST_YEAR && year <= DC_LAST_YEAR;
}

bool dc_is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int dc_days_in_month(int year, int month)
{
    assert(month >= 1 && month <= 12);
    return month_days[month - 1] + (month == 2 && dc_is_leap(year));
}

bool dc_valid(dc_date date)
{
    return year_ok(date.year) && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
           date.day <= dc_days_in_month(date.year, date.month);
}

long dc_serial(dc_date date)
{
    assert(dc_valid(date));
    long serial = before_year(date.year) + date.day - 1;
    for (int month = 1; month < date.month; month++)
        serial += dc_days_in_month(date.year, month);
    return serial;
}

dc_date dc_from_serial(long serial)
{
    assert(serial >= 0 && serial < before_year(DC_LAST_YEAR + 1));
    dc_date date = {DC_FIRST_YEAR + (int)(serial / 366), 1, 1};
    while (before_year(date.year + 1) <= serial)
        date.year++;
    serial -= before_year(date.year);
    while (serial >= dc_days_in_month(date.year, date.month))
        serial -= dc_days_in_month(date.year, date.month++);
    date.day += (int)serial;
    return date;
}

int dc_weekday(dc_date date)
{
    return (int)((dc_serial(date) + 5) % 7); /* 1600-01-01 was a Saturday */
}

dc_date dc_add_days(dc_date date, long days)
{
    long serial = dc_serial(date), end = before_year(DC_LAST_YEAR + 1);
    assert(days >= -serial && days < end - serial);
    return dc_from_serial(serial + days);
}

dc_date dc_add_months(dc_date date, int months)
{
    assert(dc_valid(date));
    int before = (date.year - DC_FIRST_YEAR) * 12 + date.month - 1;
    assert(months >= -before && months < (DC_LAST_YEAR + 1 - DC_FIRST_YEAR) * 12 - before);
    before += months;
    date.year = DC_FIRST_YEAR + before / 12;
    date.month = before % 12 + 1;
    int last = dc_days_in_month(date.year, date.month);
    if (date.day > last)
        date.day = last;
    return date;
}

long dc_actual(dc_date from, dc_date to)
{
    return dc_serial(to) - dc_serial(from);
}

static long serial_30(dc_date date)
{
    assert(dc_valid(date));
    return 360L * date.year + 30L * date.month + (date.day == 31 ? 30 : date.day);
}

long dc_30e(dc_date from, dc_date to)
{
    return serial_30(to) - serial_30(from);
}

dc_date dc_business_day(dc_date date, bool (*is_holiday)(dc_date day, void *data), void *data)
{
    while (dc_weekday(date) >= 5 || (is_holiday != NULL && is_holiday(date, data)))
        date = dc_add_days(date, 1);
    return date;
}

static void put(char *text, int number, int digits)
{
    for (; digits > 0; number /= 10)
        text[--digits] = (char)('0' + number % 10);
}

void dc_format(dc_date date, char *text)
{
    assert(dc_valid(date));
    put(text, date.year, 4);
    text[4] = '-';
    put(text + 5, date.month, 2);
    text[7] = '-';
    put(text + 8, date.day, 2);
    text[10] = '\0';
}

bool dc_parse(const char *text, dc_date *date)
{
    int number[3] = {0, 0, 0}, part = 0;
    for (int i = 0; i < 10; i++) {
        if (i == 4 || i == 7) {
            if (text[i] != '-')
                return false;
            part++;
        } else {
            if (text[i] < '0' || text[i] > '9')
                return false;
            number[part] = 10 * number[part] + text[i] - '0';
        }
    }
    dc_date parsed = {number[0], number[1], number[2]};
    if (text[10] != '\0' || !dc_valid(parsed))
        return false;
    *date = parsed;
    return true;
}
