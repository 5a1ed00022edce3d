#ifndef WKSTAMP_H
#define WKSTAMP_H

#include <stddef.h>

/// Calendar days of the years 1 to 9999 (Gregorian throughout).
/// A day is a number: days since 1970-01-01, earlier ones are negative.

/// The first and the last day there is.
#define WS_MIN (-719162L)
#define WS_MAX 2932896L
/// What functions return that have no day to return.
#define WS_NODAY (-1000000L)

/// Room that ws_format() needs, with the terminating zero.
#define WS_TEXT 15

struct ws_date {
    int year, month, day; ///< month and day from 1
};

/// Whether a date is one of the calendar.
int ws_valid(struct ws_date d);

/// The day of a date, WS_NODAY when it is not valid.
long ws_day(struct ws_date d);

/// The date of a day; all fields 0 when it is not WS_MIN .. WS_MAX.
struct ws_date ws_date(long day);

/// A day some months later (or earlier); at the end of shorter months the last
/// day is taken. WS_NODAY when either is not WS_MIN .. WS_MAX.
long ws_add_months(long day, long months);

/// Days in a month, 0 when there is no such month.
int ws_month_days(int year, int month);

/// The English name of the day of the week, three letters; "???" when the day
/// is not WS_MIN .. WS_MAX.
const char *ws_weekday(long day);

/// Write a day as "Thu 1970-01-01" to buf, which has room for WS_TEXT characters.
/// -1 (and an empty text) when the day is not WS_MIN .. WS_MAX.
int ws_format(long day, char *buf);

#endif
