#include "durtext.h"

#include <inttypes.h>
#include <stdio.h>

struct unit {
    char letter;
    uint32_t seconds;
};

static const struct unit units[] = {
    { 'w', 604800 }, { 'd', 86400 }, { 'h', 3600 }, { 'm', 60 }, { 's', 1 },
};

#define UNITS (sizeof units / sizeof units[0])

static uint32_t unit_seconds(char letter)
{
    for (size_t i = 0; i < UNITS; i++)
        if (units[i].letter == letter)
            return units[i].seconds;
    return 0;
}

static uint64_t magnitude(dur_t d)
{
    return d < 0 ? (uint64_t)0 - (uint64_t)d : (uint64_t)d;
}

int dur_parse(const char *text, dur_t *out)
{
    const char *s = text;
    int negative = 0;
    if (*s == '-' || *s == '+')
        negative = *s++ == '-';
    const uint64_t limit = (uint64_t)INT64_MAX + (negative ? 1 : 0);
    uint64_t sum = 0;

    if (*s == '\0')
        return -1;
    while (*s != '\0') {
        uint64_t number = 0;
        if (*s < '0' || *s > '9')
            return -1;
        for (; *s >= '0' && *s <= '9'; s++) {
            unsigned digit = (unsigned)(*s - '0');
            if (number > (limit - digit) / 10)
                return -1;
            number = number * 10 + digit;
        }
        uint32_t seconds = *s == '\0' ? 0 : unit_seconds(*s);
        if (seconds == 0)
            return -1;
        s++;
        if (number > (limit - sum) / seconds)
            return -1;
        sum += number * seconds;
    }
    if (!negative)
        *out = (dur_t)sum;
    else
        *out = sum == 0 ? 0 : -(dur_t)(sum - 1) - 1;
    return 0;
}

size_t dur_format(dur_t d, char *buf, size_t size)
{
    char none[DUR_TEXT_SIZE];
    uint64_t rest = magnitude(d);
    size_t n = 0;

    if (size == 0) {
        buf = none;
        size = sizeof none;
    }
    if (d == 0)
        return (size_t)snprintf(buf, size, "0s");
    if (d < 0)
        n += (size_t)snprintf(buf, size, "-");
    for (size_t i = 0; i < UNITS; i++) {
        uint64_t count = rest / units[i].seconds;
        rest %= units[i].seconds;
        if (count > 0)
            n += (size_t)snprintf(buf + n, size - n, "%" PRIu64 "%c", count, units[i].letter);
    }
    return n;
}

size_t dur_clock(dur_t d, char *buf, size_t size)
{
    uint64_t m = magnitude(d);
    int len = snprintf(buf, size, "%s%" PRIu64 ":%02u:%02u", d < 0 ? "-" : "", m / 3600,
                       (unsigned)(m / 60 % 60), (unsigned)(m % 60));
    return len < 0 ? 0 : (size_t)len;
}

dur_t dur_add(dur_t a, dur_t b)
{
    if (b > 0 && a > DUR_MAX - b)
        return DUR_MAX;
    if (b < 0 && a < DUR_MIN - b)
        return DUR_MIN;
    return a + b;
}

dur_t dur_sub(dur_t a, dur_t b)
{
    if (b < 0 && a > DUR_MAX + b)
        return DUR_MAX;
    if (b > 0 && a < DUR_MIN + b)
        return DUR_MIN;
    return a - b;
}

dur_t dur_trunc(dur_t d, char unit)
{
    uint32_t seconds = unit == '\0' ? 0 : unit_seconds(unit);
    return seconds == 0 ? d : d - d % (dur_t)seconds;
}

int dur_cmp(dur_t a, dur_t b)
{
    return (a > b) - (a < b);
}
