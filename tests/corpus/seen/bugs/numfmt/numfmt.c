#include "numfmt.h"

#include <stdlib.h>
#include <string.h>

struct numfmt {
    unsigned base;
    int group;
    char separator;
    bool capitals;
    bool plus;
};

numfmt *numfmt_new(void)
{
    numfmt *format = calloc(1, sizeof *format);
    if (format != NULL) {
        format->base = 10;
        format->separator = ',';
    }
    return format;
}

numfmt *numfmt_copy(const numfmt *format)
{
    numfmt *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *format;
    return copy;
}

void numfmt_free(numfmt *format)
{
    free(format);
}

bool numfmt_set_base(numfmt *format, int base)
{
    if (base < 2 || base > 36)
        return false;
    format->base = (unsigned)base;
    return true;
}

/* 99 when it is no digit. */
static unsigned digit_value(char c)
{
    const char *digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    if (c >= 'A' && c <= 'Z')
        c = (char)(c - 'A' + 'a');
    const char *found = c == '\0' ? NULL : strchr(digits, c);
    return found == NULL ? 99 : (unsigned)(found - digits);
}

bool numfmt_set_groups(numfmt *format, int size, char separator)
{
    if (size < 0 || separator == '\0' || separator == '-' || separator == '+' || digit_value(separator) != 99)
        return false;
    format->group = size;
    format->separator = separator;
    return true;
}

void numfmt_set_capitals(numfmt *format, bool capitals)
{
    format->capitals = capitals;
}

void numfmt_set_plus(numfmt *format, bool plus)
{
    format->plus = plus;
}

char *numfmt_write(const numfmt *format, int64_t number)
{
    const char *digits =
        format->capitals ? "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "0123456789abcdefghijklmnopqrstuvwxyz";
    char reversed[2 + 64];
    char *end = reversed;
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    int written = 0;
    do {
        if (format->group > 0 && written > 0 && written % format->group == 0)
            *end++ = format->separator;
        *end++ = digits[left % format->base];
        left /= format->base;
        written++;
    } while (left != 0);
    if (number < 0)
        *end++ = '-';
    else if (format->plus && number > 0)
        *end++ = '+';
    size_t length = (size_t)(end - reversed);
    char *text = malloc(length + 1);
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < length; i++)
        text[i] = reversed[length - 1 - i];
    text[length] = '\0';
    return text;
}

bool numfmt_read(const numfmt *format, const char *text, int64_t *number)
{
    bool negative = *text == '-';
    if (*text == '-' || *text == '+')
        text++;
    uint64_t limit = (uint64_t)INT64_MAX + negative, value = 0;
    bool any = false;
    for (; *text != '\0'; text++) {
        if (format->group > 0 && *text == format->separator && any)
            continue;
        unsigned digit = digit_value(*text);
        if (digit >= format->base || value > (limit - digit) / format->base)
            return false;
        value = value * format->base + digit;
        any = true;
    }
    if (!any)
        return false;
    *number = negative ? -(int64_t)(value / 2) - (int64_t)(value - value / 2) : (int64_t)value;
    return true;
}
