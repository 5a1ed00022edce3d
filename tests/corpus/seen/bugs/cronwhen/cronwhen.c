#include "cronwhen.h"

#include <stdio.h>
#include <string.h>

static bool leap(int64_t year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in(int64_t year, int month)
{
    static const int8_t days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && leap(year));
}

/* Days since 0000-03-01, for the weekday. */
static int64_t day_number(int64_t year, int month, int day)
{
    if (month < 3) {
        month += 12;
        year--;
    }
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + day - 1;
}

static int weekday_of(int64_t year, int month, int day)
{
    /* 0000-03-01 was a Wednesday */
    return (int)((day_number(year, month, day) + 3) % 7);
}

/* The parser */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static enum cw_error number(const char **p, int low, int high, int *out)
{
    int value = 0;
    if (!is_digit(**p))
        return CW_SYNTAX;
    while (is_digit(**p)) {
        if (value < 1000)
            value = value * 10 + (**p - '0');
        (*p)++;
    }
    if (value < low || value > high)
        return CW_RANGE;
    *out = value;
    return CW_OK;
}

static enum cw_error element(const char **p, int low, int high, uint64_t *mask)
{
    int from = low, to = high, step = 1;
    bool span = true;
    enum cw_error e;

    if (**p == '*') {
        (*p)++;
    } else {
        e = number(p, low, high, &from);
        if (e != CW_OK)
            return e;
        to = from;
        span = false;
        if (**p == '-') {
            (*p)++;
            e = number(p, low, high, &to);
            if (e != CW_OK)
                return e;
            if (to < from)
                return CW_RANGE;
            span = true;
        }
    }
    if (**p == '/') {
        if (!span)
            return CW_SYNTAX;
        (*p)++;
        e = number(p, 1, 99, &step);
        if (e != CW_OK)
            return e;
    }
    for (int v = from; v <= to; v += step)
        *mask |= UINT64_C(1) << v;
    return CW_OK;
}

static enum cw_error field(const char **p, int low, int high, uint64_t *mask, bool *any)
{
    const char *start;

    while (is_blank(**p))
        (*p)++;
    start = *p;
    *mask = 0;
    for (;;) {
        enum cw_error e = element(p, low, high, mask);
        if (e != CW_OK)
            return e;
        if (**p != ',')
            break;
        (*p)++;
    }
    *any = *p - start == 1 && *start == '*';
    return **p == '\0' || is_blank(**p) ? CW_OK : CW_SYNTAX;
}

/* The most days the month has in any year. */
static int longest(int month)
{
    switch (month) {
    case 4:
    case 6:
    case 9:
    case 11:
        return 30;
    default:
        return 31;
    }
}

/* Whether a month of the schedule has a day of the schedule. */
static bool possible(const cw_schedule *s)
{
    int first = 1;

    if (s->any_day || !s->any_weekday)
        return true;
    while (!(s->days >> first & 1))
        first++;
    for (int month = 1; month <= 12; month++)
        if ((s->months >> month & 1) && first <= longest(month))
            return true;
    return false;
}

enum cw_error cw_parse(cw_schedule *s, const char *text)
{
    static const struct { int low, high; } limits[5] = {{0, 59}, {0, 23}, {1, 31}, {1, 12}, {0, 7}};
    uint64_t mask[5];
    bool any[5];
    cw_schedule made;

    for (int i = 0; i < 5; i++) {
        enum cw_error e = field(&text, limits[i].low, limits[i].high, &mask[i], &any[i]);
        if (e != CW_OK)
            return e;
    }
    while (is_blank(*text))
        text++;
    if (*text != '\0')
        return CW_SYNTAX;

    memset(&made, 0, sizeof made);
    made.minutes = mask[0];
    made.hours = (uint32_t)mask[1];
    made.days = (uint32_t)mask[2];
    made.months = (uint16_t)mask[3];
    made.weekdays = (uint8_t)((mask[4] & 0x7f) | (mask[4] >> 7 & 1));
    made.any_day = any[2];
    made.any_weekday = any[4];
    if (!possible(&made))
        return CW_NEVER;
    *s = made;
    return CW_OK;
}

const char *cw_strerror(int error)
{
    switch (error) {
    case CW_OK: return "no error";
    case CW_SYNTAX: return "syntax error";
    case CW_RANGE: return "number out of range";
    case CW_NEVER: return "no such day";
    default: return "unknown error";
    }
}

/* Dates */

bool cw_date_ok(const cw_date *d)
{
    return d->year >= 1 && d->year <= 9999 && d->month >= 1 && d->month <= 12 && d->day >= 1 &&
           d->day <= days_in(d->year, d->month) && d->hour >= 0 && d->hour <= 23 && d->minute >= 0 &&
           d->minute <= 59;
}

int cw_weekday(const cw_date *d)
{
    return cw_date_ok(d) ? weekday_of(d->year, d->month, d->day) : -1;
}

static int sign(int a, int b)
{
    return (a > b) - (a < b);
}

int cw_compare(const cw_date *a, const cw_date *b)
{
    int c = sign(a->year, b->year);
    if (c == 0)
        c = sign(a->month, b->month);
    if (c == 0)
        c = sign(a->day, b->day);
    if (c == 0)
        c = sign(a->hour, b->hour);
    if (c == 0)
        c = sign(a->minute, b->minute);
    return c;
}

static bool day_matches(const cw_schedule *s, int64_t year, int month, int day)
{
    bool by_day = s->days >> day & 1;
    bool by_weekday = s->weekdays >> weekday_of(year, month, day) & 1;

    if (!s->any_day && !s->any_weekday)
        return by_day || by_weekday;
    return by_day && by_weekday;
}

bool cw_matches(const cw_schedule *s, const cw_date *d)
{
    return cw_date_ok(d) && (s->months >> d->month & 1) && day_matches(s, d->year, d->month, d->day) &&
           (s->hours >> d->hour & 1) && (s->minutes >> d->minute & 1);
}

bool cw_next(const cw_schedule *s, const cw_date *after, cw_date *next)
{
    int64_t year;
    int month, day, hour, minute;

    if (!cw_date_ok(after))
        return false;
    year = after->year;
    month = after->month;
    day = after->day;
    hour = after->hour;
    minute = after->minute + 1;

    for (;;) {
        if (minute > 59) {
            minute = 0;
            hour++;
        }
        if (hour > 23) {
            hour = minute = 0;
            day++;
        }
        if (day > days_in(year, month)) {
            day = 1;
            month++;
        }
        if (month > 12) {
            month = 1;
            year++;
        }
        if (!(s->months >> month & 1)) {
            month++;
            day = 1;
            hour = minute = 0;
            if (month > 12) {
                month = 1;
                year++;
            }
        } else if (!day_matches(s, year, month, day)) {
            day++;
            hour = minute = 0;
        } else if (!(s->hours >> hour & 1)) {
            hour++;
            minute = 0;
        } else if (!(s->minutes >> minute & 1)) {
            minute++;
        } else {
            break;
        }
    }
    if (year > 9999)
        return false;
    *next = (cw_date){(int)year, month, day, hour, minute};
    return true;
}

int cw_format(const cw_date *d, char *buf, size_t size)
{
    if (!cw_date_ok(d))
        return -1;
    return snprintf(buf, size, "%04d-%02d-%02d %02d:%02d", d->year, d->month, d->day, d->hour, d->minute);
}
