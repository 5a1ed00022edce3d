#include "gauge.h"

#include <stdlib.h>

struct gauge {
    double length;
};

struct gauge *gauge_new(double length)
{
    struct gauge *g = malloc(sizeof *g);
    if (g)
        g->length = length;
    return g;
}

void gauge_free(struct gauge *g)
{
    free(g);
}

void gauge_stretch(struct gauge *g, double factor)
{
    if (g)
        g->length *= factor;
}

bool gauge_equal(const struct gauge *a, const struct gauge *b)
{
    return a == b ? a == 0 || a->length == b->length : a && b && a->length == b->length;
}
