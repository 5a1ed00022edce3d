#ifndef CIVILTIME_H
#define CIVILTIME_H

#include <stdbool.h>
#include <stdint.h>

/* Broken-down time, UTC. */
struct civil {
    int year;   /* 0..9999 */
    int month;  /* 1..12 */
    int day;    /* 1..31 */
    int hour;   /* 0..23 */
    int minute; /* 0..59 */
    int second; /* 0..59 */
};

/* true if all fields are in their ranges and the month has the day */
bool civil_ok(const struct civil *t);

/* Seconds since 1970 to broken-down time; false if the year is out of range. */
bool civil_from_unix(int64_t seconds, struct civil *out);

/* And back.  Fields that are out of range are carried over: minute 90 is half
   past one.  (The month is not; it must be 1..12.) */
int64_t civil_to_unix(const struct civil *t);

/* Sunday is 0.  For times that are ok. */
int civil_weekday(const struct civil *t);

/* "Sunday" .. "Saturday" for 0..6, "January" .. "December" for 1..12.  Static
   strings, never to be freed. */
const char *civil_weekday_name(int weekday);
const char *civil_month_name(int month);

/* Both write to buf, which must be at least CIVIL_TEXT bytes long, and return
   it.  As with asctime(), the behaviour is undefined if the time is not ok. */
#define CIVIL_TEXT 25
char *civil_iso(const struct civil *t, char *buf);  /* 2004-12-01T09:05:00Z */
char *civil_long(const struct civil *t, char *buf); /* Wed Dec  1 09:05:00 2004 */

/* Reads what civil_iso() writes. */
bool civil_parse(const char *text, struct civil *out);

#endif
