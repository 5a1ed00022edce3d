#include "rawscale.h"

#include <string.h>

void rawscale_init(struct rawscale *c)
{
    memset(c, 0, sizeof *c);
}

/* Index of the first point that is not left of raw. */
static int place(const struct rawscale *c, int32_t raw)
{
    int low = 0, high = c->count;

    while (low < high) {
        int middle = (low + high) / 2;
        if (c->point[middle].raw < raw)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int rawscale_add(struct rawscale *c, int32_t raw, int32_t value)
{
    int at = place(c, raw);

    if (at < c->count && c->point[at].raw == raw) {
        c->point[at].value = value;
        return RAWSCALE_OK;
    }
    if (c->count >= RAWSCALE_POINTS)
        return RAWSCALE_FULL;
    memmove(&c->point[at + 1], &c->point[at], (size_t)(c->count - at) * sizeof c->point[0]);
    c->point[at].raw = raw;
    c->point[at].value = value;
    c->count++;
    return RAWSCALE_OK;
}

int rawscale_remove(struct rawscale *c, int32_t raw)
{
    int at = place(c, raw);

    if (at == c->count || c->point[at].raw != raw)
        return RAWSCALE_NONE;
    c->count--;
    memmove(&c->point[at], &c->point[at + 1], (size_t)(c->count - at) * sizeof c->point[0]);
    return RAWSCALE_OK;
}

static uint64_t distance(int32_t a, int32_t b)
{
    return a < b ? (uint64_t)(b - a) : (uint64_t)(a - b);
}

/* The y at x on the line from (x0, y0) to (x1, y1), x between x0 and x1 and
 * these not the same.  The product of two distances fits into 64 bits. */
static int32_t on_line(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x)
{
    uint64_t whole = distance(x0, x1);
    uint64_t step = (distance(y0, y1) * distance(x0, x) + whole / 2) / whole;
    int64_t y = y0;

    if (y1 >= y0)
        y += (int64_t)step;
    else
        y -= (int64_t)step;
    return (int32_t)y;
}

static int32_t limited(int64_t n)
{
    if (n < INT32_MIN)
        return INT32_MIN;
    if (n > INT32_MAX)
        return INT32_MAX;
    return (int32_t)n;
}

int32_t rawscale_apply(const struct rawscale *c, int32_t raw)
{
    const struct rawscale_point *p = c->point;
    int at;

    if (c->count == 0)
        return raw;
    if (c->count == 1)
        return limited((int64_t)raw - p[0].raw + p[0].value);
    at = place(c, raw);
    if (at == 0)
        return p[0].value;
    if (at == c->count)
        return p[c->count - 1].value;
    return on_line(p[at - 1].raw, p[at - 1].value, p[at].raw, p[at].value, raw);
}

static bool between(int32_t a, int32_t x, int32_t b)
{
    return (a <= x && x <= b) || (b <= x && x <= a);
}

int rawscale_invert(const struct rawscale *c, int32_t value, int32_t *raw)
{
    for (int i = 0; i + 1 < c->count; i++) {
        const struct rawscale_point *p = &c->point[i];
        if (!between(p[0].value, value, p[1].value))
            continue;
        if (p[0].value == p[1].value)
            *raw = p[0].raw;
        else
            *raw = on_line(p[0].value, p[0].raw, p[1].value, p[1].raw, value);
        return RAWSCALE_OK;
    }
    return RAWSCALE_NONE;
}

bool rawscale_monotonic(const struct rawscale *c)
{
    bool rises = false, falls = false;

    for (int i = 0; i + 1 < c->count; i++) {
        if (c->point[i].value < c->point[i + 1].value)
            rises = true;
        if (c->point[i].value > c->point[i + 1].value)
            falls = true;
    }
    return !(rises && falls);
}

int32_t rawscale_mean(const int32_t *samples, size_t n)
{
    int64_t sum = 0;

    if (n == 0 || n > INT32_MAX)
        return 0;
    for (size_t i = 0; i < n; i++)
        sum += samples[i];
    return (int32_t)(sum / (int64_t)n);
}

bool rawscale_equal(const struct rawscale *a, const struct rawscale *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->point[i].raw != b->point[i].raw || a->point[i].value != b->point[i].value)
            return false;
    return true;
}
