#include "front/lang/value.h"

#include <ctype.h>

#define SECONDS_OF_DAY 86400LL
#define FIRST_DAY (-719162LL) /* 0001-01-01 */
#define LAST_DAY 2932896LL    /* 9999-12-31 */

/* Days since 1970-01-01 in the proleptic Gregorian calendar; years begin in
 * March, so that a leap day is the last of its year. */
static long long day_of(int year, int month, int day)
{
    long long shifted = year - (month <= 2);
    long long era = (shifted >= 0 ? shifted : shifted - 399) / 400;
    long long in_era = shifted - era * 400;
    long long in_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year - 719468;
}

static void date_of(long long days, int *year, int *month, int *day)
{
    days += 719468;
    long long era = (days >= 0 ? days : days - 146096) / 146097;
    long long in_era = days - era * 146097;
    long long year_of_era = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    long long in_year = in_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    long long shifted = (5 * in_year + 2) / 153;
    *day = (int)(in_year - (153 * shifted + 2) / 5 + 1);
    *month = (int)(shifted < 10 ? shifted + 3 : shifted - 9);
    *year = (int)(year_of_era + era * 400 + (*month <= 2));
}

bool moment_in_range(enum lang_kind kind, const mpz_t n)
{
    long long unit = kind == LANG_DATE ? 1 : SECONDS_OF_DAY;
    return mpz_cmp_si(n, FIRST_DAY * unit) >= 0 && mpz_cmp_si(n, (LAST_DAY + 1) * unit) < 0;
}

static bool digits(const char **s, const char *end, int count, int *out)
{
    *out = 0;
    for (int i = 0; i < count; i++, (*s)++) {
        if (*s == end || !isdigit((unsigned char)**s))
            return false;
        *out = *out * 10 + (**s - '0');
    }
    return true;
}

static bool take(const char **s, const char *end, char c)
{
    if (*s == end || **s != c)
        return false;
    (*s)++;
    return true;
}

static bool parse_time(const char **s, const char *end, long long *seconds)
{
    int hour, minute, second;
    if (!take(s, end, 'T') || !digits(s, end, 2, &hour) || !take(s, end, ':') || !digits(s, end, 2, &minute) ||
        !take(s, end, ':') || !digits(s, end, 2, &second) || hour > 23 || minute > 59 || second > 59)
        return false;
    take(s, end, 'Z');
    *seconds = hour * 3600LL + minute * 60LL + second;
    return true;
}

bool moment_parse(enum lang_kind kind, const char *s, size_t length, mpz_t n)
{
    const char *end = s + length;
    int year, month, day, same_year, same_month, same_day;
    long long seconds = 0;
    if (!digits(&s, end, 4, &year) || !take(&s, end, '-') || !digits(&s, end, 2, &month) || !take(&s, end, '-') ||
        !digits(&s, end, 2, &day) || year < 1 || month < 1 || month > 12 || day < 1)
        return false;
    long long days = day_of(year, month, day);
    date_of(days, &same_year, &same_month, &same_day);
    if (same_year != year || same_month != month || same_day != day)
        return false;
    if (kind == LANG_TIME && s < end && !parse_time(&s, end, &seconds))
        return false;
    mpz_set_si(n, kind == LANG_DATE ? days : days * SECONDS_OF_DAY + seconds);
    return s == end;
}

void moment_print(enum lang_kind kind, const mpz_t n, struct text *out)
{
    mpz_t days;
    mpz_init_set(days, n);
    unsigned long second = kind == LANG_TIME ? mpz_fdiv_q_ui(days, n, SECONDS_OF_DAY) : 0;
    if (!moment_in_range(LANG_DATE, days))
        BUG("a date outside of the years 1 to 9999 is printed");
    int year, month, day;
    date_of(mpz_get_si(days), &year, &month, &day);
    text_addf(out, "%04d-%02d-%02d", year, month, day);
    if (kind == LANG_TIME)
        text_addf(out, "T%02lu:%02lu:%02luZ", second / 3600, second / 60 % 60, second % 60);
    mpz_clear(days);
}
