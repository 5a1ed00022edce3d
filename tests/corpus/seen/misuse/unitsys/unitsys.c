#include "unitsys.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct us_unit {
    us_unit *next;
    const us_system *system;
    const us_unit *base; /* itself for a base unit */
    double factor;
    char name[];
};

struct us_system {
    us_unit *units;
    size_t count;
};

us_system *us_open(void)
{
    return calloc(1, sizeof(us_system));
}

void us_close(us_system *sys)
{
    if (sys == NULL)
        return;
    while (sys->units != NULL) {
        us_unit *next = sys->units->next;
        free(sys->units);
        sys->units = next;
    }
    free(sys);
}

static us_unit *add(us_system *sys, const char *name)
{
    size_t size = strlen(name) + 1;
    if (us_lookup(sys, name) != NULL)
        return NULL;
    us_unit *unit = malloc(sizeof *unit + size);
    if (unit == NULL)
        return NULL;
    memcpy(unit->name, name, size);
    unit->system = sys;
    unit->base = unit;
    unit->factor = 1;
    unit->next = sys->units;
    sys->units = unit;
    sys->count++;
    return unit;
}

const us_unit *us_base(us_system *sys, const char *name)
{
    return add(sys, name);
}

const us_unit *us_derived(us_system *sys, const char *name, double factor, const us_unit *of)
{
    assert(of->system == sys);
    assert(factor > 0 && isfinite(factor));
    us_unit *unit = add(sys, name);
    if (unit == NULL)
        return NULL;
    unit->base = of->base;
    unit->factor = factor * of->factor;
    return unit;
}

const us_unit *us_lookup(const us_system *sys, const char *name)
{
    const us_unit *unit = sys->units;
    while (unit != NULL && strcmp(unit->name, name) != 0)
        unit = unit->next;
    return unit;
}

const char *us_name(const us_unit *unit)
{
    return unit->name;
}

size_t us_count(const us_system *sys)
{
    return sys->count;
}

us_quantity us_make(double value, const us_unit *unit)
{
    us_quantity q = {value, unit};
    return q;
}

bool us_compatible(const us_unit *a, const us_unit *b)
{
    return a->system == b->system && a->base == b->base;
}

us_quantity us_in(us_quantity q, const us_unit *unit)
{
    assert(us_compatible(q.unit, unit));
    if (q.unit == unit)
        return q;
    return us_make(q.value * q.unit->factor / unit->factor, unit);
}

us_quantity us_add(us_quantity a, us_quantity b)
{
    assert(us_compatible(a.unit, b.unit));
    return us_make(a.value + us_in(b, a.unit).value, a.unit);
}

int us_compare(us_quantity a, us_quantity b)
{
    assert(us_compatible(a.unit, b.unit));
    double x = a.value * a.unit->factor, y = b.value * b.unit->factor;
    return (x > y) - (x < y);
}
