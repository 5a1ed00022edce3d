#include "stoptime.h"

#include <stdlib.h>
#include <string.h>

static const char names[] = "MonTueWedThuFriSatSun";

bool st_make(int day, int hour, int minute, st_time *t)
{
    if (day < ST_MONDAY || day > ST_SUNDAY || hour < 0 || hour > 23 || minute < 0 || minute > 59)
        return false;
    t->day = (uint8_t)day;
    t->minute = (uint16_t)(hour * 60 + minute);
    return true;
}

st_time st_from_minutes(long minutes)
{
    minutes %= ST_WEEK;
    if (minutes < 0)
        minutes += ST_WEEK;
    st_time t = {(uint8_t)(minutes / ST_DAY), (uint16_t)(minutes % ST_DAY)};
    return t;
}

long st_to_minutes(st_time t)
{
    return (long)t.day * ST_DAY + t.minute;
}

st_time st_add(st_time t, int minutes)
{
    return st_from_minutes(st_to_minutes(t) + minutes % ST_WEEK);
}

long st_wait(st_time from, st_time to)
{
    long wait = (st_to_minutes(to) - st_to_minutes(from)) % ST_WEEK;
    return wait < 0 ? wait + ST_WEEK : wait;
}

int st_compare(st_time a, st_time b)
{
    if (a.day < b.day)
        return -1;
    if (a.minute < b.minute)
        return -1;
    if (st_equal(a, b))
        return 0;
    return 1;
}

bool st_equal(st_time a, st_time b)
{
    return a.day == b.day && a.minute == b.minute;
}

static int by_time(const void *a, const void *b)
{
    return st_compare(*(const st_time *)a, *(const st_time *)b);
}

void st_sort(st_time *times, size_t count)
{
    if (count > 1)
        qsort(times, count, sizeof *times, by_time);
}

size_t st_format(st_time t, char *text, size_t size)
{
    if (size < 10)
        return 0;
    unsigned hour = t.minute / 60 % 24, minute = t.minute % 60;
    memcpy(text, names + t.day % 7 * 3, 3);
    text[3] = ' ';
    text[4] = (char)('0' + hour / 10);
    text[5] = (char)('0' + hour % 10);
    text[6] = ':';
    text[7] = (char)('0' + minute / 10);
    text[8] = (char)('0' + minute % 10);
    text[9] = '\0';
    return 9;
}

/* Two digits as a number, -1 when they are not. */
static int pair(const char *digits)
{
    if (digits[0] < '0' || digits[0] > '9' || digits[1] < '0' || digits[1] > '9')
        return -1;
    return (digits[0] - '0') * 10 + digits[1] - '0';
}

bool st_parse(const char *text, st_time *t)
{
    if (strlen(text) != 9 || text[3] != ' ' || text[6] != ':')
        return false;
    for (int day = ST_MONDAY; day <= ST_SUNDAY; day++)
        if (memcmp(text, names + day * 3, 3) == 0)
            return st_make(day, pair(text + 4), pair(text + 7), t);
    return false;
}
