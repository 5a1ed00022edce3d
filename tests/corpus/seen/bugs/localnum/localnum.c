#include "localnum.h"

#include <string.h>

static const struct ln_locale table[] = {
    { "C", "", '.', 3, 3 },
    { "en_US", ",", '.', 3, 3 },
    { "de_DE", ".", ',', 3, 3 },
    { "fr_FR", "\xe2\x80\xaf", ',', 3, 3 },
    { "de_CH", "\xe2\x80\x99", '.', 3, 3 },
    { "hi_IN", ",", '.', 3, 2 },
};

#define TABLE_SIZE (sizeof table / sizeof table[0])

/* 19 digits, a sign, the decimal mark and the separators */
#define TEXT_MAX 32

size_t ln_count(void)
{
    return TABLE_SIZE;
}

const struct ln_locale *ln_at(size_t index)
{
    return index < TABLE_SIZE ? &table[index] : NULL;
}

const struct ln_locale *ln_find(const char *name)
{
    if (name == NULL)
        return &table[0];
    for (size_t i = 0; i < TABLE_SIZE; i++)
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    return NULL;
}

static uint64_t magnitude(int64_t value)
{
    return value < 0 ? (uint64_t)0 - (uint64_t)value : (uint64_t)value;
}

/* Copies what fits, as snprintf does. */
static int deliver(char *dst, size_t size, const char *text, size_t length)
{
    if (size > 0) {
        size_t n = length < size ? length : size - 1;
        memcpy(dst, text, n);
        dst[n] = '\0';
    }
    return (int)length;
}

/* Decimal digits, least significant first; at least `least` of them. */
static int digits_of(uint64_t number, int least, char *digits)
{
    int n = 0;

    do {
        digits[n++] = (char)('0' + number % 10);
        number /= 10;
    } while (number != 0);
    while (n < least)
        digits[n++] = '0';
    return n;
}

/* Whether a separator stands left of the digit with `right` digits to its right. */
static int at_group(const struct ln_locale *loc, int right)
{
    if (right == 0 || right < loc->first)
        return 0;
    return (right - loc->first) % loc->other == 0;
}

int ln_fixed(char *dst, size_t size, const struct ln_locale *loc, int64_t value, int scale)
{
    char text[TEXT_MAX];
    char digits[24];
    char *p = text;
    size_t width = strlen(loc->thousands);

    if (scale < 0 || scale > LN_MAX_SCALE)
        return LN_ERANGE;
    int n = digits_of(magnitude(value), scale + 1, digits);

    if (value < 0)
        *p++ = '-';
    for (int i = n - 1; i >= scale; i--) {
        *p++ = digits[i];
        if (width > 0 && at_group(loc, i - scale)) {
            memcpy(p, loc->thousands, width);
            p += width;
        }
    }
    if (scale > 0) {
        *p++ = loc->decimal;
        for (int i = scale - 1; i >= 0; i--)
            *p++ = digits[i];
    }
    return deliver(dst, size, text, (size_t)(p - text));
}

int ln_format(char *dst, size_t size, const struct ln_locale *loc, int64_t value)
{
    return ln_fixed(dst, size, loc, value, 0);
}

int ln_parse(const struct ln_locale *loc, const char *text, int64_t *value)
{
    size_t width = strlen(loc->thousands);
    uint64_t limit = (uint64_t)INT64_MAX;
    uint64_t number = 0;
    int negative = 0;
    int big = 0;

    if (*text == '-') {
        negative = 1;
        limit++;
        text++;
    }
    if (*text < '0' || *text > '9')
        return LN_ESYNTAX;
    while (*text != '\0') {
        if (width > 0 && strncmp(text, loc->thousands, width) == 0) {
            text += width;
            if (*text < '0' || *text > '9')
                return LN_ESYNTAX;
        }
        if (*text < '0' || *text > '9')
            return LN_ESYNTAX;
        unsigned digit = (unsigned)(*text++ - '0');
        if (number > (limit - digit) / 10)
            big = 1;
        else
            number = number * 10 + digit;
    }
    if (big)
        return LN_EBIG;
    if (negative)
        *value = number > (uint64_t)INT64_MAX ? INT64_MIN : -(int64_t)number;
    else
        *value = (int64_t)number;
    return 0;
}

size_t ln_columns(const char *text)
{
    size_t columns = 0;

    for (; *text != '\0'; text++)
        if (((unsigned char)*text & 0xc0) != 0x80)
            columns++;
    return columns;
}
