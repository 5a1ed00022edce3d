/*
 * workcal.h - dates of the Gregorian calendar and working days
 *
 * Dates are from 0001-01-01 to 9999-12-31.  Unless noted otherwise, every
 * wc_date passed in has to be a valid one in the sense of wc_valid(); dates
 * from outside the program should go through that, or through wc_parse().
 */
#ifndef WORKCAL_H
#define WORKCAL_H

#include <stddef.h>

typedef struct wc_date {
    int year;  /* 1 .. 9999 */
    int month; /* 1 .. 12 */
    int day;   /* 1 .. 28 to 31 */
} wc_date;

typedef struct workcal workcal;

#define WC_LAST_SERIAL 3652058L /* 9999-12-31 */
#define WC_TEXT_SIZE 11         /* "2024-02-29" with its terminator */
#define WC_MAX_HOLIDAYS 1024
#define WC_MAX_STEP 10000

/* 1 if there is such a date, else 0.  Takes any numbers. */
int wc_valid(wc_date date);

/* <0, 0, >0 as a is before, the same as, after b.  Takes any numbers, too. */
int wc_compare(wc_date a, wc_date b);

/* Days since 0001-01-01, which is 0. */
long wc_serial(wc_date date);

/* The other way; 0000-00-00 if serial is not in 0 .. WC_LAST_SERIAL. */
wc_date wc_from_serial(long serial);

/* 0 for Monday to 6 for Sunday. */
int wc_weekday(wc_date date);

/* "January" for 1 ... "December" for 12; month must be one of these. */
const char *wc_month_name(int month);

/* Writes e.g. "2024-02-29" and a terminator; text has at least WC_TEXT_SIZE
 * bytes. */
void wc_format(wc_date date, char *text);

/* Reads what wc_format() writes.  1, or 0 if text is not a valid date in that
 * form; *date is not changed then. */
int wc_parse(const char *text, wc_date *date);

/*
 * A calendar in which Saturdays, Sundays and the given holidays are off.
 * The holidays are in any order.  They are not copied: the array must remain
 * until the calendar is closed.  It may be NULL if count is 0.
 * Returns NULL if count is above WC_MAX_HOLIDAYS, if a holiday is not a valid
 * date, or if memory is exhausted.
 */
workcal *wc_open(const wc_date *holidays, size_t count);

/* Closes a calendar.  NULL is ignored. */
void wc_close(workcal *cal);

/* 1 if people work on that date, else 0. */
int wc_is_workday(const workcal *cal, wc_date date);

/*
 * The date that is steps working days later, or earlier if negative; the same
 * date for 0.  0000-00-00 if that is not a valid date any more, or steps is
 * not in -WC_MAX_STEP .. WC_MAX_STEP.
 */
wc_date wc_add(const workcal *cal, wc_date date, int steps);

#endif
