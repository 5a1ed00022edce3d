#include "thousep.h"

#include <limits.h>
#include <string.h>

static unsigned long long magnitude(long long number)
{
    return number < 0 ? -(unsigned long long)number : (unsigned long long)number;
}

int thousep_digits(long long number)
{
    int digits = 1;
    for (unsigned long long rest = magnitude(number); rest >= 10; rest /= 10)
        digits++;
    return digits;
}

int thousep_format(long long number, char separator, enum thousep_style style, char *out, size_t size)
{
    /* 19 digits, 6 separators, a sign and the terminator */
    char text[19 + 6 + 1 + 1];
    char *end = text;
    char digits[20];
    int count = 0;
    bool negative = number < 0;

    if (style != THOUSEP_MINUS && style != THOUSEP_TRAILING && style != THOUSEP_ACCOUNTING)
        return -1;
    unsigned long long rest = magnitude(number);
    do {
        digits[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);

    if (negative && style == THOUSEP_MINUS)
        *end++ = '-';
    if (negative && style == THOUSEP_ACCOUNTING)
        *end++ = '(';
    while (count > 0) {
        *end++ = digits[--count];
        if (count > 0 && count % 3 == 0 && separator != '\0')
            *end++ = separator;
    }
    if (negative && style == THOUSEP_TRAILING)
        *end++ = '-';
    if (negative && style == THOUSEP_ACCOUNTING)
        *end++ = ')';
    *end = '\0';

    size_t length = (size_t)(end - text);
    if (size > 0) {
        size_t part = length < size ? length : size - 1;
        memcpy(out, text, part);
        out[part] = '\0';
    }
    return (int)length;
}

bool thousep_parse(const char *text, char separator, long long *out)
{
    unsigned long long value = 0;
    bool negative = false, bracket = false, digit = false;

    if (*text == '-' || *text == '(') {
        negative = true;
        bracket = *text == '(';
        text++;
    }
    bool leading = negative;
    for (; *text != '\0'; text++) {
        if (*text >= '0' && *text <= '9') {
            unsigned add = (unsigned)(*text - '0');
            if (value > ((unsigned long long)LLONG_MAX + 1 - add) / 10)
                return false;
            value = value * 10 + add;
            digit = true;
        } else if (*text == separator && digit && text[1] >= '0' && text[1] <= '9') {
            continue;
        } else {
            break;
        }
    }
    if (!digit)
        return false;
    if (bracket) {
        if (*text != ')')
            return false;
        text++;
    } else if (*text == '-' && !leading) {
        negative = true;
        text++;
    }
    if (*text != '\0' || (!negative && value > LLONG_MAX))
        return false;
    if (!negative)
        *out = (long long)value;
    else
        *out = value > LLONG_MAX ? LLONG_MIN : -(long long)value;
    return true;
}
