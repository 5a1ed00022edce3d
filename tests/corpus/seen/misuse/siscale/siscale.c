#include "siscale.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *symbol;
    const char *name;
    int exponent;
    double factor;
} prefixes[SI_PREFIXES] = {
    [SI_PICO] = {"p", "pico", -12, 1e-12},
    [SI_NANO] = {"n", "nano", -9, 1e-9},
    [SI_MICRO] = {"u", "micro", -6, 1e-6},
    [SI_MILLI] = {"m", "milli", -3, 1e-3},
    [SI_NONE] = {"", "", 0, 1},
    [SI_KILO] = {"k", "kilo", 3, 1e3},
    [SI_MEGA] = {"M", "mega", 6, 1e6},
    [SI_GIGA] = {"G", "giga", 9, 1e9},
    [SI_TERA] = {"T", "tera", 12, 1e12},
};

const char *si_symbol(enum si_prefix p)
{
    return prefixes[p].symbol;
}

const char *si_name(enum si_prefix p)
{
    return prefixes[p].name;
}

int si_exponent(enum si_prefix p)
{
    return prefixes[p].exponent;
}

struct si_value si_of(double num)
{
    return (struct si_value){num, SI_NONE};
}

double si_plain(struct si_value v)
{
    return v.num * prefixes[v.prefix].factor;
}

struct si_value si_with(struct si_value v, enum si_prefix to)
{
    double factor = prefixes[v.prefix].factor / prefixes[to].factor;
    if (v.prefix != to)
        v.num *= factor;
    v.prefix = to;
    return v;
}

struct si_value si_tidy(struct si_value v)
{
    if (v.num == 0 || !isfinite(v.num))
        return si_with(v, SI_NONE);
    struct si_value best = si_with(v, SI_PICO);
    for (int p = SI_NANO; p < SI_PREFIXES; p++) {
        struct si_value next = si_with(v, (enum si_prefix)p);
        if (fabs(next.num) < 1)
            break;
        best = next;
    }
    return best;
}

struct si_value si_add(struct si_value a, struct si_value b)
{
    a.num += si_with(b, a.prefix).num;
    return a;
}

char *si_format(struct si_value v, const char *unit, char *buf)
{
    /* At most "-1.234e+308", a blank, a symbol and a unit. */
    int n = sprintf(buf, "%.4g %s%.*s", v.num, prefixes[v.prefix].symbol, SI_UNIT_LEN, unit);
    /* No blank at the end when there is neither symbol nor unit. */
    if (n > 0 && buf[n - 1] == ' ' && *unit == '\0')
        n--;
    memset(buf + n, 0, (size_t)(SI_TEXT - n));
    return buf;
}

static const char *skip(const char *s)
{
    while (*s == ' ' || *s == '\t')
        s++;
    return s;
}

bool si_parse(const char *text, struct si_value *v)
{
    text = skip(text);
    /* strtod takes more than we do: "inf", "nan", hexadecimal. */
    const char *s = text;
    if (*s == '-' || *s == '+')
        s++;
    if (*s != '.' && (*s < '0' || *s > '9'))
        return false;
    if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X'))
        return false;
    char *end;
    double num = strtod(text, &end);
    if (end == text || !isfinite(num))
        return false;
    const char *rest = skip(end);
    enum si_prefix prefix = SI_NONE;
    if (*rest != '\0') {
        int p = 0;
        while (p < SI_PREFIXES && prefixes[p].symbol[0] != *rest)
            p++;
        if (p == SI_PREFIXES)
            return false;
        prefix = (enum si_prefix)p;
        if (*skip(rest + 1) != '\0')
            return false;
    }
    v->num = num;
    v->prefix = prefix;
    return true;
}
