#include "todparse.h"

#define DAY 86400L

bool tod_make(tod *t, int hour, int minute, int second)
{
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59)
        return false;
    t->hour = (unsigned char)hour;
    t->minute = (unsigned char)minute;
    t->second = (unsigned char)second;
    return true;
}

/* One or two digits; -1 if there are none. */
static int number(const char **text)
{
    const char *at = *text;
    int n = -1;
    for (int i = 0; i < 2 && *at >= '0' && *at <= '9'; i++, at++)
        n = (n < 0 ? 0 : n * 10) + (*at - '0');
    *text = at;
    return n;
}

bool tod_parse(tod *t, const char *text)
{
    tod parsed;
    int n = number(&text);
    if (n < 0 || n > 23 || *text != ':')
        return false;
    parsed.hour = (unsigned char)n;
    text++;
    n = number(&text);
    if (n < 0 || n > 59)
        return false;
    parsed.minute = (unsigned char)n;
    if (*text == ':') {
        text++;
        n = number(&text);
        if (n < 0 || n > 59)
            return false;
        parsed.second = (unsigned char)n;
    }
    if (*text != '\0')
        return false;
    *t = parsed;
    return true;
}

static void two(char *to, unsigned n)
{
    to[0] = (char)('0' + n / 10 % 10);
    to[1] = (char)('0' + n % 10);
}

void tod_format(const tod *t, char text[9])
{
    two(text, t->hour);
    two(text + 3, t->minute);
    two(text + 6, t->second);
    text[2] = text[5] = ':';
    text[8] = '\0';
}

long tod_seconds(const tod *t)
{
    return t->hour * 3600L + t->minute * 60L + t->second;
}

void tod_from_seconds(tod *t, long seconds)
{
    seconds %= DAY;
    if (seconds < 0)
        seconds += DAY;
    t->hour = (unsigned char)(seconds / 3600);
    t->minute = (unsigned char)(seconds / 60 % 60);
    t->second = (unsigned char)(seconds % 60);
}

void tod_add(tod *t, long seconds)
{
    tod_from_seconds(t, tod_seconds(t) + seconds % DAY);
}

int tod_compare(const tod *a, const tod *b)
{
    long x = tod_seconds(a), y = tod_seconds(b);
    if (x == y)
        return 0;
    return x < y ? -1 : 1;
}

bool tod_within(const tod *t, const tod *from, const tod *to)
{
    if (tod_compare(from, to) <= 0)
        return tod_compare(from, t) <= 0 && tod_compare(t, to) <= 0;
    return tod_compare(from, t) <= 0 || tod_compare(t, to) <= 0;
}
