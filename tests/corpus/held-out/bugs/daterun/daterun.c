#include "daterun.h"

#define LAST_NUMBER 3652058L /* 9999-12-31 */

enum { EMPTY, DAILY, WEEKLY, MONTHLY };

static int is_leap(long long year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_length(long long year, int month)
{
    static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return month == 2 && is_leap(year) ? 29 : lengths[month - 1];
}

int daterun_valid(struct daterun_date date)
{
    return date.year >= 1 && date.year <= 9999 && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
           date.day <= month_length(date.year, date.month);
}

/* Days from 0001-01-01 to the first of January of a year. */
static long year_number(long year)
{
    year--;
    return 365 * year + year / 4 - year / 100 + year / 400;
}

long daterun_number(struct daterun_date date)
{
    long number;

    if (!daterun_valid(date))
        return -1;
    number = year_number(date.year);
    for (int month = 1; month < date.month; month++)
        number += month_length(date.year, month);
    return number + date.day - 1;
}

int daterun_from_number(long number, struct daterun_date *date)
{
    long year;
    int month = 1;

    if (number < 0 || number > LAST_NUMBER)
        return -1;
    year = (long)(number * 400LL / 146097) + 1; /* right, or one off */
    while (year_number(year) > number)
        year--;
    while (year_number(year + 1) <= number)
        year++;
    number -= year_number(year);
    while (number >= month_length(year, month)) {
        number -= month_length(year, month);
        month++;
    }
    date->year = (int)year;
    date->month = month;
    date->day = (int)number + 1;
    return 0;
}

int daterun_weekday(struct daterun_date date)
{
    long number = daterun_number(date);

    return number < 0 ? 0 : 1 << number % 7;
}

/* What all kinds have in common. Whether there is a range. */
static int set_range(struct daterun *run, struct daterun_date from, struct daterun_date to)
{
    run->kind = EMPTY;
    run->every = run->day = 0;
    run->weekdays = 0;
    run->first = daterun_number(from);
    run->last = daterun_number(to);
    run->start = run->at = 0;
    return run->first >= 0 && run->last >= 0;
}

int daterun_daily(struct daterun *run, struct daterun_date from, struct daterun_date to, int every)
{
    if (!set_range(run, from, to) || every < 1)
        return -1;
    run->kind = DAILY;
    run->every = every;
    run->start = run->at = run->first;
    return 0;
}

int daterun_weekly(struct daterun *run, struct daterun_date from, struct daterun_date to,
                   unsigned weekdays)
{
    if (!set_range(run, from, to) || weekdays == 0 || weekdays > 127)
        return -1;
    run->kind = WEEKLY;
    run->weekdays = weekdays;
    run->start = run->at = run->first;
    return 0;
}

int daterun_monthly(struct daterun *run, struct daterun_date from, struct daterun_date to, int every,
                    int day)
{
    if (!set_range(run, from, to) || every < 1 || day < 1 || day > 31)
        return -1;
    run->kind = MONTHLY;
    run->every = every;
    run->day = day;
    run->start = from.year * 12LL + from.month - 1;
    if (day < from.day)
        run->start += every;
    run->at = run->start;
    return 0;
}

static int next_weekly(struct daterun *run, long *number)
{
    while (run->at <= run->last && !(run->weekdays >> run->at % 7 & 1))
        run->at++;
    if (run->at > run->last)
        return 0;
    *number = (long)run->at++;
    return 1;
}

static int next_monthly(struct daterun *run, long *number)
{
    struct daterun_date date;

    while (run->day > month_length(run->at / 12, (int)(run->at % 12) + 1))
        run->at += run->every;
    if (run->at / 12 > 9999)
        return 0;
    date.year = (int)(run->at / 12);
    date.month = (int)(run->at % 12) + 1;
    date.day = run->day;
    *number = daterun_number(date);
    if (*number > run->last)
        return 0;
    run->at += run->every;
    return 1;
}

int daterun_next(struct daterun *run, struct daterun_date *date)
{
    long number;

    if (run->first > run->last)
        return 0;
    switch (run->kind) {
    case DAILY:
        if (run->at > run->last)
            return 0;
        number = (long)run->at;
        run->at += run->every;
        break;
    case WEEKLY:
        if (!next_weekly(run, &number))
            return 0;
        break;
    case MONTHLY:
        if (!next_monthly(run, &number))
            return 0;
        break;
    default:
        return 0;
    }
    return daterun_from_number(number, date) == 0;
}

long daterun_left(const struct daterun *run)
{
    struct daterun copy = *run;
    long count = 0, number;

    if (run->first > run->last)
        return 0;
    switch (run->kind) {
    case DAILY:
        return run->at > run->last ? 0 : (long)((run->last - run->at) / run->every) + 1;
    case WEEKLY:
        while (next_weekly(&copy, &number))
            count++;
        return count;
    case MONTHLY:
        while (next_monthly(&copy, &number))
            count++;
        return count;
    default:
        return 0;
    }
}

int daterun_has(const struct daterun *run, struct daterun_date date)
{
    long number = daterun_number(date);

    if (number < 0 || number < run->first || number > run->last)
        return 0;
    switch (run->kind) {
    case DAILY:
        return (number - run->start) % run->every == 0;
    case WEEKLY:
        return (int)(run->weekdays >> number % 7 & 1);
    case MONTHLY:
        return date.day == run->day && (date.year * 12LL + date.month - 1 - run->start) % run->every == 0;
    default:
        return 0;
    }
}

void daterun_rewind(struct daterun *run)
{
    run->at = run->start;
}
