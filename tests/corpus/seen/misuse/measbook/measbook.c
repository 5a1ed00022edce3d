#include "measbook.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In the base unit: x * factor + offset. */
struct mb_unit {
    const char *symbol;
    const char *name;
    enum mb_quantity quantity;
    double factor, offset;
};

static const struct mb_unit book[] = {
    {"mm", "millimetre", MB_LENGTH, 0.001, 0},
    {"cm", "centimetre", MB_LENGTH, 0.01, 0},
    {"in", "inch", MB_LENGTH, 0.0254, 0},
    {"ft", "foot", MB_LENGTH, 0.3048, 0},
    {"m", "metre", MB_LENGTH, 1, 0},
    {"km", "kilometre", MB_LENGTH, 1000, 0},
    {"mi", "mile", MB_LENGTH, 1609.344, 0},
    {"mg", "milligram", MB_MASS, 1e-6, 0},
    {"g", "gram", MB_MASS, 0.001, 0},
    {"oz", "ounce", MB_MASS, 0.028349523125, 0},
    {"lb", "pound", MB_MASS, 0.45359237, 0},
    {"kg", "kilogram", MB_MASS, 1, 0},
    {"t", "tonne", MB_MASS, 1000, 0},
    {"ms", "millisecond", MB_TIME, 0.001, 0},
    {"s", "second", MB_TIME, 1, 0},
    {"min", "minute", MB_TIME, 60, 0},
    {"h", "hour", MB_TIME, 3600, 0},
    {"d", "day", MB_TIME, 86400, 0},
    {"K", "kelvin", MB_TEMPERATURE, 1, 0},
    {"degC", "degree Celsius", MB_TEMPERATURE, 1, 273.15},
    {"degF", "degree Fahrenheit", MB_TEMPERATURE, 5.0 / 9, 459.67 * 5 / 9},
};

#define COUNT (sizeof book / sizeof book[0])

static const char *const quantities[MB_QUANTITIES] = {"length", "mass", "time", "temperature"};

size_t mb_count(void)
{
    return COUNT;
}

const struct mb_unit *mb_unit_at(size_t i)
{
    return &book[i];
}

static const struct mb_unit *find(const char *symbol, size_t length)
{
    for (size_t i = 0; i < COUNT; i++)
        if (strlen(book[i].symbol) == length && memcmp(book[i].symbol, symbol, length) == 0)
            return &book[i];
    return NULL;
}

const struct mb_unit *mb_find(const char *symbol)
{
    return find(symbol, strlen(symbol));
}

const char *mb_symbol(const struct mb_unit *u)
{
    return u->symbol;
}

const char *mb_name(const struct mb_unit *u)
{
    return u->name;
}

enum mb_quantity mb_quantity_of(const struct mb_unit *u)
{
    return u->quantity;
}

const char *mb_quantity_name(enum mb_quantity q)
{
    return quantities[q];
}

double mb_convert(double x, const struct mb_unit *from, const struct mb_unit *to)
{
    if (from->quantity != to->quantity)
        return NAN;
    if (from == to)
        return x;
    return (x * from->factor + from->offset - to->offset) / to->factor;
}

const struct mb_unit *mb_best(double x, const struct mb_unit *u)
{
    const struct mb_unit *smallest = NULL, *best = NULL;

    if (u->quantity == MB_TEMPERATURE || x == 0 || !isfinite(x))
        return u;
    for (size_t i = 0; i < COUNT; i++) {
        const struct mb_unit *v = &book[i];
        if (v->quantity != u->quantity)
            continue;
        if (smallest == NULL || v->factor < smallest->factor)
            smallest = v;
        if (fabs(mb_convert(x, u, v)) >= 1 && (best == NULL || v->factor > best->factor))
            best = v;
    }
    return best != NULL ? best : smallest;
}

char *mb_format(char *buf, double x, const struct mb_unit *u)
{
    snprintf(buf, MB_FORMAT_SIZE, "%.12g %s", x, u->symbol);
    return buf;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool mb_parse(const char *text, double *x, const struct mb_unit **u)
{
    const struct mb_unit *found;
    size_t length;
    char *end;
    double number = strtod(text, &end);

    if (end == text || !isfinite(number))
        return false;
    while (is_blank(*end))
        end++;
    length = strcspn(end, " \t");
    found = find(end, length);
    if (found == NULL)
        return false;
    end += length;
    while (is_blank(*end))
        end++;
    if (*end != '\0')
        return false;
    *x = number;
    *u = found;
    return true;
}
