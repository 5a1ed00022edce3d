#include "recurday.h"

#include <stdlib.h>

enum kind { EVERY, MONTHLY, YEARLY };

struct rd_rule {
    enum kind kind;
    rd_date start;
    int interval;
    int month;
    int day;
};

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int rd_days_in_month(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12)
        return 0;
    return days[month - 1] + (month == 2 && leap(year));
}

bool rd_date_valid(rd_date date)
{
    return date.year >= 1 && date.year <= RD_LAST_YEAR && date.day >= 1 &&
           date.day <= rd_days_in_month(date.year, date.month);
}

int rd_date_compare(rd_date a, rd_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    return (a.day > b.day) - (a.day < b.day);
}

/* Days since the end of the year 0. */
static long day_number(rd_date date)
{
    long before = date.year - 1;
    long number = before * 365 + before / 4 - before / 100 + before / 400 + date.day;
    for (int month = 1; month < date.month; month++)
        number += rd_days_in_month(date.year, month);
    return number;
}

/* The date that is some days later; its year may be after the last. */
static rd_date later(rd_date date, long days)
{
    while (days > 0) {
        int rest = rd_days_in_month(date.year, date.month) - date.day;
        if (days <= rest) {
            date.day += (int)days;
            return date;
        }
        days -= rest + 1;
        date.day = 1;
        if (++date.month > 12) {
            date.month = 1;
            date.year++;
        }
    }
    return date;
}

static rd_rule *new_rule(enum kind kind, rd_date start, int interval, int month, int day)
{
    if (!rd_date_valid(start))
        return NULL;
    rd_rule *rule = malloc(sizeof *rule);
    if (rule != NULL)
        *rule = (rd_rule){kind, start, interval, month, day};
    return rule;
}

rd_rule *rd_every(rd_date start, int interval)
{
    return interval < 1 || interval > 10000 ? NULL : new_rule(EVERY, start, interval, 0, 0);
}

rd_rule *rd_monthly(rd_date start, int day)
{
    return day < 1 || day > 31 ? NULL : new_rule(MONTHLY, start, 0, 0, day);
}

rd_rule *rd_yearly(rd_date start, int month, int day)
{
    if (month < 1 || month > 12 || day < 1 || day > 31)
        return NULL;
    return new_rule(YEARLY, start, 0, month, day);
}

void rd_free(rd_rule *rule)
{
    free(rule);
}

static rd_date next_monthly(const rd_rule *rule, rd_date from)
{
    int year = from.year, month = from.month;
    if (from.day > rule->day)
        month++;
    for (;; month++) {
        if (month > 12) {
            month = 1;
            year++;
        }
        if (rule->day <= rd_days_in_month(year, month))
            return (rd_date){year, month, rule->day};
    }
}

static rd_date next_yearly(const rd_rule *rule, rd_date from)
{
    rd_date date = {from.year, rule->month, rule->day};
    if (rd_date_compare(date, from) < 0)
        date.year++;
    while (date.day > rd_days_in_month(date.year, date.month))
        date.year++;
    return date;
}

static rd_date next_every(const rd_rule *rule, rd_date from)
{
    long behind = (day_number(from) - day_number(rule->start)) % rule->interval;
    return behind == 0 ? from : later(from, rule->interval - behind);
}

bool rd_next(const rd_rule *rule, rd_date from, rd_date *found)
{
    if (!rd_date_valid(from))
        return false;
    if (rd_date_compare(from, rule->start) < 0)
        from = rule->start;
    rd_date date;
    switch (rule->kind) {
    case MONTHLY:
        date = next_monthly(rule, from);
        break;
    case YEARLY:
        date = next_yearly(rule, from);
        break;
    default:
        date = next_every(rule, from);
        break;
    }
    if (date.year > RD_LAST_YEAR)
        return false;
    *found = date;
    return true;
}

bool rd_matches(const rd_rule *rule, rd_date date)
{
    rd_date found;
    return rd_next(rule, date, &found) && rd_date_compare(found, date) == 0;
}
