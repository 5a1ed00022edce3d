#include "duration.h"

#include <stdio.h>
#include <string.h>

const duration duration_longest = {UINT32_MAX};

static duration limited(uint64_t seconds)
{
    duration d = {seconds > UINT32_MAX ? UINT32_MAX : (uint32_t)seconds};
    return d;
}

duration duration_of(uint32_t hours, uint32_t minutes, uint32_t seconds)
{
    return limited((uint64_t)hours * 3600 + (uint64_t)minutes * 60 + seconds);
}

duration duration_sum(duration a, duration b)
{
    return limited((uint64_t)a.seconds + b.seconds);
}

duration duration_difference(duration a, duration b)
{
    return limited(a.seconds > b.seconds ? a.seconds - b.seconds : b.seconds - a.seconds);
}

int duration_compare(duration a, duration b)
{
    return (a.seconds > b.seconds) - (a.seconds < b.seconds);
}

bool duration_equal(duration a, duration b)
{
    return a.seconds == b.seconds;
}

static uint32_t unit_of(char letter)
{
    switch (letter) {
    case 'h':
        return 3600;
    case 'm':
        return 60;
    case 's':
    case '\0':
        return 1;
    default:
        return 0;
    }
}

bool duration_parse(const char *text, duration *result)
{
    uint32_t last = UINT32_MAX;
    duration sum = {0};
    do {
        const char *start = text;
        uint64_t number = 0;
        for (; *text >= '0' && *text <= '9'; text++)
            number = number > UINT32_MAX ? number : 10 * number + (uint64_t)(*text - '0');
        uint32_t unit = unit_of(*text);
        if (text == start || unit == 0 || unit >= last)
            return false;
        last = unit;
        sum = duration_sum(sum, limited(number * unit));
        if (*text != '\0')
            text++;
    } while (*text != '\0');
    *result = sum;
    return true;
}

bool duration_to_string(duration d, char *text, size_t size)
{
    char whole[32];
    unsigned hours = d.seconds / 3600, minutes = d.seconds / 60 % 60, seconds = d.seconds % 60;
    if (hours > 0)
        snprintf(whole, sizeof whole, "%uh%02um%02us", hours, minutes, seconds);
    else if (minutes > 0)
        snprintf(whole, sizeof whole, "%um%02us", minutes, seconds);
    else
        snprintf(whole, sizeof whole, "%us", seconds);
    size_t length = strlen(whole);
    if (size == 0)
        return false;
    if (length > size) {
        memcpy(text, whole, size - 1);
        text[size - 1] = '\0';
        return false;
    }
    memcpy(text, whole, length);
    if (length < size)
        text[length] = '\0';
    return length < size;
}
