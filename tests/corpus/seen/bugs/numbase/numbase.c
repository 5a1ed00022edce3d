#include "numbase.h"

#include <string.h>

static const char figures[] = "0123456789abcdefghijklmnopqrstuvwxyz";

int nb_is_base(int base)
{
    return (base >= 2 && base <= 36) || (base <= -2 && base >= -36);
}

/* The digits still to come: magnitude for positive bases, value for negative. */
struct rest {
    int base;
    uint64_t magnitude;
    int64_t value;
};

static struct rest rest_of(int64_t value, int base)
{
    struct rest rest = {base, 0, value};
    rest.magnitude = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    return rest;
}

static int rest_empty(const struct rest *rest)
{
    return rest->base > 0 ? rest->magnitude == 0 : rest->value == 0;
}

/* Takes the lowest digit off. */
static int rest_take(struct rest *rest)
{
    if (rest->base > 0) {
        unsigned base = (unsigned)rest->base;
        int digit = (int)(rest->magnitude % base);
        rest->magnitude /= base;
        return digit;
    }
    int digit = (int)(rest->value % rest->base);
    rest->value /= rest->base;
    if (digit < 0) {
        digit -= rest->base;
        rest->value += 1;
    }
    return digit;
}

int nb_format(char *out, size_t size, int64_t value, int base)
{
    if (!nb_is_base(base))
        return NB_EBASE;
    char digits[sizeof value * 8];
    char *end = digits;
    struct rest rest = rest_of(value, base);
    do
        *end++ = figures[rest_take(&rest)];
    while (!rest_empty(&rest));

    size_t at = 0;
    int length = (int)(end - digits);
    if (base > 0 && value < 0) {
        length++;
        if (at + 1 < size)
            out[at++] = '-';
    }
    while (end > digits && at + 1 < size)
        out[at++] = *--end;
    if (size > 0)
        out[at] = '\0';
    return length;
}

static int figure(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'Z')
        c = (char)(c - 'A' + 'a');
    if (c == '\0')
        return -1;
    const char *at = strchr(figures, c);
    return at ? (int)(at - figures) : -1;
}

int nb_parse(const char *text, int base, int64_t *value)
{
    if (!nb_is_base(base))
        return NB_EBASE;
    int minus = 0;
    int range = 0;
    if (base > 0 && *text == '-') {
        minus = 1;
        text++;
    }
    if (*text == '\0')
        return NB_ESYNTAX;
    int weight = base < 0 ? -base : base;
    __int128 sum = 0;
    for (; *text; text++) {
        int digit = figure(*text);
        if (digit < 0 || digit >= weight)
            return NB_ESYNTAX;
        if (range)
            continue;
        sum = sum * base + (minus ? -digit : digit);
        if (sum > INT64_MAX || sum < INT64_MIN)
            range = 1;
    }
    if (range)
        return NB_ERANGE;
    *value = (int64_t)sum;
    return NB_OK;
}

int nb_digits(int64_t value, int base)
{
    if (!nb_is_base(base))
        return NB_EBASE;
    struct rest rest = rest_of(value, base);
    int n = 0;
    do {
        rest_take(&rest);
        n++;
    } while (!rest_empty(&rest));
    return n;
}

int nb_digit_sum(int64_t value, int base)
{
    if (!nb_is_base(base))
        return NB_EBASE;
    struct rest rest = rest_of(value, base);
    int sum = 0;
    while (!rest_empty(&rest))
        sum += rest_take(&rest);
    return sum;
}

static const struct {
    int value;
    const char *text;
} romans[] = {
    {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
    {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"},
};

int nb_to_roman(int n, char *out)
{
    *out = '\0';
    if (n < 1 || n > 3999)
        return NB_ERANGE;
    for (size_t i = 0; i < sizeof romans / sizeof *romans; i++) {
        while (n >= romans[i].value) {
            n -= romans[i].value;
            for (const char *p = romans[i].text; *p; p++)
                *out++ = *p;
        }
    }
    *out = '\0';
    return NB_OK;
}

int nb_from_roman(const char *text)
{
    char upper[NB_ROMAN_SIZE];
    size_t length = 0;
    for (; text[length]; length++) {
        if (length + 1 >= sizeof upper)
            return NB_ESYNTAX;
        char c = text[length];
        upper[length] = c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
    }
    upper[length] = '\0';
    int n = 0;
    const char *p = upper;
    for (size_t i = 0; i < sizeof romans / sizeof *romans; i++) {
        size_t step = strlen(romans[i].text);
        while (strncmp(p, romans[i].text, step) == 0) {
            n += romans[i].value;
            p += step;
        }
    }
    /* Only the usual form is one: writing it again must give the same. */
    char again[NB_ROMAN_SIZE];
    if (*p || nb_to_roman(n, again) != NB_OK || strcmp(again, upper) != 0)
        return NB_ESYNTAX;
    return n;
}
