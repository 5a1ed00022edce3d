#ifndef ZONETIME_H
#define ZONETIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Points in time as clocks on the wall show them: a day, a minute of the day
 * and how far the clock is ahead of UTC.  Two clocks can show the same instant
 * differently; ZtEqual, ZtCompare and ZtHash are about instants.
 */
typedef struct ZoneTime {
    int32_t day;    /* days since 1970-01-01 */
    int16_t minute; /* 0 .. 1439 */
    int16_t offset; /* minutes ahead of UTC, -840 .. 840 */
} ZoneTime;

#define ZT_DAYS 1000000 /* days lie between -ZT_DAYS and ZT_DAYS */

/* False, and nothing made, if a value is out of its range. */
bool ZtMake(ZoneTime *t, int32_t day, int minute, int offset);

/* The same instant on a clock with another offset. */
bool ZtConvert(const ZoneTime *t, int offset, ZoneTime *converted);

/* Later, or earlier if negative, on the same clock. */
bool ZtAdd(const ZoneTime *t, int32_t minutes, ZoneTime *sum);

/* Minutes from a to b. */
int64_t ZtBetween(const ZoneTime *a, const ZoneTime *b);

/* Whether it is the same instant. */
bool ZtEqual(const ZoneTime *a, const ZoneTime *b);

/* Negative, 0 or positive if a is earlier than, the same as or later than b. */
int ZtCompare(const ZoneTime *a, const ZoneTime *b);

/* For hash tables that compare with ZtEqual. */
uint32_t ZtHash(const ZoneTime *t);

/* 0 for Monday .. 6 for Sunday, on the clock's own day. */
int ZtWeekday(const ZoneTime *t);

/* "day 3 14:05 +01:30", cut to `size` like snprintf(), whose result it has. */
int ZtFormat(const ZoneTime *t, char *text, size_t size);

#endif
