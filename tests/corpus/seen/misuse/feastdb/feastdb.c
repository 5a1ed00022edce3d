#include "feastdb.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_YEAR 1583
#define LAST_YEAR 9999

struct feast_cal {
    feast_day *days;
    size_t count;
    unsigned visiting;
};

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int feast_month_days(int year, int month)
{
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && leap(year));
}

bool feast_valid(feast_date d)
{
    return d.year >= FIRST_YEAR && d.year <= LAST_YEAR && d.month >= 1 && d.month <= 12 && d.day >= 1 &&
           d.day <= feast_month_days(d.year, d.month);
}

int feast_weekday(feast_date d)
{
    static const int shift[12] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    assert(feast_valid(d));
    int y = d.month < 3 ? d.year - 1 : d.year;
    int sunday0 = (y + y / 4 - y / 100 + y / 400 + shift[d.month - 1] + d.day) % 7;
    return (sunday0 + 6) % 7;
}

bool feast_easter(int year, feast_date *out)
{
    if (year < FIRST_YEAR || year > LAST_YEAR)
        return false;
    int a = year % 19, b = year / 100, c = year % 100;
    int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
    int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
    int m = (a + 11 * h + 22 * l) / 451;
    int n = h + l - 7 * m + 114;
    out->year = year;
    out->month = n / 31;
    out->day = n % 31 + 1;
    return true;
}

feast_cal *feast_new(void)
{
    return calloc(1, sizeof(feast_cal));
}

void feast_free(feast_cal *cal)
{
    if (!cal)
        return;
    assert(!cal->visiting);
    free(cal->days);
    free(cal);
}

static int compare(feast_date a, feast_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    return (a.day > b.day) - (a.day < b.day);
}

/* The first place whose date is not before d. */
static size_t place(const feast_cal *cal, feast_date d)
{
    size_t lo = 0, hi = cal->count;
    while (lo < hi) {
        size_t mid = (lo + hi) / 2;
        if (compare(cal->days[mid].date, d) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static bool holiday_at(const feast_cal *cal, size_t i, feast_date d)
{
    return i < cal->count && compare(cal->days[i].date, d) == 0;
}

/* Calendars are small and change seldom: every change makes a new array of
   just the right size. */
static bool splice(feast_cal *cal, size_t at, const feast_day *added)
{
    size_t count = added ? cal->count + 1 : cal->count - 1;
    feast_day *days = NULL;

    if (count) {
        days = malloc(count * sizeof *days);
        if (!days)
            return false;
        size_t rest = added ? cal->count - at : cal->count - at - 1;
        if (at)
            memcpy(days, cal->days, at * sizeof *days);
        if (added)
            days[at] = *added;
        if (rest)
            memcpy(days + (count - rest), cal->days + (cal->count - rest), rest * sizeof *days);
    }
    free(cal->days);
    cal->days = days;
    cal->count = count;
    return true;
}

bool feast_add(feast_cal *cal, feast_date date, const char *name)
{
    assert(!cal->visiting);
    if (!feast_valid(date) || cal->count == FEAST_MAX)
        return false;
    size_t at = place(cal, date);
    if (holiday_at(cal, at, date))
        return false;
    feast_day day = {.date = date};
    size_t len = strlen(name);
    memcpy(day.name, name, len < FEAST_NAME - 1 ? len : FEAST_NAME - 1);
    return splice(cal, at, &day);
}

bool feast_remove(feast_cal *cal, feast_date date)
{
    assert(!cal->visiting);
    size_t at = place(cal, date);
    if (!holiday_at(cal, at, date))
        return false;
    if (splice(cal, at, NULL))
        return true;
    /* no memory for a smaller array: keep the large one */
    cal->count--;
    memmove(cal->days + at, cal->days + at + 1, (cal->count - at) * sizeof *cal->days);
    return true;
}

const feast_day *feast_find(const feast_cal *cal, feast_date date)
{
    size_t at = place(cal, date);
    return holiday_at(cal, at, date) ? &cal->days[at] : NULL;
}

size_t feast_each(feast_cal *cal, feast_visit visit, void *user)
{
    size_t visits = 0;
    bool more = true;

    cal->visiting++;
    while (more && visits < cal->count) {
        more = visit(&cal->days[visits], user);
        visits++;
    }
    cal->visiting--;
    return visits;
}

bool feast_workday(const feast_cal *cal, feast_date d, feast_date *out)
{
    while (feast_valid(d)) {
        if (feast_weekday(d) < 5 && !feast_find(cal, d)) {
            *out = d;
            return true;
        }
        if (d.day < feast_month_days(d.year, d.month)) {
            d.day++;
        } else if (d.month < 12) {
            d.day = 1;
            d.month++;
        } else {
            d.day = d.month = 1;
            d.year++;
        }
    }
    return false;
}
