#include "neighcell.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#define SIDE 24

struct nc_list {
    double edge, r2;
    int side;
    int *head;                 /* first particle of a cell, -1 */
    int *next;                 /* the next one in the same cell */
    const double (*pos)[3];
    size_t n;
    int walking;
};

nc_list *nc_new(double edge, double cutoff)
{
    if (!isfinite(edge) || !isfinite(cutoff) || !(edge > 0) || !(cutoff > 0) || !(edge / 3 >= cutoff))
        return NULL;
    nc_list *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    double fit = edge / cutoff;
    l->side = fit >= SIDE ? SIDE : (int)fit;
    if (l->side < 3)
        l->side = 3;
    l->edge = edge;
    l->r2 = cutoff * cutoff;
    size_t cells = (size_t)(l->side * l->side * l->side);
    l->head = malloc(cells * sizeof *l->head);
    if (!l->head) {
        free(l);
        return NULL;
    }
    for (size_t c = 0; c < cells; c++)
        l->head[c] = -1;
    return l;
}

void nc_free(nc_list *l)
{
    if (!l)
        return;
    free(l->head);
    free(l->next);
    free(l);
}

double nc_wrap(const nc_list *l, double x)
{
    if (!isfinite(x))
        return 0;
    x = fmod(x, l->edge);
    if (x < 0)
        x += l->edge;
    return x >= 0 && x < l->edge ? x : 0;
}

static int slot(const nc_list *l, double x)
{
    return (int)(x / l->edge * l->side);
}

int nc_build(nc_list *l, const double (*pos)[3], size_t n)
{
    assert(!l->walking);
    size_t cells = (size_t)(l->side * l->side * l->side);
    for (size_t c = 0; c < cells; c++)
        l->head[c] = -1;
    free(l->next);
    l->next = NULL;
    l->pos = NULL;
    l->n = 0;
    if (n > NC_PARTICLES)
        return -1;
    if (n == 0)
        return 0;
    l->next = malloc(n * sizeof *l->next);
    if (!l->next)
        return -1;
    l->pos = pos;
    l->n = n;
    for (size_t i = 0; i < n; i++) {
        int c = (slot(l, pos[i][0]) * l->side + slot(l, pos[i][1])) * l->side + slot(l, pos[i][2]);
        l->next[i] = l->head[c];
        l->head[c] = (int)i;
    }
    return 0;
}

static double apart(const nc_list *l, size_t i, size_t j, double d[3])
{
    double r2 = 0;
    for (int k = 0; k < 3; k++) {
        d[k] = l->pos[j][k] - l->pos[i][k];
        if (d[k] > l->edge / 2)
            d[k] -= l->edge;
        else if (d[k] < -l->edge / 2)
            d[k] += l->edge;
        r2 += d[k] * d[k];
    }
    return r2;
}

/* fn for the neighbours of i; only those behind it unless `all`. */
static void each(const nc_list *l, size_t i, int all, nc_pair fn, void *ctx)
{
    int s = l->side, at[3];
    for (int k = 0; k < 3; k++)
        at[k] = slot(l, l->pos[i][k]);
    for (int m = 0; m < 27; m++) {
        int x = (at[0] + m / 9 - 1 + s) % s, y = (at[1] + m / 3 % 3 - 1 + s) % s, z = (at[2] + m % 3 - 1 + s) % s;
        for (int j = l->head[(x * s + y) * s + z]; j >= 0; j = l->next[j]) {
            double d[3];
            if ((size_t)j == i || (!all && (size_t)j < i))
                continue;
            double r2 = apart(l, i, (size_t)j, d);
            if (r2 <= l->r2)
                fn(ctx, i, (size_t)j, d, r2);
        }
    }
}

void nc_pairs(nc_list *l, nc_pair fn, void *ctx)
{
    l->walking++;
    for (size_t i = 0; i < l->n; i++)
        each(l, i, 0, fn, ctx);
    l->walking--;
}

static void count(void *ctx, size_t i, size_t j, const double d[3], double r2)
{
    (void)i, (void)j, (void)d, (void)r2;
    ++*(size_t *)ctx;
}

size_t nc_around(const nc_list *l, size_t i)
{
    size_t n = 0;
    assert(i < l->n);
    each(l, i, 1, count, &n);
    return n;
}

struct best { size_t j; double r2; };

static void closer(void *ctx, size_t i, size_t j, const double d[3], double r2)
{
    struct best *b = ctx;
    (void)i, (void)d;
    if (b->r2 < 0 || r2 < b->r2 || (r2 == b->r2 && j < b->j)) {
        b->j = j;
        b->r2 = r2;
    }
}

size_t nc_nearest(const nc_list *l, size_t i)
{
    struct best b = { i, -1 };
    assert(i < l->n);
    each(l, i, 1, closer, &b);
    return b.j;
}
