#include "cronspan.h"

#include <stdint.h>
#include <stdlib.h>

enum { MINUTE, HOUR, MDAY, MONTH, WDAY, FIELDS };

/* The calendar repeats its leap days at least once in this many years. */
#define SPAN_YEARS 8
#define LAST_YEAR 9999

static const int lowest[FIELDS] = { 0, 0, 1, 1, 0 };
static const int highest[FIELDS] = { 59, 23, 31, 12, 7 };

struct cron {
    uint64_t bits[FIELDS];
    int starred[FIELDS]; /* the text began with "*" */
};

static int has(const cron_t *c, int field, int value)
{
    return (int)(c->bits[field] >> value & 1);
}

/* A number of up to two digits; NULL if there is none. */
static const char *number(const char *p, int *value)
{
    int digits = 0;

    *value = 0;
    while (*p >= '0' && *p <= '9') {
        if (++digits > 2)
            return NULL;
        *value = *value * 10 + (*p++ - '0');
    }
    return digits ? p : NULL;
}

static const char *item(const char *p, int field, uint64_t *bits)
{
    int from, to, step = 1, ranged = 1;

    if (*p == '*') {
        from = lowest[field];
        to = field == WDAY ? 6 : highest[field];
        p++;
    } else {
        p = number(p, &from);
        if (!p)
            return NULL;
        to = from;
        ranged = *p == '-';
        if (ranged) {
            p = number(p + 1, &to);
            if (!p)
                return NULL;
        }
    }
    if (*p == '/') {
        p = ranged ? number(p + 1, &step) : NULL;
        if (!p || step == 0)
            return NULL;
    }
    if (from < lowest[field] || to > highest[field] || from > to)
        return NULL;
    for (int i = from; i <= to; i += step)
        *bits |= UINT64_C(1) << (field == WDAY ? i % 7 : i);
    return p;
}

static int blank(char ch)
{
    return ch == ' ' || ch == '\t';
}

cron_t *cron_parse(const char *text)
{
    cron_t made = { { 0 }, { 0 } }, *c;
    const char *p = text;

    if (!p)
        return NULL;
    for (int field = 0; field < FIELDS; field++) {
        while (blank(*p))
            p++;
        made.starred[field] = *p == '*';
        for (;;) {
            p = item(p, field, &made.bits[field]);
            if (!p)
                return NULL;
            if (*p != ',')
                break;
            p++;
        }
        if (!blank(*p) && *p != '\0')
            return NULL;
    }
    while (blank(*p))
        p++;
    c = *p ? NULL : malloc(sizeof *c);
    if (c)
        *c = made;
    return c;
}

void cron_free(cron_t *c)
{
    free(c);
}

static uint64_t full(int field)
{
    int top = field == WDAY ? 6 : highest[field];

    return (UINT64_C(2) << top) - (UINT64_C(1) << lowest[field]);
}

/* Whether a day has to match both day fields. */
static int both(const cron_t *c)
{
    return c->starred[MDAY] || c->starred[WDAY];
}

int cron_equal(const cron_t *a, const cron_t *b)
{
    for (int field = 0; field < FIELDS; field++)
        if (a->bits[field] != b->bits[field])
            return 0;
    return both(a) == both(b);
}

struct sink {
    char *buf;
    size_t size, length;
};

static void put(struct sink *s, char ch)
{
    if (s->length + 1 < s->size)
        s->buf[s->length] = ch;
    s->length++;
}

static void put_number(struct sink *s, int value)
{
    if (value >= 10)
        put(s, (char)('0' + value / 10));
    put(s, (char)('0' + value % 10));
}

/* The numbers of a field; the lowest as "*" with a wide step if `starred`. */
static void put_list(struct sink *s, const cron_t *c, int field, int starred)
{
    int first = 1;

    for (int i = lowest[field]; i <= highest[field]; i++) {
        if (!has(c, field, i))
            continue;
        if (!first)
            put(s, ',');
        else if (starred)
            put(s, '*'), put(s, '/');
        put_number(s, first && starred ? 99 : i);
        first = 0;
    }
}

size_t cron_format(const cron_t *c, char *buf, size_t size)
{
    struct sink s = { buf, size, 0 };

    for (int field = 0; field < FIELDS; field++) {
        int day = field == MDAY || field == WDAY;
        int starred = day && c->starred[field];

        if (field)
            put(&s, ' ');
        if (c->bits[field] == full(field) && (starred || !day))
            put(&s, '*');
        else
            put_list(&s, c, field, starred);
    }
    if (size)
        buf[s.length < size ? s.length : size - 1] = '\0';
    return s.length;
}

static int days_in(int year, int month)
{
    static const int days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

    return days[month - 1] + (month == 2 && leap);
}

int cron_time_valid(const cron_time *t)
{
    return t->year >= 1 && t->year <= LAST_YEAR && t->month >= 1 && t->month <= 12 && t->day >= 1 &&
           t->day <= days_in(t->year, t->month) && t->hour >= 0 && t->hour <= 23 && t->minute >= 0 && t->minute <= 59;
}

static int weekday(const cron_time *t)
{
    static const int shift[12] = { 0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4 };
    int year = t->year % 400 + 400 - (t->month < 3);

    return (year + year / 4 - year / 100 + year / 400 + shift[t->month - 1] + t->day) % 7;
}

int cron_weekday(const cron_time *t)
{
    return cron_time_valid(t) ? weekday(t) : -1;
}

static int day_fits(const cron_t *c, const cron_time *t)
{
    int mday = has(c, MDAY, t->day), wday;

    if (both(c) && !mday)
        return 0;
    wday = has(c, WDAY, weekday(t));
    return both(c) ? wday : mday || wday;
}

int cron_matches(const cron_t *c, const cron_time *t)
{
    if (!cron_time_valid(t))
        return -1;
    return has(c, MINUTE, t->minute) && has(c, HOUR, t->hour) && has(c, MONTH, t->month) && day_fits(c, t);
}

static void step_month(cron_time *t)
{
    t->minute = t->hour = 0;
    t->day = 1;
    if (++t->month > 12) {
        t->month = 1;
        t->year++;
    }
}

static void step_day(cron_time *t)
{
    t->minute = t->hour = 0;
    if (++t->day > days_in(t->year, t->month))
        step_month(t);
}

static void step_hour(cron_time *t)
{
    t->minute = 0;
    if (++t->hour > 23)
        step_day(t);
}

static void step_minute(cron_time *t)
{
    if (++t->minute > 59)
        step_hour(t);
}

int cron_next(const cron_t *c, const cron_time *from, cron_time *out)
{
    cron_time t = *from;
    int limit, was;

    if (!cron_time_valid(&t))
        return -1;
    step_minute(&t);
restart:
    limit = t.year + SPAN_YEARS;
    while (!has(c, MONTH, t.month)) {
        step_month(&t);
        if (t.year > limit)
            return 0;
    }
    while (!day_fits(c, &t)) {
        was = t.month;
        step_day(&t);
        if (t.month != was)
            goto restart;
    }
    while (!has(c, HOUR, t.hour)) {
        was = t.day;
        step_hour(&t);
        if (t.day != was)
            goto restart;
    }
    while (!has(c, MINUTE, t.minute)) {
        was = t.hour;
        step_minute(&t);
        if (t.hour != was)
            goto restart;
    }
    if (t.year > LAST_YEAR)
        return 0;
    *out = t;
    return 1;
}
