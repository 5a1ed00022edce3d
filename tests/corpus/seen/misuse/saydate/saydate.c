#include "saydate.h"

#include <stddef.h>
#include <string.h>

static const char *const months[12] = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December",
};

static const char *const weekdays[7] = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
};

static const char *const ordinals[31] = {
    "first",          "second",        "third",        "fourth",        "fifth",        "sixth",
    "seventh",        "eighth",        "ninth",        "tenth",         "eleventh",     "twelfth",
    "thirteenth",     "fourteenth",    "fifteenth",    "sixteenth",     "seventeenth",  "eighteenth",
    "nineteenth",     "twentieth",     "twenty-first", "twenty-second", "twenty-third", "twenty-fourth",
    "twenty-fifth",   "twenty-sixth",  "twenty-seventh", "twenty-eighth", "twenty-ninth", "thirtieth",
    "thirty-first",
};

static const signed char lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

const char *saydate_month(int month)
{
    return months[month - 1];
}

const char *saydate_weekday(int weekday)
{
    return weekdays[weekday];
}

const char *saydate_ordinal(int day)
{
    return ordinals[day - 1];
}

static int leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int saydate_length(int year, int month)
{
    return lengths[month - 1] + (month == 2 && leap(year));
}

int saydate_valid(struct saydate date)
{
    if (date.year < 1 || date.year > 9999 || date.month < 1 || date.month > 12)
        return 0;
    return date.day >= 1 && date.day <= saydate_length(date.year, date.month);
}

int saydate_dow(struct saydate date)
{
    int year = date.year - 1;
    int days = year * 365 + year / 4 - year / 100 + year / 400;

    for (int month = 1; month < date.month; month++)
        days += saydate_length(date.year, month);
    return (days + date.day) % 7;
}

struct saydate saydate_next(struct saydate date)
{
    struct saydate next = date;

    if (++next.day <= saydate_length(date.year, date.month))
        return next;
    next.day = 1;
    if (++next.month <= 12)
        return next;
    next.month = 1;
    if (++next.year <= 9999)
        return next;
    return date;
}

static char *put(char *out, const char *text)
{
    size_t len = strlen(text);

    memcpy(out, text, len);
    return out + len;
}

static char *put_number(char *out, int number)
{
    char digits[12];
    int used = 0;

    do {
        digits[used++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (used > 0)
        *out++ = digits[--used];
    return out;
}

int saydate_write(char *buf, struct saydate date)
{
    char *out = buf;

    out = put(out, "the ");
    out = put(out, saydate_ordinal(date.day));
    out = put(out, " of ");
    out = put(out, saydate_month(date.month));
    out = put(out, ", ");
    out = put_number(out, date.year);
    *out = '\0';
    return (int)(out - buf);
}

static char small(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* What stands behind word in text; NULL when text does not begin with it. */
static const char *skip(const char *text, const char *word)
{
    if (text == NULL)
        return NULL;
    for (; *word != '\0'; text++, word++)
        if (small(*text) != small(*word))
            return NULL;
    return text;
}

/* The place (from 1) of the word of a table that text begins with, up to a
 * stop; 0 when there is none. */
static int find(const char **text, const char *const *table, int size, const char *stop)
{
    for (int i = 0; i < size; i++) {
        const char *rest = skip(skip(*text, table[i]), stop);

        if (rest != NULL) {
            *text = rest;
            return i + 1;
        }
    }
    return 0;
}

int saydate_parse(const char *text, struct saydate *date)
{
    struct saydate result = {0, 0, 0};

    text = skip(text, "the ");
    if (text == NULL)
        return -1;
    result.day = find(&text, ordinals, 31, " of ");
    if (result.day == 0)
        return -1;
    result.month = find(&text, months, 12, ", ");
    if (result.month == 0 || *text == '0')
        return -1;
    for (; *text >= '0' && *text <= '9'; text++) {
        result.year = result.year * 10 + (*text - '0');
        if (result.year > 9999)
            return -1;
    }
    if (*text != '\0' || !saydate_valid(result))
        return -1;
    *date = result;
    return 0;
}
