#include "workcal.h"

#include <stdlib.h>

struct workcal {
    const wc_date *holidays;
    size_t count;
};

static const int month_days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

static const int days_before[12] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 };

static const char *const month_names[12] = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
};

static const wc_date no_date = { 0, 0, 0 };

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_in(int year, int month)
{
    return month_days[month - 1] + (month == 2 && is_leap(year));
}

int wc_valid(wc_date date)
{
    if (date.year < 1 || date.year > 9999 || date.month < 1 || date.month > 12)
        return 0;
    return date.day >= 1 && date.day <= days_in(date.year, date.month);
}

int wc_compare(wc_date a, wc_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    if (a.day != b.day)
        return a.day < b.day ? -1 : 1;
    return 0;
}

/* Days before the first of January. */
static long before_year(int year)
{
    long y = year - 1;

    return y * 365 + y / 4 - y / 100 + y / 400;
}

long wc_serial(wc_date date)
{
    long days = before_year(date.year) + days_before[date.month - 1] + date.day - 1;

    if (date.month > 2 && is_leap(date.year))
        days++;
    return days;
}

wc_date wc_from_serial(long serial)
{
    wc_date date;
    long rest;

    if (serial < 0 || serial > WC_LAST_SERIAL)
        return no_date;
    date.year = (int)(serial / 366) + 1;
    while (date.year < 9999 && before_year(date.year + 1) <= serial)
        date.year++;
    rest = serial - before_year(date.year);
    date.month = 1;
    while (rest >= days_in(date.year, date.month)) {
        rest -= days_in(date.year, date.month);
        date.month++;
    }
    date.day = (int)rest + 1;
    return date;
}

int wc_weekday(wc_date date)
{
    return (int)(wc_serial(date) % 7);
}

const char *wc_month_name(int month)
{
    return month_names[month - 1];
}

/* Writes a number with leading zeros. */
static void put_number(char *text, int digits, int number)
{
    while (digits-- > 0) {
        text[digits] = (char)('0' + number % 10);
        number /= 10;
    }
}

void wc_format(wc_date date, char *text)
{
    put_number(text, 4, date.year);
    text[4] = '-';
    put_number(text + 5, 2, date.month);
    text[7] = '-';
    put_number(text + 8, 2, date.day);
    text[10] = '\0';
}

/* Reads exactly so many digits; -1 if they are not there. */
static int get_number(const char *text, int digits)
{
    int number = 0, i;

    for (i = 0; i < digits; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

int wc_parse(const char *text, wc_date *date)
{
    wc_date read;

    read.year = get_number(text, 4);
    if (read.year < 0 || text[4] != '-')
        return 0;
    read.month = get_number(text + 5, 2);
    if (read.month < 0 || text[7] != '-')
        return 0;
    read.day = get_number(text + 8, 2);
    if (read.day < 0 || text[10] != '\0' || !wc_valid(read))
        return 0;
    *date = read;
    return 1;
}

workcal *wc_open(const wc_date *holidays, size_t count)
{
    workcal *cal;
    size_t i;

    if (count > WC_MAX_HOLIDAYS)
        return NULL;
    for (i = 0; i < count; i++)
        if (!wc_valid(holidays[i]))
            return NULL;
    cal = malloc(sizeof *cal);
    if (cal == NULL)
        return NULL;
    cal->holidays = holidays;
    cal->count = count;
    return cal;
}

void wc_close(workcal *cal)
{
    free(cal);
}

int wc_is_workday(const workcal *cal, wc_date date)
{
    size_t i;

    if (wc_weekday(date) >= 5)
        return 0;
    for (i = 0; i < cal->count; i++)
        if (wc_compare(cal->holidays[i], date) == 0)
            return 0;
    return 1;
}

/* The day before or after; month and year are carried. */
static wc_date step(wc_date date, int forward)
{
    if (forward) {
        if (date.day++ == days_in(date.year, date.month)) {
            date.day = 1;
            if (date.month++ == 12) {
                date.month = 1;
                date.year++;
            }
        }
    } else if (date.day-- == 1) {
        if (date.month-- == 1) {
            date.month = 12;
            date.year--;
        }
        date.day = days_in(date.year, date.month);
    }
    return date;
}

wc_date wc_add(const workcal *cal, wc_date date, int steps)
{
    int forward = steps > 0;

    if (steps < -WC_MAX_STEP || steps > WC_MAX_STEP)
        return no_date;
    while (steps != 0) {
        date = step(date, forward);
        if (!wc_valid(date))
            return no_date;
        if (wc_is_workday(cal, date))
            steps += forward ? -1 : 1;
    }
    return date;
}
