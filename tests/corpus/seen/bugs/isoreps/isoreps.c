#include "isoreps.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct part {
    struct part *next;
    int amount;
    char unit;
};

struct isoreps {
    long count;
    iso_date start;
    struct part *parts;
};

static int month_days(int year, int month)
{
    static const char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return days[month - 1] + (month == 2 && leap);
}

/* Days since 0001-01-01, and back. */
static long to_days(iso_date d)
{
    long y = d.year - 1L, days = y * 365 + y / 4 - y / 100 + y / 400;
    for (int m = 1; m < d.month; m++)
        days += month_days(d.year, m);
    return days + d.day - 1;
}

static iso_date from_days(long days)
{
    iso_date d = {(int)(days / 366) + 1, 1, 1};
    while (d.year < 9999 && to_days((iso_date){d.year + 1, 1, 1}) <= days)
        d.year++;
    days -= to_days(d);
    while (days >= month_days(d.year, d.month))
        days -= month_days(d.year, d.month++);
    d.day += (int)days;
    return d;
}

/* A number of 1 to `digits` digits, or exactly so many when fixed; -1: none. */
static long number(const char **at, int digits, int fixed)
{
    long n = 0;
    int seen = 0;
    for (; isdigit((unsigned char)**at); (*at)++) {
        if (seen++ == digits)
            return -1;
        n = n * 10 + (**at - '0');
    }
    return seen == 0 || (fixed && seen != digits) ? -1 : n;
}

static int date(const char **at, iso_date *d)
{
    d->year = (int)number(at, 4, 1);
    if (d->year < 1 || *(*at)++ != '-')
        return -1;
    d->month = (int)number(at, 2, 1);
    if (d->month < 1 || d->month > 12 || *(*at)++ != '-')
        return -1;
    d->day = (int)number(at, 2, 1);
    return d->day < 1 || d->day > month_days(d->year, d->month) ? -1 : 0;
}

static void free_parts(struct part *p)
{
    while (p != NULL) {
        struct part *next = p->next;
        free(p);
        p = next;
    }
}

static struct part *period(const char **at)
{
    struct part *first = NULL, **end = &first;
    const char *units = "YMWD";
    long total = 0;
    if (*(*at)++ != 'P')
        return NULL;
    while (isdigit((unsigned char)**at)) {
        long amount = number(at, 4, 0);
        const char *unit = **at == '\0' ? NULL : strchr(units, **at);
        struct part *p = amount < 0 || unit == NULL ? NULL : malloc(sizeof *p);
        if (p == NULL) {
            free_parts(first);
            return NULL;
        }
        *p = (struct part){NULL, (int)amount, *unit};
        *end = p;
        end = &p->next;
        units = unit + 1;
        total += amount;
        (*at)++;
    }
    if (total == 0) {
        free_parts(first);
        return NULL;
    }
    return first;
}

isoreps *isoreps_parse(const char *text)
{
    isoreps *r = *text++ == 'R' ? calloc(1, sizeof *r) : NULL;
    if (r == NULL)
        return NULL;
    r->count = *text == '/' ? -1 : number(&text, 7, 0);
    if (*text != '/' || r->count > 1000000 || (r->count < 0 && text[-1] != 'R'))
        goto bad;
    text++;
    if (date(&text, &r->start) != 0 || *text++ != '/')
        goto bad;
    r->parts = period(&text);
    if (r->parts == NULL || *text != '\0')
        goto bad;
    return r;
bad:
    free(r);
    return NULL;
}

void isoreps_free(isoreps *r)
{
    if (r == NULL)
        return;
    free_parts(r->parts);
    free(r);
}

long isoreps_count(const isoreps *r)
{
    return r->count;
}

iso_date isoreps_start(const isoreps *r)
{
    return r->start;
}

int isoreps_parts(const isoreps *r)
{
    int n = 0;
    for (const struct part *p = r->parts; p != NULL; p = p->next)
        n++;
    return n;
}

char isoreps_part(const isoreps *r, int i, int *amount)
{
    const struct part *p = i < 0 ? NULL : r->parts;
    while (p != NULL && i-- > 0)
        p = p->next;
    if (p == NULL)
        return 0;
    *amount = p->amount;
    return p->unit;
}

int isoreps_nth(const isoreps *r, long n, iso_date *day)
{
    long months = 0, days = 0;
    if (n < 0 || n > (r->count < 0 ? 4000000 : r->count))
        return -1;
    for (const struct part *p = r->parts; p != NULL; p = p->next) {
        months += p->unit == 'Y' ? 12L * p->amount : p->unit == 'M' ? p->amount : 0;
        days += p->unit == 'W' ? 7L * p->amount : p->unit == 'D' ? p->amount : 0;
    }
    months = months * n + r->start.year * 12L + r->start.month - 1;
    if (months / 12 > 9999)
        return -1;
    iso_date d = {(int)(months / 12), (int)(months % 12) + 1, r->start.day};
    if (d.day > month_days(d.year, d.month))
        d.day = month_days(d.year, d.month);
    days = days * n + to_days(d);
    if (days > to_days((iso_date){9999, 12, 31}))
        return -1;
    *day = from_days(days);
    return 0;
}

static int before(iso_date a, iso_date b)
{
    if (a.year != b.year)
        return a.year < b.year;
    return a.month != b.month ? a.month < b.month : a.day < b.day;
}

int isoreps_next(const isoreps *r, iso_date from, iso_date *day)
{
    long low = 0, high = r->count < 0 ? 4000000 : r->count;
    iso_date d;
    while (low < high) {
        long middle = low + (high - low) / 2;
        if (isoreps_nth(r, middle, &d) == 0 && before(d, from))
            low = middle + 1;
        else
            high = middle;
    }
    if (isoreps_nth(r, low, &d) != 0 || before(d, from))
        return -1;
    *day = d;
    return 0;
}
