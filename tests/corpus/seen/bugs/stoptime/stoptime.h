#ifndef STOPTIME_H
#define STOPTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Times in a weekly timetable, to the minute. */

enum { ST_MONDAY, ST_TUESDAY, ST_WEDNESDAY, ST_THURSDAY, ST_FRIDAY, ST_SATURDAY, ST_SUNDAY };

#define ST_DAY 1440          /* minutes a day */
#define ST_WEEK (7 * ST_DAY) /* minutes a week */

typedef struct {
    uint8_t day;     /* ST_MONDAY to ST_SUNDAY */
    uint16_t minute; /* of the day, 0 to 1439 */
} st_time;

/* False, and *t is left alone, if a part is out of range. */
bool st_make(int day, int hour, int minute, st_time *t);

/* From and to minutes since Monday 00:00.  Minutes before or past the week
   are taken around. */
st_time st_from_minutes(long minutes);
long st_to_minutes(st_time t);

/* Later (or earlier) by so many minutes, in the same weekly timetable. */
st_time st_add(st_time t, int minutes);

/* Minutes to wait at `from` until the next `to`, 0 to ST_WEEK - 1. */
long st_wait(st_time from, st_time to);

/* The order in the week, Monday 00:00 first: less than 0, 0 or more than 0 as
   a is before, the same as or after b. */
int st_compare(st_time a, st_time b);
bool st_equal(st_time a, st_time b);

/* Sorts in the order of st_compare(). */
void st_sort(st_time *times, size_t count);

/* As "Mon 08:05".  The result of st_format() is the length, 9; it writes
   nothing and returns 0 if `size` is less than 10. */
size_t st_format(st_time t, char *text, size_t size);
bool st_parse(const char *text, st_time *t);

#endif
