#include "rrdates.h"

#include <string.h>

#define YEAR_MAX 9999
#define SERIAL_MAX 3652058 /* 31 December 9999 */

static int is_leap(long long year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_days(long long year, int month)
{
    static const signed char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return days[month - 1] + (month == 2 && is_leap(year));
}

int recur_month_days(int year, int month)
{
    if (year < 1 || year > YEAR_MAX || month < 1 || month > 12)
        return 0;
    return month_days(year, month);
}

int recur_valid(struct recur_date d)
{
    return d.day >= 1 && d.day <= recur_month_days(d.year, d.month);
}

int recur_compare(struct recur_date a, struct recur_date b)
{
    if (a.year != b.year)
        return a.year < b.year ? -1 : 1;
    if (a.month != b.month)
        return a.month < b.month ? -1 : 1;
    if (a.day != b.day)
        return a.day < b.day ? -1 : 1;
    return 0;
}

static int rule_valid(const struct recur_rule *rule)
{
    if (rule->freq != RECUR_DAILY && rule->freq != RECUR_MONTHLY && rule->freq != RECUR_YEARLY)
        return 0;
    if (rule->interval < 1 || rule->interval > 9999 || rule->count < 0)
        return 0;
    if (rule->freq == RECUR_DAILY)
        return rule->monthday == 0;
    return rule->monthday >= 0 && rule->monthday <= 31;
}

/* The word that text begins with; returns what follows it, or NULL. */
static const char *word(const char *text, const char *w)
{
    size_t n = strlen(w);

    return strncmp(text, w, n) == 0 ? text + n : NULL;
}

static const char *number(const char *text, int *value)
{
    int n = 0;

    if (*text < '0' || *text > '9')
        return NULL;
    for (; *text >= '0' && *text <= '9'; text++) {
        n = n * 10 + (*text - '0');
        if (n > 9999)
            return NULL;
    }
    *value = n;
    return text;
}

int recur_parse(struct recur_rule *rule, const char *text)
{
    struct recur_rule r = {RECUR_DAILY, 1, 0, 0};
    const char *rest;

    if ((rest = word(text, "DAILY")) != NULL)
        r.freq = RECUR_DAILY;
    else if ((rest = word(text, "MONTHLY")) != NULL)
        r.freq = RECUR_MONTHLY;
    else if ((rest = word(text, "YEARLY")) != NULL)
        r.freq = RECUR_YEARLY;
    else
        return -1;
    while (*rest) {
        const char *value;

        if ((value = word(rest, ";INTERVAL=")) != NULL)
            rest = number(value, &r.interval);
        else if ((value = word(rest, ";DAY=")) != NULL)
            rest = number(value, &r.monthday);
        else if ((value = word(rest, ";COUNT=")) != NULL)
            rest = number(value, &r.count);
        else
            return -1;
        if (!rest)
            return -1;
    }
    if (!rule_valid(&r))
        return -1;
    *rule = r;
    return 0;
}

/* Days since 1 January 1, of a valid date. */
static long long to_serial(struct recur_date d)
{
    long long y = d.year - 1;
    long long n = y * 365 + y / 4 - y / 100 + y / 400;
    int m;

    for (m = 1; m < d.month; m++)
        n += month_days(d.year, m);
    return n + d.day - 1;
}

static struct recur_date from_serial(long long n)
{
    struct recur_date d = {1, 1, 1};

    long long y;

    d.year += (int)(n / 146097) * 400;
    n %= 146097;
    y = n / 366; /* a year too early at most */
    n -= y * 365 + y / 4 - y / 100;
    d.year += (int)y;
    while (n >= 365 + is_leap(d.year)) {
        n -= 365 + is_leap(d.year);
        d.year++;
    }
    while (n >= month_days(d.year, d.month)) {
        n -= month_days(d.year, d.month);
        d.month++;
    }
    d.day += (int)n;
    return d;
}

int recur_begin(struct recur_iter *it, const struct recur_rule *rule, struct recur_date start)
{
    struct recur_rule r = *rule;

    memset(it, 0, sizeof *it);
    it->ended = 1;
    if (!rule_valid(&r) || !recur_valid(start))
        return -1;
    it->rule = r;
    it->start = start;
    if (r.freq == RECUR_DAILY) {
        it->pos = to_serial(start);
    } else {
        it->pos = start.year * 12LL + (start.month - 1);
        if (r.monthday == 0)
            it->rule.monthday = start.day;
    }
    it->left = r.count;
    it->ended = 0;
    return 0;
}

static int next_daily(struct recur_iter *it, struct recur_date *day)
{
    if (it->pos > SERIAL_MAX)
        return 0;
    *day = from_serial(it->pos);
    it->pos += it->rule.interval;
    return 1;
}

static int next_monthly(struct recur_iter *it, struct recur_date *day)
{
    long long step = it->rule.freq == RECUR_YEARLY ? 12LL * it->rule.interval : it->rule.interval;
    long long year;
    int month;

    do {
        year = it->pos / 12;
        month = (int)(it->pos % 12) + 1;
        it->pos += step;
    } while (it->rule.monthday > month_days(year, month));
    if (year > YEAR_MAX)
        return 0;
    day->year = (int)year;
    day->month = month;
    day->day = it->rule.monthday;
    return 1;
}

int recur_next(struct recur_iter *it, struct recur_date *day)
{
    struct recur_date d = {0, 0, 0};

    if (it->ended)
        return 0;
    do {
        if (!(it->rule.freq == RECUR_DAILY ? next_daily(it, &d) : next_monthly(it, &d))) {
            it->ended = 1;
            return 0;
        }
    } while (recur_compare(d, it->start) < 0);
    if (it->left > 0 && --it->left == 0)
        it->ended = 1;
    *day = d;
    return 1;
}

int recur_count(const struct recur_rule *rule, struct recur_date start, struct recur_date until)
{
    struct recur_iter it;
    struct recur_date d;
    int n = 0;

    if (!recur_valid(until) || recur_begin(&it, rule, start) != 0)
        return -1;
    while (recur_next(&it, &d) && recur_compare(d, until) <= 0)
        n++;
    return n;
}
