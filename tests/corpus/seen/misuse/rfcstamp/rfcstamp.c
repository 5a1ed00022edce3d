#include "rfcstamp.h"

#include <assert.h>
#include <string.h>

static const char days[7][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
static const char months[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
static const unsigned char lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

const char *rfcstamp_day_name(int weekday)
{
    return days[weekday];
}

const char *rfcstamp_month_name(int month)
{
    return months[month - 1];
}

int rfcstamp_month_days(int year, int month)
{
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return lengths[month - 1] + (month == 2 && leap);
}

int rfcstamp_valid(rfcstamp t)
{
    return t.year >= 1 && t.year <= 9999 && t.month >= 1 && t.month <= 12 && t.day >= 1 &&
           t.day <= rfcstamp_month_days(t.year, t.month) && t.hour >= 0 && t.hour <= 23 && t.minute >= 0 &&
           t.minute <= 59 && t.second >= 0 && t.second <= 59;
}

/* Days since 0001-01-01; years begin in March here. */
static int64_t day_number(rfcstamp t)
{
    int64_t year = t.month > 2 ? t.year : t.year - 1;
    int64_t month = (t.month + 9) % 12;
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + t.day - 1 - 306;
}

int64_t rfcstamp_to_seconds(rfcstamp t)
{
    assert(rfcstamp_valid(t));
    return RFCSTAMP_FIRST + day_number(t) * 86400 + t.hour * 3600 + t.minute * 60 + t.second;
}

rfcstamp rfcstamp_from_seconds(int64_t seconds)
{
    assert(seconds >= RFCSTAMP_FIRST && seconds <= RFCSTAMP_LAST);
    int64_t since = seconds - RFCSTAMP_FIRST;
    int64_t day = since / 86400;
    int rest = (int)(since % 86400);
    rfcstamp t = {1, 1, 1, rest / 3600, rest / 60 % 60, rest % 60};
    /* A year has at least 365 days: the guess is never too low. */
    t.year = (int)(day / 365) + 1;
    while (day_number(t) > day)
        t.year--;
    day -= day_number(t);
    while (day >= rfcstamp_month_days(t.year, t.month))
        day -= rfcstamp_month_days(t.year, t.month++);
    t.day = (int)day + 1;
    return t;
}

int rfcstamp_weekday(rfcstamp t)
{
    assert(rfcstamp_valid(t));
    return (int)((day_number(t) + 1) % 7);
}

static char *digits(char *to, int value, int width)
{
    for (int i = width - 1; i >= 0; i--) {
        to[i] = (char)('0' + value % 10);
        value /= 10;
    }
    return to + width;
}

static char *word(char *to, const char *text)
{
    size_t length = strlen(text);
    memcpy(to, text, length);
    return to + length;
}

static char *clock(char *to, rfcstamp t)
{
    to = word(digits(to, t.hour, 2), ":");
    to = word(digits(to, t.minute, 2), ":");
    return digits(to, t.second, 2);
}

char *rfcstamp_iso(char *buffer, rfcstamp t)
{
    assert(rfcstamp_valid(t));
    char *to = word(digits(buffer, t.year, 4), "-");
    to = word(digits(to, t.month, 2), "-");
    to = word(digits(to, t.day, 2), "T");
    to = word(clock(to, t), "Z");
    *to = '\0';
    return buffer;
}

char *rfcstamp_http(char *buffer, rfcstamp t)
{
    char *to = word(word(buffer, rfcstamp_day_name(rfcstamp_weekday(t))), ", ");
    to = word(digits(to, t.day, 2), " ");
    to = word(word(to, rfcstamp_month_name(t.month)), " ");
    to = word(digits(to, t.year, 4), " ");
    to = word(clock(to, t), " GMT");
    *to = '\0';
    return buffer;
}

char *rfcstamp_log(char *buffer, rfcstamp t)
{
    assert(rfcstamp_valid(t));
    char *to = word(word(buffer, rfcstamp_month_name(t.month)), " ");
    digits(to, t.day, 2);
    if (*to == '0')
        *to = ' ';
    to = clock(word(to + 2, " "), t);
    *to = '\0';
    return buffer;
}

/* Whether a text has the form of a pattern, where 0 is any digit and a is any
   letter. */
static int has_form(const char *text, const char *pattern)
{
    for (; *pattern != '\0'; text++, pattern++) {
        int fits = *pattern == '0'   ? *text >= '0' && *text <= '9'
                   : *pattern == 'a' ? (*text >= 'A' && *text <= 'Z') || (*text >= 'a' && *text <= 'z')
                                     : *text == *pattern;
        if (!fits)
            return 0;
    }
    return *text == '\0';
}

static int number(const char *text, int width)
{
    int value = 0;
    for (int i = 0; i < width; i++)
        value = value * 10 + (text[i] - '0');
    return value;
}

static int accept(rfcstamp parsed, rfcstamp *t)
{
    if (!rfcstamp_valid(parsed))
        return -1;
    *t = parsed;
    return 0;
}

int rfcstamp_parse_iso(const char *text, rfcstamp *t)
{
    if (!has_form(text, "0000-00-00T00:00:00Z"))
        return -1;
    rfcstamp parsed = {number(text, 4),      number(text + 5, 2),  number(text + 8, 2),
                       number(text + 11, 2), number(text + 14, 2), number(text + 17, 2)};
    return accept(parsed, t);
}

int rfcstamp_parse_http(const char *text, rfcstamp *t)
{
    if (!has_form(text, "aaa, 00 aaa 0000 00:00:00 GMT"))
        return -1;
    int month = 1;
    while (month <= 12 && strncmp(months[month - 1], text + 8, 3) != 0)
        month++;
    rfcstamp parsed = {number(text + 12, 4), month, number(text + 5, 2), number(text + 17, 2),
                       number(text + 20, 2), number(text + 23, 2)};
    return accept(parsed, t);
}
