#ifndef SETTCAL_H
#define SETTCAL_H

#include <stdbool.h>
#include <stddef.h>

// Settlement calendars: on which days is a market open, and when does a trade
// of today settle?
//
// Calendars are counted references, since many contracts usually share one:
// scal_open gives you a reference, scal_ref another one, and each is given up
// with scal_unref. With the last one the calendar is gone.

typedef struct scal scal;

// A date of the Gregorian calendar, from 1583-01-01 to 9999-12-31. Functions
// that take one expect a date that exists; ask scal_date_exists when it comes
// from outside. Results near the upper end may lie a little beyond it.
typedef struct {
    int year;
    int month; // 1 is January
    int day;   // 1 is the first
} scal_date;

bool scal_date_exists(scal_date date);

// 0 is Monday, 6 is Sunday.
int scal_weekday(scal_date date);

// Weekdays on which a market is always closed, as bits, for scal_open.
#define SCAL_ON(weekday) (1u << (weekday))
#define SCAL_SAT_SUN (SCAL_ON(5) | SCAL_ON(6))
#define SCAL_FRI_SAT (SCAL_ON(4) | SCAL_ON(5))

// A calendar with no other closures than those of the weekdays, some of which
// must remain open. NULL when there is no memory left.
scal *scal_open(unsigned weekend);
scal *scal_ref(scal *cal);
void scal_unref(scal *cal);

// Up to this many closures fit into a calendar.
#define SCAL_CLOSURES 2000

// Adds a holiday. True also when it is known already. False when there are too
// many or there is no memory left.
bool scal_close_on(scal *cal, scal_date date);

// Takes a holiday back. False when there is no such one.
bool scal_reopen(scal *cal, scal_date date);

// All holidays, in ascending order. The array belongs to the calendar and stays
// until the next scal_close_on or scal_reopen; NULL when there is none.
const scal_date *scal_closures(const scal *cal, size_t *count);

bool scal_is_open(const scal *cal, scal_date date);

// The first business day not before a date.
scal_date scal_following(const scal *cal, scal_date date);

// The day on which a trade settles: `lag` (0 to 1000) business days after the
// trade date, which is moved to the following business day first.
scal_date scal_settle(const scal *cal, scal_date trade, int lag);

#endif
