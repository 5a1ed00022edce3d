#include "civiltime.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define DAY 86400

static const char *const weekdays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};
static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static bool in(int value, int low, int high)
{
    return value >= low && value <= high;
}

bool civil_ok(const struct civil *t)
{
    if (!in(t->year, 0, 9999) || !in(t->month, 1, 12) || !in(t->hour, 0, 23) || !in(t->minute, 0, 59) ||
        !in(t->second, 0, 59))
        return false;
    bool leap = t->year % 4 == 0 && (t->year % 100 != 0 || t->year % 400 == 0);
    return in(t->day, 1, lengths[t->month - 1] + (t->month == 2 && leap));
}

/* Division that rounds down. */
static int64_t quotient(int64_t a, int64_t b)
{
    return a / b - (a % b < 0);
}

/* Days from 1970-01-01 to the day before the first of a month. */
static int64_t days_before(int64_t year, int month)
{
    year -= month <= 2;
    int64_t era = quotient(year, 400), of_era = year - era * 400;
    int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5;
    return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719469;
}

int64_t civil_to_unix(const struct civil *t)
{
    assert(in(t->month, 1, 12));
    int64_t days = days_before(t->year, t->month) + t->day;
    return days * DAY + (int64_t)t->hour * 3600 + (int64_t)t->minute * 60 + t->second;
}

bool civil_from_unix(int64_t seconds, struct civil *out)
{
    const struct civil first = {0, 1, 1, 0, 0, 0}, last = {9999, 12, 31, 23, 59, 59};
    if (seconds < civil_to_unix(&first) || seconds > civil_to_unix(&last))
        return false;
    int64_t days = quotient(seconds, DAY);
    int rest = (int)(seconds - days * DAY);
    int64_t shifted = days + 719468; /* since 0000-03-01 */
    int64_t era = quotient(shifted, 146097), of_era = shifted - era * 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t part = (5 * of_year + 2) / 153;
    out->day = (int)(of_year - (153 * part + 2) / 5) + 1;
    out->month = (int)(part < 10 ? part + 3 : part - 9);
    out->year = (int)(year + era * 400) + (out->month <= 2);
    out->hour = rest / 3600;
    out->minute = rest / 60 % 60;
    out->second = rest % 60;
    return true;
}

int civil_weekday(const struct civil *t)
{
    int64_t days = days_before(t->year, t->month) + t->day;
    return (int)(days + 4 - quotient(days + 4, 7) * 7);
}

const char *civil_weekday_name(int weekday)
{
    return weekdays[weekday];
}

const char *civil_month_name(int month)
{
    return months[month - 1];
}

char *civil_iso(const struct civil *t, char *buf)
{
    sprintf(buf, "%04d-%02d-%02dT%02d:%02d:%02dZ", t->year, t->month, t->day, t->hour, t->minute, t->second);
    return buf;
}

char *civil_long(const struct civil *t, char *buf)
{
    sprintf(buf, "%.3s %.3s %2d %02d:%02d:%02d %d", civil_weekday_name(civil_weekday(t)), civil_month_name(t->month),
            t->day, t->hour, t->minute, t->second, t->year);
    return buf;
}

bool civil_parse(const char *text, struct civil *out)
{
    static const char form[] = "0000-00-00T00:00:00Z";
    int fields[6] = {0}, field = 0;
    if (strlen(text) != sizeof form - 1)
        return false;
    for (int i = 0; form[i] != '\0'; i++) {
        if (form[i] != '0') {
            if (text[i] != form[i])
                return false;
            field++;
            continue;
        }
        if (text[i] < '0' || text[i] > '9')
            return false;
        fields[field] = fields[field] * 10 + (text[i] - '0');
    }
    struct civil t = {fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]};
    if (!civil_ok(&t))
        return false;
    *out = t;
    return true;
}
