#include "cronfld.h"

#include <stdio.h>

static const int lowest[4] = {0, 0, 1, 1};
static const int highest[4] = {59, 23, 31, 12};

static bool value_ok(cron_field field, int value)
{
    return (unsigned)field <= CRON_MONTH && value >= lowest[field] && value <= highest[field];
}

static bool allows(const cron_rule *rule, cron_field field, int value)
{
    return rule->allowed[field] >> value & 1;
}

void cron_init(cron_rule *rule)
{
    for (int f = CRON_MINUTE; f <= CRON_MONTH; f++)
        cron_every(rule, (cron_field)f, lowest[f], 1);
}

bool cron_pin(cron_rule *rule, cron_field field, int value)
{
    if (!value_ok(field, value))
        return false;
    rule->allowed[field] = UINT64_C(1) << value;
    return true;
}

bool cron_also(cron_rule *rule, cron_field field, int value)
{
    if (!value_ok(field, value))
        return false;
    rule->allowed[field] |= UINT64_C(1) << value;
    return true;
}

bool cron_every(cron_rule *rule, cron_field field, int first, int step)
{
    if (!value_ok(field, first) || step < 1)
        return false;
    rule->allowed[field] = 0;
    for (int v = first; v <= highest[field]; v += step) {
        rule->allowed[field] |= UINT64_C(1) << v;
        if (step > highest[field])
            break;
    }
    return true;
}

static int days_in(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && leap ? 29 : days[month - 1];
}

bool cron_valid(const cron_time *t)
{
    return t->year >= 1970 && t->year <= 2999 && t->month >= 1 && t->month <= 12 && t->day >= 1 &&
           t->day <= days_in(t->year, t->month) && t->hour >= 0 && t->hour <= 23 && t->minute >= 0 && t->minute <= 59;
}

bool cron_matches(const cron_rule *rule, const cron_time *t)
{
    return cron_valid(t) && allows(rule, CRON_MINUTE, t->minute) && allows(rule, CRON_HOUR, t->hour) &&
           allows(rule, CRON_DAY, t->day) && allows(rule, CRON_MONTH, t->month);
}

static void next_month(cron_time *t)
{
    t->day = 1;
    if (++t->month > 12) {
        t->month = 1;
        t->year++;
    }
    t->hour = 0;
    t->minute = 0;
}

static void next_day(cron_time *t)
{
    t->hour = 0;
    t->minute = 0;
    if (++t->day > days_in(t->year, t->month))
        next_month(t);
}

static void next_hour(cron_time *t)
{
    t->minute = 0;
    if (++t->hour > 23)
        next_day(t);
}

static void next_minute(cron_time *t)
{
    if (++t->minute > 59)
        next_hour(t);
}

bool cron_next(const cron_rule *rule, const cron_time *after, cron_time *next)
{
    if (!cron_valid(after))
        return false;
    cron_time t = *after;
    next_minute(&t);
    while (!cron_matches(rule, &t)) {
        if (!allows(rule, CRON_MONTH, t.month))
            next_month(&t);
        else if (!allows(rule, CRON_DAY, t.day))
            next_day(&t);
        else if (!allows(rule, CRON_HOUR, t.hour))
            next_hour(&t);
        else
            next_minute(&t);
    }
    *next = t;
    return true;
}

int cron_print(const cron_time *t, char *text, size_t size)
{
    return snprintf(text, size, "%04d-%02d-%02d %02d:%02d", t->year, t->month, t->day, t->hour, t->minute);
}
