#include "settcal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define WEEK 127u

struct scal {
    int references;
    unsigned weekend;
    size_t count;
    size_t room;
    scal_date *closures;
};

static const int month_days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static int days_in(int year, int month)
{
    int days = month_days[month - 1];
    if (month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
        days++;
    return days;
}

bool scal_date_exists(scal_date date)
{
    return date.year >= 1583 && date.year <= 9999 && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
           date.day <= days_in(date.year, date.month);
}

int scal_weekday(scal_date date)
{
    assert(date.year >= 1583);
    long before = date.year - 1L;
    long days = before * 365 + before / 4 - before / 100 + before / 400;
    for (int month = 1; month < date.month; month++)
        days += days_in(date.year, month);
    return (int)((days + date.day - 1) % 7);
}

static scal_date day_after(scal_date date)
{
    if (date.day < days_in(date.year, date.month))
        return (scal_date){date.year, date.month, date.day + 1};
    if (date.month < 12)
        return (scal_date){date.year, date.month + 1, 1};
    return (scal_date){date.year + 1, 1, 1};
}

static int compare(scal_date a, scal_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    return (a.day > b.day) - (a.day < b.day);
}

// The place of the first closure not before a date.
static size_t place_of(const scal *cal, scal_date date)
{
    size_t low = 0, high = cal->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (compare(cal->closures[middle], date) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_closure(const scal *cal, size_t place, scal_date date)
{
    return place < cal->count && compare(cal->closures[place], date) == 0;
}

scal *scal_open(unsigned weekend)
{
    assert((weekend & WEEK) != WEEK);
    scal *cal = calloc(1, sizeof *cal);
    if (cal == NULL)
        return NULL;
    cal->references = 1;
    cal->weekend = weekend & WEEK;
    return cal;
}

scal *scal_ref(scal *cal)
{
    cal->references++;
    return cal;
}

void scal_unref(scal *cal)
{
    if (cal == NULL || --cal->references > 0)
        return;
    free(cal->closures);
    free(cal);
}

bool scal_close_on(scal *cal, scal_date date)
{
    assert(scal_date_exists(date));
    size_t place = place_of(cal, date);
    if (is_closure(cal, place, date))
        return true;
    if (cal->count >= SCAL_CLOSURES)
        return false;
    if (cal->count == cal->room) {
        size_t room = cal->room == 0 ? 4 : cal->room * 2;
        scal_date *closures = realloc(cal->closures, room * sizeof *closures);
        if (closures == NULL)
            return false;
        cal->closures = closures;
        cal->room = room;
    }
    memmove(cal->closures + place + 1, cal->closures + place, (cal->count - place) * sizeof *cal->closures);
    cal->closures[place] = date;
    cal->count++;
    return true;
}

bool scal_reopen(scal *cal, scal_date date)
{
    size_t place = place_of(cal, date);
    if (!is_closure(cal, place, date))
        return false;
    cal->count--;
    memmove(cal->closures + place, cal->closures + place + 1, (cal->count - place) * sizeof *cal->closures);
    return true;
}

const scal_date *scal_closures(const scal *cal, size_t *count)
{
    *count = cal->count;
    return cal->count == 0 ? NULL : cal->closures;
}

bool scal_is_open(const scal *cal, scal_date date)
{
    return (cal->weekend & SCAL_ON(scal_weekday(date))) == 0 && !is_closure(cal, place_of(cal, date), date);
}

scal_date scal_following(const scal *cal, scal_date date)
{
    while (!scal_is_open(cal, date))
        date = day_after(date);
    return date;
}

scal_date scal_settle(const scal *cal, scal_date trade, int lag)
{
    assert(lag >= 0 && lag <= 1000);
    scal_date date = scal_following(cal, trade);
    for (; lag > 0; lag--)
        date = scal_following(cal, day_after(date));
    return date;
}
