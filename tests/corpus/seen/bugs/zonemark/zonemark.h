/*
 * zonemark - points in time that remember the offset of their time zone
 *
 * A mark is an instant, counted in seconds, together with the offset from UTC
 * at which it is shown.  The calendar is the Gregorian one, also for the past;
 * there are no leap seconds.  Local years run from 1 to 9999, offsets from
 * -14 to +14 hours in whole minutes.
 */
#ifndef ZONEMARK_H
#define ZONEMARK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ZONEMARK_TEXT 26 /* bytes for zonemark_format(), with the final NUL */

/* Made by the functions below only; the members are theirs.  Marks are values,
   to be copied by assignment. */
typedef struct zonemark {
    int64_t utc;  /* seconds since 1970-01-01T00:00:00Z */
    int offset;   /* minutes east of UTC */
} zonemark;

typedef struct zonemark_fields {
    int year, month, day;     /* month and day from 1 */
    int hour, minute, second; /* 0..23, 0..59, 0..59 */
    int offset;               /* minutes east of UTC */
} zonemark_fields;

/* Each of these five returns false, and writes nothing, if the outcome would
   not be a valid mark or the input is wrong. */

/* From local date and time. */
bool zonemark_make(zonemark *out, const zonemark_fields *fields);

/* Reads "2024-02-29T23:59:00+01:00", exactly in this form; "Z" may stand in
   place of the offset. */
bool zonemark_parse(zonemark *out, const char *text);

/* The same instant shown at another offset. */
bool zonemark_at(zonemark *out, zonemark mark, int offset);

/* A later instant, or an earlier one if seconds is negative. */
bool zonemark_add(zonemark *out, zonemark mark, int64_t seconds);

/* Splits a mark into local date and time. */
bool zonemark_split(zonemark_fields *out, zonemark mark);

/* The text that zonemark_parse() reads; an offset of 0 is written +00:00.
   False if size is below ZONEMARK_TEXT. */
bool zonemark_format(zonemark mark, char *out, size_t size);

/* Below 0, 0 or above 0, as a is before b, the same instant, or after. */
int zonemark_compare(zonemark a, zonemark b);

/* Whether both are the same instant, at whatever offsets. */
bool zonemark_equal(zonemark a, zonemark b);

/* A hash for tables with marks as keys, which compare them by
   zonemark_equal(). */
uint32_t zonemark_hash(zonemark mark);

/* Day of the week of the local date, 0 is Sunday. */
int zonemark_weekday(zonemark mark);

#endif
