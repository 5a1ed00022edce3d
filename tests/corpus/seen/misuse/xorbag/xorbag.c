#include "xorbag.h"

#include <assert.h>
#include <stdlib.h>

struct xb_bag {
    xb_rng *rng;
    size_t n, left;
    uint32_t numbers[];
};

static uint64_t rotl(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

static uint64_t mix(uint64_t *state)
{
    uint64_t z = (*state += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

xb_rng xb_seed(uint64_t seed)
{
    xb_rng g;
    g.s[0] = mix(&seed);
    g.s[1] = mix(&seed);
    if (g.s[0] == 0 && g.s[1] == 0)
        g.s[0] = 1;
    return g;
}

xb_rng xb_raw(uint64_t a, uint64_t b)
{
    xb_rng g = {{a, b}};
    return g;
}

uint64_t xb_next(xb_rng *g)
{
    uint64_t a = g->s[0], b = g->s[1], out = a + b;
    b ^= a;
    g->s[0] = rotl(a, 24) ^ b ^ (b << 16);
    g->s[1] = rotl(b, 37);
    return out;
}

uint64_t xb_below(xb_rng *g, uint64_t n)
{
    uint64_t skip = (UINT64_MAX - n + 1) % n, draw;
    do
        draw = xb_next(g);
    while (draw < skip);
    return draw % n;
}

double xb_open(xb_rng *g)
{
    uint64_t draw;
    do
        draw = xb_next(g) >> 11;
    while (draw == 0);
    return (double)draw / 9007199254740992.0;
}

size_t xb_weighted(xb_rng *g, const uint32_t *weights, size_t n)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += weights[i];
    assert(sum > 0);
    uint64_t draw = xb_below(g, sum);
    size_t i = 0;
    while (draw >= weights[i])
        draw -= weights[i++];
    return i;
}

xb_bag *xb_bag_new(xb_rng *g, size_t n)
{
    xb_bag *bag = n > 1000000 ? NULL : malloc(sizeof *bag + n * sizeof bag->numbers[0]);
    if (bag == NULL)
        return NULL;
    bag->rng = g;
    bag->n = bag->left = n;
    for (size_t i = 0; i < n; i++)
        bag->numbers[i] = (uint32_t)i;
    return bag;
}

size_t xb_bag_left(const xb_bag *bag)
{
    return bag->left;
}

size_t xb_bag_draw(xb_bag *bag)
{
    assert(bag->left > 0);
    size_t at = (size_t)xb_below(bag->rng, bag->left);
    uint32_t drawn = bag->numbers[at];
    bag->left--;
    bag->numbers[at] = bag->numbers[bag->left];
    bag->numbers[bag->left] = drawn;
    return drawn;
}

void xb_bag_refill(xb_bag *bag)
{
    bag->left = bag->n;
}

void xb_bag_free(xb_bag *bag)
{
    free(bag);
}
