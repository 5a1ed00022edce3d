#include "dimconv.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const char *const base_names[DC_BASES] = { "kg", "m", "s", "K" };

static int is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '%' || c == '_';
}

/* Looks up the name that is the first n characters of a text. */
static const dc_unit *find(const dc_unit *table, const char *name, size_t n)
{
    for (; table->name; table++)
        if (strncmp(table->name, name, n) == 0 && table->name[n] == '\0')
            return table;
    return NULL;
}

const dc_unit *dc_find(const dc_unit *table, const char *name)
{
    return find(table, name, strlen(name));
}

/* One unit of an expression, with its power. */
struct term {
    const dc_unit *unit;
    int power;
};

/* Reads a term at *at and moves on behind it. */
static int scan_term(const dc_unit *table, const char **at, struct term *term)
{
    const char *s = *at;
    size_t n = 0;
    int negative;

    while (is_name_char(s[n]))
        n++;
    if (n == 0)
        return DC_ESYNTAX;
    term->unit = find(table, s, n);
    if (!term->unit)
        return DC_EUNIT;
    s += n;
    term->power = 1;
    if (*s == '^') {
        s++;
        negative = *s == '-';
        s += negative;
        if (*s < '0' || *s > '9')
            return DC_ESYNTAX;
        for (term->power = 0; *s >= '0' && *s <= '9'; s++)
            if (term->power <= DC_POWER_MAX)
                term->power = term->power * 10 + (*s - '0');
        if (term->power > DC_POWER_MAX)
            return DC_ERANGE;
        if (negative)
            term->power = -term->power;
    }
    *at = s;
    return DC_OK;
}

/* Multiplies a scale by a term. */
static int multiply(dc_scale *scale, const struct term *term)
{
    int i;

    for (i = 0; i < DC_BASES; i++) {
        int power = scale->power[i] + term->power * term->unit->power[i];

        if (power > DC_POWER_MAX || power < -DC_POWER_MAX)
            return DC_ERANGE;
        scale->power[i] = (signed char)power;
    }
    scale->factor *= pow(term->unit->factor, term->power);
    if (!isnormal(scale->factor))
        return DC_ERANGE;
    return DC_OK;
}

int dc_parse(const dc_unit *table, const char *text, dc_scale *scale)
{
    dc_scale result = { 1, 0, { 0, 0, 0, 0 } };
    struct term term;
    int terms = 0, divide = 0, err;

    for (;;) {
        err = scan_term(table, &text, &term);
        if (err)
            return err;
        if (divide)
            term.power = -term.power;
        if (term.unit->offset != 0) {
            if (terms > 0 || *text || term.power != 1)
                return DC_EOFFSET;
            result.offset = term.unit->offset;
        }
        err = multiply(&result, &term);
        if (err)
            return err;
        terms = 1;
        if (*text == '\0')
            break;
        if (*text != '*' && *text != '/')
            return DC_ESYNTAX;
        divide = *text++ == '/';
    }
    *scale = result;
    return DC_OK;
}

int dc_same_kind(const dc_scale *a, const dc_scale *b)
{
    return memcmp(a->power, b->power, sizeof a->power) == 0;
}

double dc_convert(double value, const dc_scale *from, const dc_scale *to)
{
    assert(dc_same_kind(from, to));
    if (from->factor == to->factor && from->offset == to->offset)
        return value;
    if (from->offset == 0 && to->offset == 0) {
        double ratio = from->factor / to->factor;

        return isnormal(ratio) ? value * ratio : value * from->factor / to->factor;
    }
    return (value * from->factor + from->offset - to->offset) / to->factor;
}

void dc_convert_all(double *values, size_t n, const dc_scale *from, const dc_scale *to)
{
    size_t i;

    for (i = 0; i < n; i++)
        values[i] = dc_convert(values[i], from, to);
}

size_t dc_dimension(const dc_scale *scale, char *text)
{
    char *to = text;
    int i;

    for (i = 0; i < DC_BASES; i++) {
        int power = scale->power[i];

        if (power == 0 || power > DC_POWER_MAX || power < -DC_POWER_MAX)
            continue;
        if (to > text)
            *to++ = '.';
        strcpy(to, base_names[i]);
        to += strlen(to);
        if (power != 1) {
            *to++ = '^';
            if (power < 0)
                *to++ = '-';
            *to++ = (char)('0' + (power < 0 ? -power : power));
        }
    }
    if (to == text)
        *to++ = '1';
    *to = '\0';
    return (size_t)(to - text);
}
