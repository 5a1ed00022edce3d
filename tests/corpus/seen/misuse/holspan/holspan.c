#include "holspan.h"

#include <stdlib.h>
#include <string.h>

#define LAST_DAY 3652059L /* 9999-12-31 */

static const short days_before[12] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
static const signed char month_days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

struct span {
    long first, last;
    const char *label;
};

struct holspan {
    struct span *spans; /* in order of time */
    size_t count, room;
};

struct holspan_walk {
    const holspan *cal;
    long next, last;
};

static int is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int holspan_valid(holspan_date d)
{
    int days;

    if (d.year < 1 || d.year > 9999 || d.month < 1 || d.month > 12)
        return 0;
    days = month_days[d.month - 1];
    if (d.month == 2 && is_leap(d.year))
        days++;
    return d.day >= 1 && d.day <= days;
}

long holspan_number(holspan_date d)
{
    long years = d.year - 1;
    long days = years * 365 + years / 4 - years / 100 + years / 400;

    days += days_before[d.month - 1];
    if (d.month > 2 && is_leap(d.year))
        days++;
    return days + d.day;
}

int holspan_weekday(holspan_date d)
{
    /* 0001-01-01 was a Monday. */
    return (int)((holspan_number(d) - 1) % 7);
}

/* The date of a day between 1 and LAST_DAY. */
static holspan_date date_of(long number)
{
    holspan_date d = {(int)((number - 1) / 366) + 1, 1, 1};

    while (d.year < 9999) {
        holspan_date next = {d.year + 1, 1, 1};
        if (holspan_number(next) > number)
            break;
        d.year++;
    }
    while (d.month < 12) {
        holspan_date next = {d.year, d.month + 1, 1};
        if (holspan_number(next) > number)
            break;
        d.month++;
    }
    d.day = (int)(number - holspan_number(d)) + 1;
    return d;
}

int holspan_shift(holspan_date d, long days, holspan_date *result)
{
    long number;

    if (!holspan_valid(d) || days < -LAST_DAY || days > LAST_DAY)
        return -1;
    number = holspan_number(d) + days;
    if (number < 1 || number > LAST_DAY)
        return -1;
    *result = date_of(number);
    return 0;
}

holspan *holspan_new(void)
{
    return calloc(1, sizeof(holspan));
}

void holspan_free(holspan *cal)
{
    if (cal == NULL)
        return;
    free(cal->spans);
    free(cal);
}

/* The index of the first span that does not end before the day. */
static size_t span_from(const holspan *cal, long day)
{
    size_t low = 0, high = cal->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (cal->spans[middle].last < day)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int holspan_add(holspan *cal, holspan_date from, holspan_date to, const char *label)
{
    struct span fresh;
    size_t at;

    if (!holspan_valid(from) || !holspan_valid(to) || label == NULL)
        return -1;
    fresh.first = holspan_number(from);
    fresh.last = holspan_number(to);
    fresh.label = label;
    if (fresh.last < fresh.first || cal->count >= HOLSPAN_MAX)
        return -1;
    at = span_from(cal, fresh.first);
    if (at < cal->count && cal->spans[at].first <= fresh.last)
        return -1;
    if (cal->count == cal->room) {
        size_t room = cal->room == 0 ? 8 : cal->room * 2;
        struct span *more = realloc(cal->spans, room * sizeof *more);
        if (more == NULL)
            return -1;
        cal->spans = more;
        cal->room = room;
    }
    memmove(cal->spans + at + 1, cal->spans + at, (cal->count - at) * sizeof *cal->spans);
    cal->spans[at] = fresh;
    cal->count++;
    return 0;
}

const char *holspan_label(const holspan *cal, holspan_date d)
{
    long day;
    size_t at;

    if (!holspan_valid(d))
        return NULL;
    day = holspan_number(d);
    at = span_from(cal, day);
    return at < cal->count && cal->spans[at].first <= day ? cal->spans[at].label : NULL;
}

size_t holspan_count(const holspan *cal, const char *label)
{
    size_t i, found = 0;

    for (i = 0; i < cal->count; i++)
        if (strcmp(cal->spans[i].label, label) == 0)
            found++;
    return found;
}

holspan_walk *holspan_walk_open(const holspan *cal, holspan_date from, holspan_date to)
{
    holspan_walk *walk;

    if (!holspan_valid(from) || !holspan_valid(to))
        return NULL;
    walk = malloc(sizeof *walk);
    if (walk == NULL)
        return NULL;
    walk->cal = cal;
    walk->next = holspan_number(from);
    walk->last = holspan_number(to);
    return walk;
}

int holspan_walk_next(holspan_walk *walk, holspan_date *d)
{
    const holspan *cal = walk->cal;
    size_t at = span_from(cal, walk->next);

    while (at < cal->count && cal->spans[at].first <= walk->next)
        walk->next = cal->spans[at++].last + 1;
    if (walk->next > walk->last)
        return 0;
    *d = date_of(walk->next++);
    return 1;
}

void holspan_walk_close(holspan_walk *walk)
{
    free(walk);
}
