#include "thermlin.h"

#include <stdlib.h>

struct thermlin {
    const thl_point *table;
    size_t count;
    int64_t *slope; /* of the count - 1 lines, in 1/65536 thousandths per step */
};

/* unit = celsius * num / den + offset */
static const struct {
    int num, den;
    int32_t offset;
    const char *name;
} units[] = {
    [THL_CELSIUS] = {1, 1, 0, "\xc2\xb0" "C"},
    [THL_KELVIN] = {1, 1, 273150, "K"},
    [THL_FAHRENHEIT] = {9, 5, 32000, "\xc2\xb0" "F"},
    [THL_RANKINE] = {9, 5, 491670, "\xc2\xb0" "R"},
};

static int32_t limited(int64_t x)
{
    if (x < INT32_MIN)
        return INT32_MIN;
    if (x > INT32_MAX)
        return INT32_MAX;
    return (int32_t)x;
}

/* a / b rounded to nearest, b > 0 */
static int64_t divide(int64_t a, int64_t b)
{
    return a >= 0 ? (a + b / 2) / b : -((-a + b / 2) / b);
}

static int64_t from_celsius(int64_t millic, thl_unit unit)
{
    return divide(millic * units[unit].num, units[unit].den) + units[unit].offset;
}

thermlin *thl_open(const thl_point *table, size_t count)
{
    thermlin *t;

    if (count < 2 || count > 4096)
        return NULL;
    t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->slope = malloc((count - 1) * sizeof *t->slope);
    if (!t->slope) {
        free(t);
        return NULL;
    }
    t->table = table;
    t->count = count;
    for (size_t i = 0; i + 1 < count; i++) {
        int64_t rise = (int64_t)table[i + 1].millic - table[i].millic;
        t->slope[i] = rise * 65536 / (table[i + 1].raw - table[i].raw);
    }
    return t;
}

void thl_close(thermlin *t)
{
    if (!t)
        return;
    free(t->slope);
    free(t);
}

size_t thl_segment(const thermlin *t, uint16_t raw)
{
    size_t low = 0, high = t->count - 1;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (t->table[middle].raw <= raw)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static int64_t celsius(const thermlin *t, uint16_t raw)
{
    const thl_point *p = t->table, *last = p + t->count - 1;
    size_t i;

    if (raw <= p->raw)
        return p->millic;
    if (raw >= last->raw)
        return last->millic;
    i = thl_segment(t, raw);
    return p[i].millic + divide((raw - p[i].raw) * t->slope[i], 65536);
}

int32_t thl_convert(const thermlin *t, uint16_t raw, thl_unit unit)
{
    return limited(from_celsius(celsius(t, raw), unit));
}

void thl_convert_all(const thermlin *t, const uint16_t *raw, int32_t *out,
                     size_t count, thl_unit unit)
{
    for (size_t i = 0; i < count; i++)
        out[i] = thl_convert(t, raw[i], unit);
}

void thl_range(const thermlin *t, int32_t *low, int32_t *high)
{
    int32_t least = t->table[0].millic, most = least;

    for (size_t i = 1; i < t->count; i++) {
        if (t->table[i].millic < least)
            least = t->table[i].millic;
        if (t->table[i].millic > most)
            most = t->table[i].millic;
    }
    *low = least;
    *high = most;
}

const char *thl_unit_name(thl_unit unit)
{
    return units[unit].name;
}

int32_t thl_change(int32_t value, thl_unit from, thl_unit to)
{
    int64_t above = (int64_t)value - units[from].offset;

    if (units[from].num == units[to].num)
        return limited(above + units[to].offset);
    return limited(divide(above * units[from].den * units[to].num,
                          (int64_t)units[from].num * units[to].den) +
                   units[to].offset);
}
