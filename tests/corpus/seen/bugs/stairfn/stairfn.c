#include "stairfn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct jump {
    double x;
    double level; /* from here on, up to the next jump */
};

struct stairfn {
    struct jump *jumps; /* never NULL */
    size_t count;
    size_t capacity; /* 0 when the jumps are not ours */
};

/* Functions that are 0 need no memory for jumps. */
static struct jump nothing[1];

static void drop_jumps(stairfn_t *f)
{
    if (f->capacity > 0)
        free(f->jumps);
    f->jumps = nothing;
    f->count = 0;
}

static int reserve(stairfn_t *f, size_t count)
{
    if (count > STAIRFN_JUMPS)
        return STAIRFN_EFULL;
    if (count <= f->capacity)
        return STAIRFN_OK;
    size_t capacity = f->capacity == 0 ? 4 : f->capacity;
    while (capacity < count)
        capacity *= 2;
    struct jump *wider = realloc(f->capacity > 0 ? f->jumps : NULL, capacity * sizeof *wider);
    if (wider == NULL)
        return STAIRFN_ENOMEM;
    f->jumps = wider;
    f->capacity = capacity;
    return STAIRFN_OK;
}

stairfn_t *stairfn_new(void)
{
    stairfn_t *f = malloc(sizeof *f);
    if (f == NULL)
        return NULL;
    f->jumps = nothing;
    f->count = 0;
    f->capacity = 0;
    return f;
}

stairfn_t *stairfn_copy(const stairfn_t *f)
{
    stairfn_t *copy = stairfn_new();
    if (copy == NULL)
        return NULL;
    if (reserve(copy, f->count) != STAIRFN_OK) {
        stairfn_free(copy);
        return NULL;
    }
    memcpy(copy->jumps, f->jumps, f->count * sizeof *f->jumps);
    copy->count = f->count;
    return copy;
}

void stairfn_free(stairfn_t *f)
{
    if (f == NULL)
        return;
    drop_jumps(f);
    free(f);
}

/* The index of the first jump at x or behind it. */
static size_t find(const stairfn_t *f, double x)
{
    size_t low = 0, high = f->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (f->jumps[middle].x < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Puts a jump at x that does not change anything; there is room for it. */
static size_t split(stairfn_t *f, double x)
{
    size_t at = find(f, x);
    if (at < f->count && f->jumps[at].x == x)
        return at;
    memmove(&f->jumps[at + 1], &f->jumps[at], (f->count - at) * sizeof *f->jumps);
    f->jumps[at].x = x;
    f->jumps[at].level = at == 0 ? 0 : f->jumps[at - 1].level;
    f->count++;
    return at;
}

/* Removes the jumps that are none. */
static void tidy(stairfn_t *f)
{
    size_t kept = 0;
    double level = 0;
    for (size_t i = 0; i < f->count; i++) {
        if (f->jumps[i].level == level)
            continue;
        level = f->jumps[i].level;
        f->jumps[kept++] = f->jumps[i];
    }
    f->count = kept;
}

static int fits(double number)
{
    return fabs(number) <= STAIRFN_LIMIT;
}

int stairfn_raise(stairfn_t *f, double from, double to, double level)
{
    if (!fits(from) || !fits(to) || !fits(level))
        return STAIRFN_ERANGE;
    if (to <= from)
        return STAIRFN_OK;
    for (size_t i = 0; i < f->count && f->jumps[i].x < to; i++)
        if ((i + 1 == f->count || f->jumps[i + 1].x > from) && !fits(f->jumps[i].level + level))
            return STAIRFN_ERANGE;
    int status = reserve(f, f->count + 2);
    if (status != STAIRFN_OK)
        return status;
    size_t first = split(f, from), end = split(f, to);
    for (size_t i = first; i < end; i++)
        f->jumps[i].level += level;
    tidy(f);
    return STAIRFN_OK;
}

int stairfn_add(stairfn_t *f, const stairfn_t *g)
{
    stairfn_t *sum = stairfn_copy(f);
    if (sum == NULL)
        return STAIRFN_ENOMEM;
    int status = STAIRFN_OK;
    for (size_t i = 0; i + 1 < g->count && status == STAIRFN_OK; i++)
        status = stairfn_raise(sum, g->jumps[i].x, g->jumps[i + 1].x, g->jumps[i].level);
    if (status == STAIRFN_OK) {
        stairfn_t swap = *f;
        *f = *sum;
        *sum = swap;
    }
    stairfn_free(sum);
    return status;
}

int stairfn_scale(stairfn_t *f, double factor)
{
    if (!isfinite(factor))
        return STAIRFN_ERANGE;
    if (factor == 0) {
        drop_jumps(f);
        return STAIRFN_OK;
    }
    for (size_t i = 0; i < f->count; i++)
        if (!fits(f->jumps[i].level * factor))
            return STAIRFN_ERANGE;
    for (size_t i = 0; i < f->count; i++)
        f->jumps[i].level *= factor;
    tidy(f);
    return STAIRFN_OK;
}

double stairfn_at(const stairfn_t *f, double x)
{
    if (!fits(x))
        return 0;
    size_t at = find(f, x);
    if (at < f->count && f->jumps[at].x == x)
        return f->jumps[at].level;
    return at == 0 ? 0 : f->jumps[at - 1].level;
}

double stairfn_area(const stairfn_t *f, double a, double b)
{
    double area = 0;
    if (!(b > a))
        return 0;
    for (size_t i = 0; i + 1 < f->count; i++) {
        double left = fmax(a, f->jumps[i].x), right = fmin(b, f->jumps[i + 1].x);
        if (right > left)
            area += (right - left) * f->jumps[i].level;
    }
    return area;
}

double stairfn_peak(const stairfn_t *f)
{
    double peak = 0;
    for (size_t i = 0; i < f->count; i++)
        if (f->jumps[i].level > peak)
            peak = f->jumps[i].level;
    return peak;
}

size_t stairfn_jumps(const stairfn_t *f)
{
    return f->count;
}
