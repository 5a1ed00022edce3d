#include <stdlib.h>
#include "digits.h"

static void begin(struct digits *z)
{
    *z = (struct digits){.cells = NULL};
    z->cells = z->single;
    z->count = 1;
}

struct digits *digits_alloc(void)
{
    struct digits *z = malloc(sizeof *z);
    if (z)
        begin(z);
    return z;
}

static int set(struct digits *z, unsigned long value)
{
    unsigned count = 1;
    for (unsigned long rest = value / 256; rest; rest /= 256)
        count++;
    unsigned char *cells = count > sizeof z->single ? malloc(count) : z->single;
    if (!cells)
        return -1;
    if (z->cells != z->single)
        free(z->cells);
    z->cells = cells;
    z->count = count;
    for (unsigned i = 0; i < count; i++, value /= 256)
        cells[i] = value % 256;
    return 0;
}

int digits_init_value(struct digits *z, long value)
{
    begin(z);
    return digits_set_value(z, value);
}

void digits_clear(struct digits *z)
{
    if (z->cells != z->single)
        free(z->cells);
    z->cells = NULL;
    z->count = 0;
}

void digits_free(struct digits *z)
{
    digits_clear(z);
    free(z);
}

int digits_set_value(struct digits *z, long value)
{
    z->is_negative = value < 0;
    return set(z, value < 0 ? (unsigned long)-value : (unsigned long)value);
}

static unsigned long value_of(const struct digits *z)
{
    unsigned long value = 0;
    for (unsigned i = z->count < 8 ? z->count : 8; i-- > 0;)
        value = value * 256 + z->cells[i];
    return value;
}

bool digits_divisible_value(const struct digits *a, long v)
{
    unsigned long by = (unsigned long)(v < 0 ? -v : v);
    return by && value_of(a) % by == 0;
}

unsigned digits_count(const struct digits *z)
{
    return z->cells[z->count - 1] || z->count == 1 ? z->count : z->count - 1;
}

int digits_shift(struct digits *a, int p2)
{
    return p2 < 0 || p2 > 63 ? -1 : set(a, value_of(a) << p2);
}

int digits_div(const struct digits *a, const struct digits *b, struct digits *q, struct digits *r)
{
    unsigned long by = value_of(b), value = value_of(a);
    return !by || set(q, value / by) != 0 || set(r, value % by) != 0 ? -1 : 0;
}

int digits_mod(const struct digits *a, const struct digits *m, struct digits *r)
{
    unsigned long by = value_of(m);
    return by ? set(r, value_of(a) % by) : -1;
}
