#include "numpict.h"

#include <stdlib.h>
#include <string.h>

struct np_format {
    const char *picture;
    uint8_t width;
    uint8_t digits;
    uint8_t decimals;
    bool is_signed;
};

// Longer ones consist of commas for the most part.
#define WIDTH_MAX 60

static int64_t power_of_ten(unsigned n)
{
    int64_t p = 1;
    while (n-- > 0)
        p *= 10;
    return p;
}

static enum np_problem analyse(np_format *f, size_t *at)
{
    bool nine = false, point = false;
    const char *p = f->picture;
    for (*at = 0; p[*at] != '\0'; ++*at) {
        if (*at == WIDTH_MAX)
            return NP_TOO_LONG;
        switch (p[*at]) {
        case '9':
            nine = true;
            f->digits++;
            f->decimals += point;
            break;
        case 'Z':
            if (nine || point)
                return NP_BAD_ORDER;
            f->digits++;
            break;
        case ',':
            if (point)
                return NP_BAD_ORDER;
            break;
        case '.':
            if (point)
                return NP_BAD_ORDER;
            point = true;
            break;
        case '+':
        case '-':
            if (*at != 0)
                return NP_BAD_ORDER;
            f->is_signed = true;
            break;
        default:
            return NP_BAD_CHARACTER;
        }
        if (f->digits > NP_DIGITS)
            return NP_TOO_LONG;
    }
    f->width = (uint8_t)*at;
    return f->digits == 0 ? NP_NO_DIGITS : NP_FINE;
}

np_format *np_compile(const char *picture, enum np_problem *problem, size_t *position)
{
    enum np_problem p = NP_NO_MEMORY;
    size_t at = 0;
    np_format *f = calloc(1, sizeof *f);
    if (f != NULL) {
        f->picture = picture;
        p = analyse(f, &at);
        if (p != NP_FINE) {
            free(f);
            f = NULL;
        }
    }
    if (problem != NULL)
        *problem = p;
    if (position != NULL)
        *position = at;
    return f;
}

void np_free(np_format *f)
{
    free(f);
}

const char *np_picture(const np_format *f)
{
    return f->picture;
}

size_t np_width(const np_format *f)
{
    return f->width;
}

unsigned np_decimals(const np_format *f)
{
    return f->decimals;
}

int64_t np_largest(const np_format *f)
{
    return power_of_ten(f->digits) - 1;
}

bool np_edit(const np_format *f, int64_t value, char *out)
{
    int64_t largest = np_largest(f);
    out[f->width] = '\0';
    if (value > largest || value < -largest || (value < 0 && !f->is_signed)) {
        memset(out, '*', f->width);
        return false;
    }
    int64_t left = value < 0 ? -value : value, weight = power_of_ten(f->digits - 1u);
    bool begun = false;
    for (const char *p = f->picture; *p != '\0'; p++, out++) {
        switch (*p) {
        case '9':
        case 'Z': {
            int digit = (int)(left / weight);
            left %= weight;
            weight = weight > 1 ? weight / 10 : 1;
            begun = begun || digit != 0 || *p == '9';
            *out = begun ? (char)('0' + digit) : ' ';
            break;
        }
        case ',':
            *out = begun ? ',' : ' ';
            break;
        case '.':
            begun = true;
            *out = '.';
            break;
        default:
            *out = value < 0 ? '-' : *p == '+' ? '+' : ' ';
        }
    }
    return true;
}

char *np_edit_dup(const np_format *f, int64_t value)
{
    char *text = malloc(f->width + 1u);
    if (text != NULL)
        np_edit(f, value, text);
    return text;
}

bool np_scan(const char *text, int64_t *value)
{
    int64_t number = 0;
    unsigned digits = 0;
    bool negative = false;
    for (; *text != '\0'; text++) {
        if (*text == '-')
            negative = true;
        if (*text < '0' || *text > '9')
            continue;
        if (++digits > NP_DIGITS)
            return false;
        number = 10 * number + (*text - '0');
    }
    if (digits == 0)
        return false;
    *value = negative ? -number : number;
    return true;
}
