#include "gmtoff.h"

#include <stdlib.h>
#include <string.h>

#define DAY 86400

bool gmtoff_valid(int minutes)
{
    return minutes >= GMTOFF_MIN && minutes <= GMTOFF_MAX;
}

static bool two_digits(const char *text, int *number)
{
    for (int i = 0; i < 2; i++)
        if (text[i] < '0' || text[i] > '9')
            return false;
    *number = 10 * (text[0] - '0') + text[1] - '0';
    return true;
}

bool gmtoff_parse(const char *text, int *minutes)
{
    int hours, rest;
    if (strcmp(text, "Z") == 0) {
        *minutes = 0;
        return true;
    }
    if ((text[0] != '+' && text[0] != '-') || !two_digits(text + 1, &hours) || text[3] != ':' ||
        !two_digits(text + 4, &rest) || text[6] != '\0' || rest > 59)
        return false;
    if (text[0] == '-')
        hours = -hours;
    int offset = hours < 0 ? hours * 60 - rest : hours * 60 + rest;
    if (!gmtoff_valid(offset))
        return false;
    *minutes = offset;
    return true;
}

static void put_two(char *text, int number)
{
    text[0] = (char)('0' + number / 10);
    text[1] = (char)('0' + number % 10);
}

bool gmtoff_format(int minutes, char *text, size_t size)
{
    if (!gmtoff_valid(minutes) || size < (minutes == 0 ? 2 : GMTOFF_TEXT))
        return false;
    if (minutes == 0) {
        memcpy(text, "Z", 2);
        return true;
    }
    text[0] = minutes < 0 ? '-' : '+';
    put_two(text + 1, abs(minutes) / 60);
    text[3] = ':';
    put_two(text + 4, abs(minutes) % 60);
    text[6] = '\0';
    return true;
}

bool tstamp_make(tstamp_t *stamp, int64_t utc, int gmtoff)
{
    if (utc < -TSTAMP_LIMIT || utc > TSTAMP_LIMIT || !gmtoff_valid(gmtoff))
        return false;
    stamp->utc = utc;
    stamp->gmtoff = gmtoff;
    return true;
}

bool tstamp_move(tstamp_t *stamp, int gmtoff)
{
    if (!gmtoff_valid(gmtoff))
        return false;
    stamp->gmtoff = gmtoff;
    return true;
}

int tstamp_compare(const tstamp_t *a, const tstamp_t *b)
{
    return (a->utc > b->utc) - (a->utc < b->utc);
}

/* Days since 1970-01-01 by local time; *second is that within the day. */
static int64_t local_day(const tstamp_t *stamp, int *second)
{
    int64_t day = stamp->utc / DAY, rest = stamp->utc % DAY + stamp->gmtoff % (24 * 60) * INT64_C(60);
    while (rest < 0) {
        rest += DAY;
        day--;
    }
    while (rest >= DAY) {
        rest -= DAY;
        day++;
    }
    *second = (int)rest;
    return day;
}

int tstamp_time_of_day(const tstamp_t *stamp)
{
    int second;
    local_day(stamp, &second);
    return second;
}

int tstamp_weekday(const tstamp_t *stamp)
{
    int second;
    int weekday = (int)((local_day(stamp, &second) + 4) % 7); /* 1970-01-01 was a Thursday */
    return weekday < 0 ? weekday + 7 : weekday;
}

bool tstamp_same_day(const tstamp_t *a, const tstamp_t *b)
{
    int second;
    return local_day(a, &second) == local_day(b, &second);
}
