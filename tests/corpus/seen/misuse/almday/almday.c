#include "almday.h"

#include <assert.h>
#include <stdio.h>

static const uint16_t before_month[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

/* Days before a month of a year, both in range. */
static uint32_t days_before(int month, int year)
{
    uint32_t past = (uint32_t)year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400 + before_month[month - 1] +
           (month > 2 && alm_is_leap_year(year));
}

static bool valid_year(int year)
{
    return year >= ALM_YEAR_MIN && year <= ALM_YEAR_MAX;
}

static void split(const AlmDay *d, int *day, int *month, int *year)
{
    assert(alm_day_is_set(d));
    /* The quotient is right or one too large or small. */
    int y = (int)((uint64_t)(d->number - 1) * 400 / 146097) + 1, m = 1;
    while (y > ALM_YEAR_MIN && days_before(1, y) >= d->number)
        y--;
    while (y < ALM_YEAR_MAX && days_before(1, y + 1) < d->number)
        y++;
    while (m < 12 && days_before(m + 1, y) < d->number)
        m++;
    *day = (int)(d->number - days_before(m, y));
    *month = m;
    *year = y;
}

bool alm_valid_dmy(int day, int month, int year)
{
    return valid_year(year) && month >= 1 && month <= 12 && day >= 1 && day <= alm_days_in_month(month, year);
}

bool alm_valid_number(uint32_t number)
{
    return number >= 1 && number <= ALM_NUMBER_MAX;
}

bool alm_is_leap_year(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int alm_days_in_month(int month, int year)
{
    assert(month >= 1 && month <= 12);
    assert(valid_year(year));
    return before_month[month] - before_month[month - 1] + (month == 2 && alm_is_leap_year(year));
}

void alm_day_clear(AlmDay *day)
{
    day->number = 0;
}

bool alm_day_is_set(const AlmDay *day)
{
    return alm_valid_number(day->number);
}

void alm_day_set_dmy(AlmDay *day, int dd, int month, int year)
{
    assert(alm_valid_dmy(dd, month, year));
    day->number = days_before(month, year) + (uint32_t)dd;
}

void alm_day_set_number(AlmDay *day, uint32_t number)
{
    assert(alm_valid_number(number));
    day->number = number;
}

bool alm_day_set_parse(AlmDay *day, const char *text)
{
    static const char shape[] = "dddd-dd-dd";
    int parts[3] = {0, 0, 0}, part = 0;
    alm_day_clear(day);
    for (int i = 0; shape[i] != '\0'; i++, text++) {
        if (shape[i] == '-' && *text == '-')
            part++;
        else if (shape[i] == 'd' && *text >= '0' && *text <= '9')
            parts[part] = 10 * parts[part] + (*text - '0');
        else
            return false;
    }
    if (*text != '\0' || !alm_valid_dmy(parts[2], parts[1], parts[0]))
        return false;
    alm_day_set_dmy(day, parts[2], parts[1], parts[0]);
    return true;
}

uint32_t alm_day_get_number(const AlmDay *day)
{
    assert(alm_day_is_set(day));
    return day->number;
}

int alm_day_get_day(const AlmDay *day)
{
    int d, m, y;
    split(day, &d, &m, &y);
    return d;
}

int alm_day_get_month(const AlmDay *day)
{
    int d, m, y;
    split(day, &d, &m, &y);
    return m;
}

int alm_day_get_year(const AlmDay *day)
{
    int d, m, y;
    split(day, &d, &m, &y);
    return y;
}

AlmWeekday alm_day_get_weekday(const AlmDay *day)
{
    assert(alm_day_is_set(day));
    return (AlmWeekday)((day->number - 1) % 7 + 1);
}

void alm_day_add_days(AlmDay *day, int32_t n)
{
    assert(alm_day_is_set(day));
    int64_t number = (int64_t)day->number + n;
    assert(number >= 1 && number <= ALM_NUMBER_MAX);
    day->number = (uint32_t)number;
}

void alm_day_add_months(AlmDay *day, int32_t n)
{
    int d, m, y;
    split(day, &d, &m, &y);
    int64_t months = (int64_t)y * 12 + (m - 1) + n;
    assert(months >= ALM_YEAR_MIN * 12 && months < (ALM_YEAR_MAX + 1) * 12);
    y = (int)(months / 12);
    m = (int)(months % 12) + 1;
    int last = alm_days_in_month(m, y);
    alm_day_set_dmy(day, d < last ? d : last, m, y);
}

int32_t alm_day_between(const AlmDay *a, const AlmDay *b)
{
    assert(alm_day_is_set(a));
    assert(alm_day_is_set(b));
    return (int32_t)b->number - (int32_t)a->number;
}

int alm_day_compare(const AlmDay *a, const AlmDay *b)
{
    int32_t days = alm_day_between(b, a);
    return (days > 0) - (days < 0);
}

void alm_day_clamp(AlmDay *day, const AlmDay *low, const AlmDay *high)
{
    assert(alm_day_compare(low, high) <= 0);
    if (alm_day_compare(day, low) < 0)
        *day = *low;
    else if (alm_day_compare(day, high) > 0)
        *day = *high;
}

void alm_day_to_text(const AlmDay *day, char *text, size_t size)
{
    static const char *const weekdays[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                           "Friday", "Saturday", "Sunday"};
    static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                         "July",    "August",   "September", "October", "November", "December"};
    int d, m, y;
    assert(size > 0);
    split(day, &d, &m, &y);
    int length = snprintf(text, size, "%s, %d %s %d", weekdays[alm_day_get_weekday(day) - 1], d, months[m - 1], y);
    (void)length;
}

void alm_day_to_iso(const AlmDay *day, char *text)
{
    int parts[3];
    split(day, &parts[2], &parts[1], &parts[0]);
    char *end = text;
    for (int i = 0; i < 3; i++) {
        if (i > 0)
            *end++ = '-';
        for (int weight = i == 0 ? 1000 : 10; weight > 0; weight /= 10)
            *end++ = (char)('0' + parts[i] / weight % 10);
    }
    *end = '\0';
}
