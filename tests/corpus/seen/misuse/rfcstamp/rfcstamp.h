#ifndef RFCSTAMP_H
#define RFCSTAMP_H

/*
 * Dates as internet protocols write them, in UTC and without the C library's
 * locale and time zone.
 *
 *   RFC 3339    2024-02-29T23:59:59Z            rfcstamp_iso
 *   IMF-fixdate Thu, 29 Feb 2024 23:59:59 GMT   rfcstamp_http
 *   syslog      Feb 29 23:59:59                 rfcstamp_log
 *
 * A moment is passed by value.  Every function that takes one expects it to be
 * a date that exists (rfcstamp_valid tells), and may abort when it is not.
 * Only the parsers look at what they are given.
 *
 * The functions that write take a buffer of at least RFCSTAMP_ISO, RFCSTAMP_HTTP
 * or RFCSTAMP_LOG bytes, terminator included, and return it.
 */

#include <stdint.h>

#define RFCSTAMP_ISO 21
#define RFCSTAMP_HTTP 30
#define RFCSTAMP_LOG 16

/* The seconds of 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z. */
#define RFCSTAMP_FIRST (-62135596800)
#define RFCSTAMP_LAST 253402300799

typedef struct {
    int year;  /* 1 to 9999 */
    int month; /* 1 to 12 */
    int day;   /* 1 to 31 */
    int hour, minute, second; /* no leap seconds */
} rfcstamp;

int rfcstamp_valid(rfcstamp t);

/* Seconds since 1970 and back; from RFCSTAMP_FIRST to RFCSTAMP_LAST. */
rfcstamp rfcstamp_from_seconds(int64_t seconds);
int64_t rfcstamp_to_seconds(rfcstamp t);

int rfcstamp_weekday(rfcstamp t);              /* 0 is Sunday */
const char *rfcstamp_day_name(int weekday);    /* 0 to 6: "Sun" to "Sat" */
const char *rfcstamp_month_name(int month);    /* 1 to 12: "Jan" to "Dec" */
int rfcstamp_month_days(int year, int month);  /* any year, month 1 to 12 */

char *rfcstamp_iso(char *buffer, rfcstamp t);
char *rfcstamp_http(char *buffer, rfcstamp t);
char *rfcstamp_log(char *buffer, rfcstamp t);

/* 0 and the moment, or -1 when the whole text is not a date in that format (of
   the day's name, nothing but the form is looked at). */
int rfcstamp_parse_iso(const char *text, rfcstamp *t);
int rfcstamp_parse_http(const char *text, rfcstamp *t);

#endif
