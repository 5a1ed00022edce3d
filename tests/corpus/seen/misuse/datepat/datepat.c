#include "datepat.h"

#include <stdlib.h>
#include <string.h>

struct dp_pattern {
    const struct dp_names *names;
    size_t size;
    char text[DP_MAX_PATTERN + 1];
};

static const char *const english_months[12] = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December"};
static const char *const english_days[7] = {"Sunday", "Monday", "Tuesday", "Wednesday",
                                            "Thursday", "Friday", "Saturday"};

const struct dp_names dp_english = {english_months, english_days};

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_days(int year, int month)
{
    static const signed char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return days[month - 1] + (month == 2 && is_leap(year));
}

int dp_valid(const struct dp_date *d)
{
    return d->year >= 1 && d->year <= 9999 && d->month >= 1 && d->month <= 12 && d->day >= 1 &&
           d->day <= month_days(d->year, d->month);
}

static int day_of_year(const struct dp_date *d)
{
    int n = d->day;

    for (int m = 1; m < d->month; m++)
        n += month_days(d->year, m);
    return n;
}

/* Days from 0001-01-01, which is 1 and was a Monday. */
static long day_number(const struct dp_date *d)
{
    long y = d->year - 1;

    return 365 * y + y / 4 - y / 100 + y / 400 + day_of_year(d);
}

/* Sets month and day by the day of the year; 0, or -1 if it is none. */
static int set_day_of_year(struct dp_date *d, int n)
{
    int month = 1;

    if (n < 1 || n > 365 + is_leap(d->year))
        return -1;
    while (n > month_days(d->year, month))
        n -= month_days(d->year, month++);
    d->month = month;
    d->day = n;
    return 0;
}

int dp_weekday(const struct dp_date *d)
{
    return dp_valid(d) ? (int)(day_number(d) % 7) : -1;
}

int dp_add_days(struct dp_date *d, long n)
{
    static const struct dp_date last = {9999, 12, 31};
    struct dp_date to;
    long number;

    if (!dp_valid(d))
        return -1;
    number = day_number(d);
    if (n > day_number(&last) - number || n < 1 - number)
        return -1;
    number += n;
    to.year = (int)((number - 1) / 366) + 1;
    to.month = 12;
    to.day = 31;
    while (day_number(&to) < number)
        to.year++;
    to.month = to.day = 1;
    set_day_of_year(&to, (int)(number - day_number(&to)) + 1);
    *d = to;
    return 0;
}

int dp_compare(const struct dp_date *a, const struct dp_date *b)
{
    if (a->year != b->year)
        return a->year < b->year ? -1 : 1;
    if (a->month != b->month)
        return a->month < b->month ? -1 : 1;
    return (a->day > b->day) - (a->day < b->day);
}

/* Length of the longest of n names, or 0 if one is too long. */
static size_t longest(const char *const *names, int n)
{
    size_t max = 1;

    for (int i = 0; i < n; i++) {
        size_t len = strlen(names[i]);

        if (len > DP_MAX_NAME)
            return 0;
        if (len > max)
            max = len;
    }
    return max;
}

dp_pattern *dp_compile(const char *pattern, const struct dp_names *names)
{
    size_t month = longest(names->months, 12), day = longest(names->days, 7), size = 1;
    dp_pattern *p;

    if (month == 0 || day == 0 || strlen(pattern) > DP_MAX_PATTERN)
        return NULL;
    for (const char *s = pattern; *s != '\0'; s++) {
        if (*s != '%') {
            size++;
            continue;
        }
        switch (*++s) {
        case 'Y': size += 4; break;
        case 'm':
        case 'd':
        case 'e': size += 2; break;
        case 'j': size += 3; break;
        case 'B': size += month; break;
        case 'A': size += day; break;
        case '%': size += 1; break;
        default: return NULL;
        }
    }
    p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->names = names;
    p->size = size;
    memcpy(p->text, pattern, strlen(pattern) + 1);
    return p;
}

void dp_free(dp_pattern *p)
{
    free(p);
}

size_t dp_size(const dp_pattern *p)
{
    return p->size;
}

static char *put_number(char *p, int n, int width)
{
    for (int i = width - 1; i >= 0; i--) {
        p[i] = (char)('0' + n % 10);
        n /= 10;
    }
    return p + width;
}

static char *put_name(char *p, const char *name)
{
    size_t n = strlen(name);

    memcpy(p, name, n);
    return p + n;
}

size_t dp_format(const dp_pattern *p, const struct dp_date *d, char *out)
{
    char *to = out;

    for (const char *s = p->text; *s != '\0'; s++) {
        if (*s != '%') {
            *to++ = *s;
            continue;
        }
        switch (*++s) {
        case 'Y': to = put_number(to, d->year, 4); break;
        case 'm': to = put_number(to, d->month, 2); break;
        case 'd': to = put_number(to, d->day, 2); break;
        case 'e': to = put_number(to, d->day, d->day < 10 ? 1 : 2); break;
        case 'j': to = put_number(to, day_of_year(d), 3); break;
        case 'B': to = put_name(to, p->names->months[d->month - 1]); break;
        case 'A': to = put_name(to, p->names->days[day_number(d) % 7]); break;
        default: *to++ = '%'; break;
        }
    }
    *to = '\0';
    return (size_t)(to - out);
}

/* Reads from `least` to `most` digits into *n, or compares if *n is known
 * already (not -1).  The place behind them, or NULL. */
static const char *take_number(const char *s, int least, int most, int *n)
{
    int value = 0, digits = 0;

    while (digits < most && *s >= '0' && *s <= '9') {
        value = 10 * value + (*s++ - '0');
        digits++;
    }
    if (digits < least || (*n != -1 && *n != value))
        return NULL;
    *n = value;
    return s;
}

/* The same with the longest name that is there; the number is from `first`. */
static const char *take_name(const char *s, const char *const *names, int count, int first, int *n)
{
    size_t best = 0;
    int which = -1;

    for (int i = 0; i < count; i++) {
        size_t len = strlen(names[i]);

        if (len > best && strncmp(s, names[i], len) == 0) {
            best = len;
            which = i + first;
        }
    }
    if (which < 0 || (*n != -1 && *n != which))
        return NULL;
    *n = which;
    return s + best;
}

int dp_parse(const dp_pattern *p, const char *text, struct dp_date *d)
{
    int year = -1, month = -1, day = -1, yday = -1, wday = -1;
    struct dp_date to;

    for (const char *s = p->text; *s != '\0'; s++) {
        if (*s == '%' && s[1] != '%') {
            switch (*++s) {
            case 'Y': text = take_number(text, 4, 4, &year); break;
            case 'm': text = take_number(text, 2, 2, &month); break;
            case 'd': text = take_number(text, 2, 2, &day); break;
            case 'e': text = take_number(text, 1, 2, &day); break;
            case 'j': text = take_number(text, 3, 3, &yday); break;
            case 'B': text = take_name(text, p->names->months, 12, 1, &month); break;
            default: text = take_name(text, p->names->days, 7, 0, &wday); break;
            }
            if (text == NULL)
                return -1;
            continue;
        }
        if (*s == '%')
            s++;
        if (*text++ != *s)
            return -1;
    }
    if (*text != '\0' || year < 1)
        return -1;
    to.year = year;
    if (yday != -1) {
        if (set_day_of_year(&to, yday) != 0)
            return -1;
        if ((month != -1 && month != to.month) || (day != -1 && day != to.day))
            return -1;
    } else {
        to.month = month;
        to.day = day;
    }
    if (!dp_valid(&to) || (wday != -1 && wday != dp_weekday(&to)))
        return -1;
    *d = to;
    return 0;
}
