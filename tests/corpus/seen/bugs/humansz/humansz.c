#include "humansz.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char units[] = "BKMGTPE";

int64_t hs_unit(char unit)
{
    if (unit >= 'a' && unit <= 'z')
        unit = (char)(unit - 'a' + 'A');
    const char *at = unit == '\0' ? NULL : strchr(units, unit);
    return at == NULL ? 0 : (int64_t)1 << 10 * (at - units);
}

hs_status hs_parse(const char *text, int64_t *bytes)
{
    bool negative = *text == '-';
    if (*text == '-' || *text == '+')
        text++;
    if (*text < '0' || *text > '9')
        return HS_SYNTAX;
    const uint64_t limit = (uint64_t)INT64_MAX + negative;
    uint64_t number = 0;
    bool fits = true;
    for (; *text >= '0' && *text <= '9'; text++) {
        unsigned digit = (unsigned)(*text - '0');
        if (number > (limit - digit) / 10)
            fits = false;
        else
            number = 10 * number + digit;
    }
    uint64_t unit = 1;
    if (*text != '\0') {
        unit = (uint64_t)hs_unit(*text);
        if (unit == 0 || text[1] != '\0')
            return HS_SYNTAX;
    }
    if (!fits || number > limit / unit)
        return HS_RANGE;
    number *= unit;
    if (!negative)
        *bytes = (int64_t)number;
    else
        *bytes = number > INT64_MAX ? INT64_MIN : -(int64_t)number;
    return HS_OK;
}

int hs_format(int64_t bytes, char *out, size_t size)
{
    const char *sign = "";
    if (bytes < 0) {
        sign = "-";
        bytes = -bytes;
    }
    if (bytes < 1024)
        return snprintf(out, size, "%s%" PRId64 "B", sign, bytes);
    int64_t unit = 1024;
    size_t which = 1;
    while (which < 6 && bytes / 1024 >= unit) {
        unit *= 1024;
        which++;
    }
    int64_t whole = bytes / unit, tenth = bytes % unit / (unit / 1024) * 10 / 1024;
    return snprintf(out, size, "%s%" PRId64 ".%d%c", sign, whole, (int)tenth, units[which]);
}

int hs_format_exact(int64_t bytes, char *out, size_t size)
{
    size_t which = 0;
    while (which < 6 && bytes != 0 && bytes % 1024 == 0) {
        bytes /= 1024;
        which++;
    }
    return snprintf(out, size, "%" PRId64 "%c", bytes, units[which]);
}

int64_t hs_add(int64_t a, int64_t b)
{
    if (b > 0 && a > INT64_MAX - b)
        return INT64_MAX;
    if (b < 0 && a < INT64_MIN - b)
        return INT64_MIN;
    return a + b;
}

int64_t hs_truncate(int64_t bytes, char unit)
{
    int64_t size = hs_unit(unit);
    return size == 0 ? bytes : bytes - bytes % size;
}
