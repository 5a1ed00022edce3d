/*
 * cronwhen - crontab schedules: parse the five fields, ask for the next time.
 *
 * No time zones and no clock: dates are plain numbers of the Gregorian
 * calendar.  Nothing is allocated.
 */
#ifndef CRONWHEN_H
#define CRONWHEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A parsed schedule.  A successful cw_parse() fills it, the rest read it; may be
 * copied by assignment.  The members are not for the caller. */
typedef struct cw_schedule {
    uint64_t minutes;
    uint32_t hours, days;
    uint16_t months;
    uint8_t weekdays;
    bool any_day, any_weekday;
} cw_schedule;

/* A minute of the calendar.  Any numbers may be put in; every function below
 * says what it does with a date that does not exist. */
typedef struct cw_date {
    int year;   /* 1 .. 9999 */
    int month;  /* 1 .. 12 */
    int day;    /* 1 .. 31 */
    int hour;   /* 0 .. 23 */
    int minute; /* 0 .. 59 */
} cw_date;

enum cw_error {
    CW_OK = 0,
    CW_SYNTAX, /* not five fields, or something that is not understood */
    CW_RANGE,  /* a number too small or too large for its field, or a range
                  that runs backwards */
    CW_NEVER   /* well-formed, but no such day can ever come */
};

/*
 * Parses "minute hour day month weekday", separated by blanks.  A field is a
 * list "a,b,c" of: a number, a range "1-5", or "*"; the last two may have a
 * step: "1-9/2", "* /15" without the blank, 1 to 99.  Weekdays are 0 to 7,
 * both 0 and 7 being Sunday.  As with Vixie cron, when neither the day nor
 * the weekday field is exactly "*", a date matches that suits either.
 *
 * On any result but CW_OK *s is left alone.
 */
enum cw_error cw_parse(cw_schedule *s, const char *text);

/* A short English text for an error; never NULL, whatever the number. */
const char *cw_strerror(int error);

/* Whether the date exists and its year is within 1 to 9999. */
bool cw_date_ok(const cw_date *d);

/* 0 for Sunday to 6 for Saturday; -1 when the date does not exist. */
int cw_weekday(const cw_date *d);

/* <0, 0 or >0 as a is before, the same as, or after b: member by member,
 * whether the dates exist or not. */
int cw_compare(const cw_date *a, const cw_date *b);

/* Whether the schedule has this minute.  False for a date that does not
 * exist. */
bool cw_matches(const cw_schedule *s, const cw_date *d);

/*
 * Finds the first minute strictly after *after that the schedule has, stores
 * it in *next and returns true.  False, with *next untouched, when *after
 * does not exist or nothing is left until the end of the year 9999.
 * after and next may be the same object.
 */
bool cw_next(const cw_schedule *s, const cw_date *after, cw_date *next);

/* Writes "YYYY-MM-DD hh:mm" as snprintf() does: at most size bytes with the
 * NUL, returning the length of the whole text.  -1 when the date does not
 * exist.  buf may be NULL when size is 0. */
int cw_format(const cw_date *d, char *buf, size_t size);

#endif
