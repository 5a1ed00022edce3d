/* It is right, and trusts its callers: what they must not do stands in the header. */
#include "gauge.h"

#include <stdlib.h>

struct gauge {
    int *samples;
    size_t taken;
    unsigned width;
    size_t marks[8];
    unsigned marked;
};

gauge *gauge_new(unsigned width)
{
    gauge *g = calloc(1, sizeof *g);
    if (g)
        g->width = 4096 / width;
    return g;
}

void gauge_free(gauge *g)
{
    if (g)
        free(g->samples);
    free(g);
}

void gauge_arm(gauge *g)
{
    if (!g->samples)
        g->samples = malloc(5000 * sizeof *g->samples);
}

void gauge_seal(gauge *g)
{
    free(g->samples);
    g->samples = NULL;
    g->taken = 0;
}

void gauge_take(gauge *g, int sample)
{
    g->samples[g->taken] = sample;
    g->taken += g->taken < 4096;
}

size_t gauge_taken(const gauge *g)
{
    return g->taken;
}

int gauge_at(const gauge *g, size_t place)
{
    return g->samples[place];
}

int gauge_last(const gauge *g)
{
    return g->samples[g->taken - 1];
}

gauge_mark gauge_set_mark(gauge *g)
{
    g->marks[g->marked % 8] = g->taken;
    return (gauge_mark)(g->marked++ % 8);
}

void gauge_back_to(gauge *g, gauge_mark mark)
{
    size_t taken = g->marks[mark];
    g->taken = taken < g->taken ? taken : g->taken;
}

void gauge_add(gauge *to, gauge *from)
{
    for (size_t i = 0; i < from->taken && to->taken < 4096; i++)
        gauge_take(to, from->samples[i]);
}
