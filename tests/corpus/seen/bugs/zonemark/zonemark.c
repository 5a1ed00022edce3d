#include "zonemark.h"

#include <stdio.h>
#include <string.h>

#define DAY 86400
#define MAX_OFFSET (14 * 60)
#define FIRST INT64_C(-62135596800) /* 0001-01-01T00:00:00 */
#define LAST INT64_C(253402300799)  /* 9999-12-31T23:59:59 */

static bool leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_length(int year, int month)
{
    static const unsigned char days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

    return days[month - 1] + (month == 2 && leap(year));
}

/* Days from 1970-01-01; years of this count begin with March. */
static int64_t days_of(int year, int month, int day)
{
    int y = month <= 2 ? year - 1 : year;
    int m = month <= 2 ? month + 9 : month - 3;
    int era = y / 400, of_era = y % 400;
    int64_t days = (int64_t)of_era * 365 + of_era / 4 - of_era / 100 + (153 * m + 2) / 5 + day - 1;

    return (int64_t)era * 146097 + days - 719468;
}

static void date_of(int64_t days, int *year, int *month, int *day)
{
    int64_t z = days + 719468; /* not negative from year 1 on */
    int era = (int)(z / 146097), of_era = (int)(z % 146097);
    int y = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int of_year = of_era - (365 * y + y / 4 - y / 100);
    int m = (5 * of_year + 2) / 153;

    *day = of_year - (153 * m + 2) / 5 + 1;
    *month = m < 10 ? m + 3 : m - 9;
    *year = y + era * 400 + (*month <= 2);
}

static bool valid(zonemark mark)
{
    if (mark.offset < -MAX_OFFSET || mark.offset > MAX_OFFSET)
        return false;
    if (mark.utc < FIRST - DAY || mark.utc > LAST + DAY)
        return false;
    int64_t local = mark.utc + mark.offset * 60;
    return local >= FIRST && local <= LAST;
}

bool zonemark_make(zonemark *out, const zonemark_fields *f)
{
    if (f->year < 1 || f->year > 9999 || f->month < 1 || f->month > 12)
        return false;
    if (f->day < 1 || f->day > month_length(f->year, f->month))
        return false;
    if (f->hour < 0 || f->hour > 23 || f->minute < 0 || f->minute > 59 || f->second < 0 || f->second > 59)
        return false;
    if (f->offset < -MAX_OFFSET || f->offset > MAX_OFFSET)
        return false;
    int64_t local = days_of(f->year, f->month, f->day) * DAY + f->hour * 3600 + f->minute * 60 + f->second;
    out->utc = local - f->offset * 60;
    out->offset = f->offset;
    return true;
}

/* Reads `count` digits and then the character `after`. */
static const char *number(const char *s, int count, char after, int *value)
{
    int n = 0;

    if (!s)
        return NULL;
    while (count-- > 0) {
        if (*s < '0' || *s > '9')
            return NULL;
        n = n * 10 + (*s++ - '0');
    }
    if (*s != after)
        return NULL;
    *value = n;
    return after ? s + 1 : s;
}

bool zonemark_parse(zonemark *out, const char *text)
{
    zonemark_fields f = { 0 };
    const char *s = text;

    s = number(s, 4, '-', &f.year);
    s = number(s, 2, '-', &f.month);
    s = number(s, 2, 'T', &f.day);
    s = number(s, 2, ':', &f.hour);
    s = number(s, 2, ':', &f.minute);
    if (!s || s[0] == '\0' || s[1] == '\0')
        return false;
    char sign = s[2];
    s = number(s, 2, sign, &f.second);
    if (!s)
        return false;
    if (sign == '+' || sign == '-') {
        int hours = 0, minutes = 0;
        s = number(s, 2, ':', &hours);
        s = number(s, 2, '\0', &minutes);
        if (!s || minutes > 59)
            return false;
        f.offset = hours * 60 + minutes;
        if (sign == '-')
            f.offset = -f.offset;
    } else if (sign != 'Z' || *s != '\0') {
        return false;
    }
    return zonemark_make(out, &f);
}

bool zonemark_at(zonemark *out, zonemark mark, int offset)
{
    zonemark moved = { mark.utc, offset };

    if (!valid(mark) || !valid(moved))
        return false;
    *out = moved;
    return true;
}

bool zonemark_add(zonemark *out, zonemark mark, int64_t seconds)
{
    if (!valid(mark) || seconds > LAST - FIRST || seconds < FIRST - LAST)
        return false;
    zonemark moved = { mark.utc + seconds, mark.offset };
    if (!valid(moved))
        return false;
    *out = moved;
    return true;
}

bool zonemark_split(zonemark_fields *out, zonemark mark)
{
    if (!valid(mark))
        return false;
    int64_t since = mark.utc + mark.offset * 60 - FIRST;
    int rest = (int)(since % DAY);
    date_of((since + FIRST - rest) / DAY, &out->year, &out->month, &out->day);
    out->hour = rest / 3600;
    out->minute = rest / 60 % 60;
    out->second = rest % 60;
    out->offset = mark.offset;
    return true;
}

bool zonemark_format(zonemark mark, char *out, size_t size)
{
    zonemark_fields f;
    char text[96];

    if (size < ZONEMARK_TEXT || !zonemark_split(&f, mark))
        return false;
    int offset = f.offset < 0 ? -f.offset : f.offset;
    snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02d%c%02d:%02d", f.year, f.month, f.day, f.hour, f.minute,
             f.second, f.offset < 0 ? '-' : '+', offset / 60, offset % 60);
    memcpy(out, text, strlen(text) + 1);
    return true;
}

int zonemark_compare(zonemark a, zonemark b)
{
    return (a.utc > b.utc) - (a.utc < b.utc);
}

bool zonemark_equal(zonemark a, zonemark b)
{
    return a.utc == b.utc;
}

uint32_t zonemark_hash(zonemark mark)
{
    uint64_t h = (uint64_t)mark.utc * UINT64_C(0x9e3779b97f4a7c15);

    h ^= h >> 29;
    h += (uint32_t)mark.offset;
    h *= UINT64_C(0xbf58476d1ce4e5b9);
    return (uint32_t)(h >> 32);
}

int zonemark_weekday(zonemark mark)
{
    if (!valid(mark))
        return 0;
    /* 0001-01-01 was a Monday. */
    int64_t days = (mark.utc + mark.offset * 60 - FIRST) / DAY;
    return (int)((days + 1) % 7);
}
