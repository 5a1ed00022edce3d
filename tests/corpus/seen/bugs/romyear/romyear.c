#include "romyear.h"

#include <ctype.h>
#include <string.h>

#define DATE_ROOM 48
#define WORK_ROOM 32

static const struct { int value; char letters[3]; } signs[] = {
    {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
    {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
};
enum { SIGNS = sizeof signs / sizeof signs[0] };

static char text[16];

/* Writes the numeral of n, which is in range; returns its end. */
static char *render(int n, char *at)
{
    for (int i = 0; i < SIGNS; i++)
        for (; n >= signs[i].value; n -= signs[i].value)
            for (const char *l = signs[i].letters; *l != '\0'; l++)
                *at++ = *l;
    *at = '\0';
    return at;
}

static int in_range(int n)
{
    return n >= 1 && n <= RY_MAX;
}

const char *ry_text(int n)
{
    if (!in_range(n))
        return NULL;
    render(n, text);
    return text;
}

size_t ry_write(int n, char *buf, size_t cap)
{
    char work[WORK_ROOM];
    if (!in_range(n))
        return 0;
    size_t len = (size_t)(render(n, work) - work);
    if (len >= cap)
        return 0;
    memcpy(buf, work, len + 1);
    return len;
}

int ry_parse(const char *s)
{
    char upper[WORK_ROOM], usual[WORK_ROOM];
    size_t len = 0;
    for (; s[len] != '\0'; len++) {
        if (len == WORK_ROOM - 1)
            return -1;
        upper[len] = (char)toupper((unsigned char)s[len]);
    }
    upper[len] = '\0';

    int sum = 0;
    const char *at = upper;
    for (int i = 0; i < SIGNS; i++) {
        size_t letters = strlen(signs[i].letters);
        for (; strncmp(at, signs[i].letters, letters) == 0; at += letters)
            sum += signs[i].value;
    }
    if (*at != '\0' || !in_range(sum))
        return -1;
    render(sum, usual);
    return strcmp(upper, usual) == 0 ? sum : -1;
}

int ry_compare(const char *a, const char *b)
{
    int left = ry_parse(a), right = ry_parse(b);
    return (left > right) - (left < right);
}

const char *ry_date(int day, int month, int year)
{
    static const char days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    static char line[DATE_ROOM];
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (!in_range(year) || month < 1 || month > 12 || day < 1 || day > days[month - 1] ||
        (month == 2 && day == 29 && !leap))
        return NULL;
    char *at = render(day, line);
    *at++ = '.';
    at = render(month, at);
    *at++ = '.';
    render(year, at);
    return line;
}

int ry_longest(int from, int to)
{
    char work[WORK_ROOM];
    int best = 0;
    long most = 0;
    if (from < 1)
        from = 1;
    if (to > RY_MAX)
        to = RY_MAX;
    for (int n = from; n <= to; n++) {
        long len = render(n, work) - work;
        if (len > most) {
            most = len;
            best = n;
        }
    }
    return best;
}
