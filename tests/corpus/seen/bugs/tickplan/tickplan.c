#include "tickplan.h"

#include <stdio.h>
#include <string.h>

static const struct {
    int low, high;
} range[TICK_FIELDS] = {{0, 59}, {0, 23}, {1, 31}, {1, 12}, {0, 6}};

static int field_ok(tickfield f)
{
    return (int)f >= 0 && (int)f < TICK_FIELDS;
}

static int span_ok(tickfield f, int low, int high)
{
    return field_ok(f) && range[f].low <= low && low <= high && high <= range[f].high;
}

static uint64_t span_bits(int low, int high)
{
    uint64_t bits = 0;
    for (int v = low; v <= high; v++)
        bits |= (uint64_t)1 << v;
    return bits;
}

static int has(const tickplan *p, tickfield f, int value)
{
    return (int)(p->chosen[f] >> value & 1);
}

static int month_days(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return days[month - 1] + (month == 2 && leap);
}

/* The day of the week, by Sakamoto's table. */
static int week_day(int year, int month, int mday)
{
    static const int shift[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    if (month < 3)
        year--;
    return (year + year / 4 - year / 100 + year / 400 + shift[month - 1] + mday) % 7;
}

tickplan tickplan_always(void)
{
    tickplan p;
    for (int f = 0; f < TICK_FIELDS; f++)
        p.chosen[f] = span_bits(range[f].low, range[f].high);
    return p;
}

int tickplan_only(tickplan *p, tickfield f, int low, int high)
{
    if (!span_ok(f, low, high))
        return -1;
    p->chosen[f] = span_bits(low, high);
    return 0;
}

int tickplan_also(tickplan *p, tickfield f, int low, int high)
{
    if (!span_ok(f, low, high))
        return -1;
    p->chosen[f] |= span_bits(low, high);
    return 0;
}

int tickplan_every(tickplan *p, tickfield f, int low, int step)
{
    if (!span_ok(f, low, low) || step < 1)
        return -1;
    uint64_t bits = 0;
    int v = low;
    for (;;) {
        bits |= (uint64_t)1 << v;
        if (step > range[f].high - v)
            break;
        v += step;
    }
    p->chosen[f] = bits;
    return 0;
}

int tickplan_valid(const ticktime *t)
{
    return t->year >= TICK_FIRST_YEAR && t->year <= TICK_LAST_YEAR &&
           t->month >= 1 && t->month <= 12 &&
           t->mday >= 1 && t->mday <= month_days(t->year, t->month) &&
           t->hour >= 0 && t->hour <= 23 && t->minute >= 0 && t->minute <= 59;
}

static int day_meant(const tickplan *p, const ticktime *t)
{
    return has(p, TICK_MDAY, t->mday) && has(p, TICK_WDAY, week_day(t->year, t->month, t->mday));
}

int tickplan_means(const tickplan *p, const ticktime *t)
{
    return tickplan_valid(t) && has(p, TICK_MONTH, t->month) && day_meant(p, t) &&
           has(p, TICK_HOUR, t->hour) && has(p, TICK_MINUTE, t->minute);
}

/* To the start of the next month, day, hour or minute. */
static void step_month(ticktime *t)
{
    t->minute = t->hour = 0;
    t->mday = 1;
    if (++t->month > 12) {
        t->month = 1;
        t->year++;
    }
}

static void step_day(ticktime *t)
{
    t->minute = t->hour = 0;
    if (++t->mday > month_days(t->year, t->month))
        step_month(t);
}

static void step_hour(ticktime *t)
{
    t->minute = 0;
    if (++t->hour > 23)
        step_day(t);
}

static void step_minute(ticktime *t)
{
    if (++t->minute > 59)
        step_hour(t);
}

int tickplan_next(const tickplan *p, const ticktime *from, ticktime *next)
{
    if (!tickplan_valid(from))
        return -1;
    ticktime t = *from;
    step_minute(&t);
    for (;;) {
        if (!has(p, TICK_MONTH, t.month))
            step_month(&t);
        else if (!day_meant(p, &t))
            step_day(&t);
        else if (!has(p, TICK_HOUR, t.hour))
            step_hour(&t);
        else if (!has(p, TICK_MINUTE, t.minute))
            step_minute(&t);
        else
            break;
    }
    if (t.year > TICK_LAST_YEAR)
        return -1;
    *next = t;
    return 0;
}

int tickplan_show(const tickplan *p, tickfield f, char *buf, size_t size)
{
    char text[200];
    size_t len = 0;
    if (!field_ok(f))
        return -1;
    for (int v = range[f].low; v <= range[f].high; v++) {
        if (!has(p, f, v))
            continue;
        int last = v;
        while (last < range[f].high && has(p, f, last + 1))
            last++;
        const char *comma = len ? "," : "";
        if (last > v)
            len += (size_t)snprintf(text + len, sizeof text - len, "%s%d-%d", comma, v, last);
        else
            len += (size_t)snprintf(text + len, sizeof text - len, "%s%d", comma, v);
        v = last;
    }
    if (len >= size)
        return -1;
    memcpy(buf, text, len);
    buf[len] = '\0';
    return 0;
}
