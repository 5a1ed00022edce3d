#include "zonetime.h"

#include <stdio.h>
#include <stdlib.h>

#define DAY 1440

static int64_t Instant(const ZoneTime *t)
{
    return (int64_t)t->day * DAY + t->minute - t->offset;
}

/* Sets a clock with that offset to an instant. */
static bool Set(ZoneTime *t, int64_t instant, int offset)
{
    if (offset < -840 || offset > 840)
        return false;
    int64_t local = instant + offset;
    int64_t day = local / DAY, minute = local % DAY;
    if (minute < 0) {
        minute += DAY;
        day--;
    }
    if (day < -ZT_DAYS || day > ZT_DAYS)
        return false;
    t->day = (int32_t)day;
    t->minute = (int16_t)minute;
    t->offset = (int16_t)offset;
    return true;
}

bool ZtMake(ZoneTime *t, int32_t day, int minute, int offset)
{
    if (minute < 0 || minute >= DAY || offset < -840 || offset > 840)
        return false;
    return Set(t, (int64_t)day * DAY + minute - offset, offset);
}

bool ZtConvert(const ZoneTime *t, int offset, ZoneTime *converted)
{
    return Set(converted, Instant(t), offset);
}

bool ZtAdd(const ZoneTime *t, int32_t minutes, ZoneTime *sum)
{
    return Set(sum, Instant(t) + minutes, t->offset);
}

int64_t ZtBetween(const ZoneTime *a, const ZoneTime *b)
{
    return Instant(b) - Instant(a);
}

bool ZtEqual(const ZoneTime *a, const ZoneTime *b)
{
    return Instant(a) == Instant(b);
}

int ZtCompare(const ZoneTime *a, const ZoneTime *b)
{
    int64_t x = Instant(a), y = Instant(b);
    return (x > y) - (x < y);
}

static uint32_t Mix(uint32_t hash, uint32_t value)
{
    for (int i = 0; i < 4; i++) {
        hash = (hash ^ (value & 255)) * 16777619u;
        value >>= 8;
    }
    return hash;
}

uint32_t ZtHash(const ZoneTime *t)
{
    uint32_t hash = Mix(2166136261u, (uint32_t)t->day);
    return Mix(Mix(hash, (uint32_t)t->minute), (uint32_t)t->offset);
}

int ZtWeekday(const ZoneTime *t)
{
    int weekday = (t->day % 7 + 3) % 7; /* 1970-01-01 was a Thursday */
    return weekday < 0 ? weekday + 7 : weekday;
}

int ZtFormat(const ZoneTime *t, char *text, size_t size)
{
    int ahead = abs(t->offset);
    return snprintf(text, size, "day %ld %02d:%02d %c%02d:%02d", (long)t->day, t->minute / 60, t->minute % 60,
                    t->offset < 0 ? '-' : '+', ahead / 60, ahead % 60);
}
