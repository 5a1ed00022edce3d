#include "measfmt.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { METRIC, IMPERIAL, ANY };

struct unit {
    const char *symbol;
    mf_dim dim;
    int system;
    double factor; /* of the base unit */
    double zero;   /* in the base unit */
};

static const struct unit units[MF_NUNITS] = {
    [MF_MM] = { "mm", MF_LENGTH, METRIC, 0.001, 0 },
    [MF_CM] = { "cm", MF_LENGTH, METRIC, 0.01, 0 },
    [MF_M] = { "m", MF_LENGTH, METRIC, 1, 0 },
    [MF_KM] = { "km", MF_LENGTH, METRIC, 1000, 0 },
    [MF_INCH] = { "in", MF_LENGTH, IMPERIAL, 0.0254, 0 },
    [MF_FOOT] = { "ft", MF_LENGTH, IMPERIAL, 0.3048, 0 },
    [MF_MILE] = { "mi", MF_LENGTH, IMPERIAL, 1609.344, 0 },
    [MF_MG] = { "mg", MF_MASS, METRIC, 1e-6, 0 },
    [MF_G] = { "g", MF_MASS, METRIC, 0.001, 0 },
    [MF_KG] = { "kg", MF_MASS, METRIC, 1, 0 },
    [MF_OZ] = { "oz", MF_MASS, IMPERIAL, 0.028349523125, 0 },
    [MF_LB] = { "lb", MF_MASS, IMPERIAL, 0.45359237, 0 },
    [MF_SEC] = { "s", MF_TIME, ANY, 1, 0 },
    [MF_MIN] = { "min", MF_TIME, ANY, 60, 0 },
    [MF_HOUR] = { "h", MF_TIME, ANY, 3600, 0 },
    [MF_DAY] = { "d", MF_TIME, ANY, 86400, 0 },
    [MF_KELVIN] = { "K", MF_TEMPERATURE, ANY, 1, 0 },
    [MF_CELSIUS] = { "degC", MF_TEMPERATURE, ANY, 1, 273.15 },
    [MF_FAHRENHEIT] = { "degF", MF_TEMPERATURE, ANY, 5.0 / 9.0, 273.15 - 32.0 * 5.0 / 9.0 },
};

mf_dim mf_dimension(mf_unit unit)
{
    return units[unit].dim;
}

const char *mf_symbol(mf_unit unit)
{
    return units[unit].symbol;
}

int mf_compatible(mf_unit a, mf_unit b)
{
    return units[a].dim == units[b].dim;
}

double mf_convert(double value, mf_unit from, mf_unit to)
{
    const struct unit *f = &units[from], *t = &units[to];
    assert(f->dim == t->dim);
    if (from == to)
        return value;
    return (value * f->factor + f->zero - t->zero) / t->factor;
}

/* In the base unit; a double of any size has room. */
static long double in_base(double value, const struct unit *unit)
{
    return (long double)value * unit->factor + unit->zero;
}

int mf_compare(double a, mf_unit unit_a, double b, mf_unit unit_b)
{
    assert(units[unit_a].dim == units[unit_b].dim);
    long double base_a = in_base(a, &units[unit_a]), base_b = in_base(b, &units[unit_b]);
    if (isnan(a) || isnan(b))
        return 2;
    return (base_a > base_b) - (base_a < base_b);
}

mf_unit mf_best(double value, mf_unit unit)
{
    const struct unit *own = &units[unit];
    if (own->dim == MF_TEMPERATURE)
        return unit;
    int best = -1;
    for (int u = 0; u < MF_NUNITS; u++) {
        if (units[u].dim != own->dim || units[u].system != own->system)
            continue;
        /* Units of a system stand in the order of their size. */
        if (best < 0 || fabs(mf_convert(value, unit, (mf_unit)u)) >= 1.0)
            best = u;
    }
    return (mf_unit)best;
}

char *mf_format(double value, mf_unit unit, int digits, char *buf)
{
    if (digits < 1)
        digits = 1;
    if (digits > 17)
        digits = 17;
    sprintf(buf, "%.*g %s", digits, value, units[unit].symbol);
    return buf;
}

char *mf_compound(double value, mf_unit unit, char *buf)
{
    mf_dim dim = units[unit].dim;
    if (dim != MF_LENGTH && dim != MF_TIME)
        return NULL;
    double small = mf_convert(value, unit, dim == MF_LENGTH ? MF_INCH : MF_SEC);
    if (!(fabs(small) <= 1e15))
        return NULL;
    long long whole = llround(small);
    const char *sign = whole < 0 ? "-" : "";
    if (whole < 0)
        whole = -whole;
    if (dim == MF_LENGTH)
        sprintf(buf, "%s%lld ft %lld in", sign, whole / 12, whole % 12);
    else
        sprintf(buf, "%s%lld h %lld min %lld s", sign, whole / 3600, whole / 60 % 60, whole % 60);
    return buf;
}

static const char *skip_spaces(const char *p)
{
    while (*p == ' ')
        p++;
    return p;
}

mf_status mf_parse(const char *text, double *value, mf_unit *unit)
{
    char *end;
    text = skip_spaces(text);
    /* strtod would skip other white space and take hexadecimal numbers. */
    const char *first = text + (*text == '-' || *text == '+');
    if (!((*first >= '0' && *first <= '9') || *first == '.') || (first[0] == '0' && (first[1] == 'x' || first[1] == 'X')))
        return MF_ENUMBER;
    double number = strtod(text, &end);
    if (end == text || !isfinite(number))
        return MF_ENUMBER;
    const char *symbol = skip_spaces(end);
    for (int u = 0; u < MF_NUNITS; u++)
        if (strcmp(units[u].symbol, symbol) == 0) {
            *value = number;
            *unit = (mf_unit)u;
            return MF_OK;
        }
    return MF_EUNIT;
}
