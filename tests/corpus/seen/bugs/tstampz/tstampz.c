#include "tstampz.h"

#include <stdio.h>
#include <stdlib.h>

struct tstampz {
    int year, month, day;
    int hour, minute, second;
    int nanos;
    int offset; /* minutes east of UTC */
};

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_of(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* Days since 1970-01-01; years from March on, so that the leap day is last. */
static int64_t day_number(int year, int month, int day)
{
    int64_t y = (int64_t)year - (month <= 2) + 400;
    int64_t era = y / 400, of_era = y % 400;
    int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return (era - 1) * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

static void set_day(tstampz *t, int64_t number)
{
    int64_t z = number + 719468 + 146097;
    int64_t era = z / 146097, of_era = z % 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153;
    t->day = (int)(of_year - (153 * month + 2) / 5 + 1);
    t->month = (int)(month < 10 ? month + 3 : month - 9);
    t->year = (int)(year + (era - 1) * 400 + (t->month <= 2));
}

/* Exactly count digits with a value up to highest. */
static int digits(const char **at, int count, int highest, int *value)
{
    int v = 0;
    for (; count > 0; count--, (*at)++) {
        if (**at < '0' || **at > '9')
            return 0;
        v = 10 * v + (**at - '0');
    }
    *value = v;
    return v <= highest;
}

static int literal(const char **at, char c)
{
    if (**at != c)
        return 0;
    (*at)++;
    return 1;
}

static int read_date(const char **at, tstampz *t)
{
    return digits(at, 4, 9999, &t->year) && literal(at, '-') && digits(at, 2, 12, &t->month) && t->month >= 1 &&
           literal(at, '-') && digits(at, 2, 31, &t->day) && t->day >= 1 && t->day <= days_of(t->year, t->month);
}

static int read_time(const char **at, tstampz *t)
{
    if (!digits(at, 2, 23, &t->hour) || !literal(at, ':') || !digits(at, 2, 59, &t->minute) || !literal(at, ':') ||
        !digits(at, 2, 59, &t->second))
        return 0;
    t->nanos = 0;
    if (literal(at, '.')) {
        int weight = 100000000, digit;
        if (!digits(at, 1, 9, &digit))
            return 0;
        do {
            t->nanos += digit * weight;
            weight /= 10;
        } while (weight > 0 && digits(at, 1, 9, &digit));
    }
    return 1;
}

static int read_offset(const char **at, tstampz *t)
{
    int hours, minutes;
    if (literal(at, 'Z')) {
        t->offset = 0;
        return 1;
    }
    int negative = **at == '-';
    if ((!literal(at, '-') && !literal(at, '+')) || !digits(at, 2, 23, &hours) || !literal(at, ':') ||
        !digits(at, 2, 59, &minutes))
        return 0;
    t->offset = negative ? -(60 * hours + minutes) : 60 * hours + minutes;
    return 1;
}

static int read_all(const char *text, tstampz *t)
{
    if (!read_date(&text, t))
        return 0;
    if (*text == '\0') {
        t->hour = t->minute = t->second = 0;
        t->nanos = 0;
        return 1;
    }
    return (literal(&text, 'T') || literal(&text, ' ')) && read_time(&text, t) && read_offset(&text, t) &&
           *text == '\0';
}

tstampz *tsz_parse(const char *text)
{
    tstampz *t = malloc(sizeof *t);
    if (t != NULL && !read_all(text, t)) {
        free(t);
        return NULL;
    }
    return t;
}

/* `local` is the number of seconds that a clock at the offset shows. */
static tstampz *make(int64_t local, int nanos, int offset)
{
    if (local < day_number(0, 1, 1) * 86400 || local >= day_number(10000, 1, 1) * 86400)
        return NULL;
    tstampz *t = malloc(sizeof *t);
    if (t == NULL)
        return NULL;
    int64_t of_day = (local % 86400 + 86400) % 86400;
    set_day(t, (local - of_day) / 86400);
    t->hour = (int)(of_day / 3600);
    t->minute = (int)(of_day / 60 % 60);
    t->second = (int)(of_day % 60);
    t->nanos = nanos;
    t->offset = offset;
    return t;
}

tstampz *tsz_from_unix(int64_t seconds)
{
    return make(seconds, 0, 0);
}

tstampz *tsz_at_offset(const tstampz *t, int minutes)
{
    if (minutes < -1439 || minutes > 1439)
        return NULL;
    return make(tsz_unix(t) + 60 * (int64_t)minutes, t->nanos, minutes);
}

void tsz_free(tstampz *t)
{
    free(t);
}

int64_t tsz_unix(const tstampz *t)
{
    return day_number(t->year, t->month, t->day) * 86400 + t->hour * 3600 + t->minute * 60 + t->second -
           60 * (int64_t)t->offset;
}

int tsz_nanos(const tstampz *t)
{
    return t->nanos;
}

int tsz_offset(const tstampz *t)
{
    return t->offset;
}

int tsz_weekday(const tstampz *t)
{
    return (int)((day_number(t->year, t->month, t->day) % 7 + 7 + 4) % 7);
}

int tsz_yearday(const tstampz *t)
{
    return (int)(day_number(t->year, t->month, t->day) - day_number(t->year, 1, 1)) + 1;
}

int tsz_compare(const tstampz *a, const tstampz *b)
{
    int64_t x = tsz_unix(a), y = tsz_unix(b);
    if (x != y)
        return x < y ? -1 : 1;
    return (a->nanos > b->nanos) - (a->nanos < b->nanos);
}

int tsz_format(const tstampz *t, char *out, size_t size)
{
    char fraction[16] = "", zone[16] = "Z";
    if (t->nanos != 0)
        snprintf(fraction, sizeof fraction, ".%09d", t->nanos);
    if (t->offset != 0) {
        unsigned minutes = (unsigned)llabs(t->offset) % 1440;
        snprintf(zone, sizeof zone, "%c%02u:%02u", t->offset < 0 ? '-' : '+', minutes / 60, minutes % 60);
    }
    return snprintf(out, size, "%04d-%02d-%02dT%02d:%02d:%02d%s%s", t->year, t->month, t->day, t->hour, t->minute,
                    t->second, fraction, zone);
}
