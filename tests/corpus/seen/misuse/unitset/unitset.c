#include "unitset.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct unit builtin[UNIT_IDS] = {
    [UNIT_M] = { "m", UNIT_LENGTH, 1, 0, NULL },
    [UNIT_KM] = { "km", UNIT_LENGTH, 1000, 0, NULL },
    [UNIT_INCH] = { "in", UNIT_LENGTH, 0.0254, 0, NULL },
    [UNIT_MILE] = { "mi", UNIT_LENGTH, 1609.344, 0, NULL },
    [UNIT_KG] = { "kg", UNIT_MASS, 1, 0, NULL },
    [UNIT_G] = { "g", UNIT_MASS, 0.001, 0, NULL },
    [UNIT_LB] = { "lb", UNIT_MASS, 0.45359237, 0, NULL },
    [UNIT_S] = { "s", UNIT_TIME, 1, 0, NULL },
    [UNIT_MIN] = { "min", UNIT_TIME, 60, 0, NULL },
    [UNIT_H] = { "h", UNIT_TIME, 3600, 0, NULL },
    [UNIT_K] = { "K", UNIT_TEMPERATURE, 1, 0, NULL },
    [UNIT_C] = { "C", UNIT_TEMPERATURE, 1, 273.15, NULL },
    [UNIT_F] = { "F", UNIT_TEMPERATURE, 5.0 / 9.0, 459.67 * 5.0 / 9.0, NULL },
};

static const char *const dim_names[UNIT_DIMS] = {
    [UNIT_LENGTH] = "length",
    [UNIT_MASS] = "mass",
    [UNIT_TIME] = "time",
    [UNIT_TEMPERATURE] = "temperature",
};

const struct unit *unit_builtin(enum unit_id id)
{
    return &builtin[id];
}

const char *unit_dim_name(enum unit_dim dim)
{
    return dim_names[dim];
}

void unit_set_init(struct unit_set *set)
{
    set->first = NULL;
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int is_name(const char *name)
{
    size_t n = 0;

    while (n <= UNIT_NAME_MAX && is_letter(name[n]))
        n++;
    return n > 0 && n <= UNIT_NAME_MAX && name[n] == '\0';
}

int unit_set_add(struct unit_set *set, struct unit *u)
{
    if (u->name == NULL || !is_name(u->name))
        return -1;
    if ((int)u->dim < 0 || (int)u->dim >= UNIT_DIMS)
        return -1;
    if (!isfinite(u->factor) || u->factor == 0 || !isfinite(u->offset))
        return -1;
    if (unit_find(set, u->name) != NULL)
        return -1;
    u->link = set->first;
    set->first = u;
    return 0;
}

void unit_set_remove(struct unit_set *set, struct unit *u)
{
    struct unit **at = &set->first;

    while (*at != u)
        at = &(*at)->link;
    *at = u->link;
    u->link = NULL;
}

const struct unit *unit_find(const struct unit_set *set, const char *name)
{
    for (int i = 0; i < UNIT_IDS; i++)
        if (strcmp(builtin[i].name, name) == 0)
            return &builtin[i];
    if (set == NULL)
        return NULL;
    for (const struct unit *u = set->first; u != NULL; u = u->link)
        if (strcmp(u->name, name) == 0)
            return u;
    return NULL;
}

int unit_convert(double value, const struct unit *from, const struct unit *to, double *out)
{
    if (from->dim != to->dim)
        return -1;
    if (from == to)
        *out = value;
    else
        *out = (value * from->factor + from->offset - to->offset) / to->factor;
    return 0;
}

int unit_parse(const struct unit_set *set, const char *text, double *value, const struct unit **u)
{
    const struct unit *found;
    char *end;
    double number = strtod(text, &end);

    if (end == text)
        return -1;
    end += strspn(end, " \t");
    found = unit_find(set, end);
    if (found == NULL)
        return -1;
    *value = number;
    *u = found;
    return 0;
}
