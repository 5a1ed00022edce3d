#include "neighcell.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void add(void *ctx, size_t i, size_t j, const double d[3], double r2)
{
    (void)d, (void)r2;
    *(size_t *)ctx += i < j;
}
#else
static double (*particles)[3];
static void rebuild(void *ctx, size_t i, size_t j, const double d[3], double r2)
{
    (void)i, (void)j, (void)d, (void)r2;
    nc_build(ctx, (const double (*)[3])particles, 2);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    nc_list *l = nc_new(10, 2);
    if (!l)
        return 0;
#ifdef LEGAL
    (void)rule;
    int bad = nc_new(0, 0) || nc_new(NAN, 1) || nc_new(1, NAN) || nc_new(INFINITY, 1) || nc_new(1, 1) || nc_new(9, -1);
    bad |= nc_wrap(l, 12.5) != 2.5 || nc_wrap(l, -0.5) != 9.5 || nc_wrap(l, -1e-300) != 0 || nc_wrap(l, NAN) != 0 || nc_wrap(l, 1e308) < 0 || nc_wrap(l, 10) != 0;
    size_t n = 0;
    nc_pairs(l, add, &n);
    bad |= n != 0 || nc_build(l, NULL, 0) != 0;
    double (*pos)[3] = malloc(400 * sizeof *pos);
    unsigned seed = 1;
    double top = nextafter(10, 0);
    for (int i = 0; i < 400; i++)
        for (int k = 0; k < 3; k++) {
            seed = seed * 1103515245u + 12345u;
            pos[i][k] = i == 0 ? top : (seed >> 16) % 10000 / 1000.0;
        }
    bad |= nc_build(l, (const double (*)[3])pos, 400) != 0;
    nc_pairs(l, add, &n);
    size_t brute = 0, around = 0;
    for (int i = 0; i < 400; i++) {
        around += nc_around(l, (size_t)i);
        for (int j = 0; j < i; j++) {
            double r2 = 0;
            for (int k = 0; k < 3; k++) {
                double d = fabs(pos[i][k] - pos[j][k]);
                if (d > 5)
                    d = 10 - d;
                r2 += d * d;
            }
            brute += r2 <= 4;
        }
    }
    bad |= n != brute || around != 2 * n;
    double two[2][3] = { { 0, 0, 0 }, { 9.5, 0, 0 } };
    bad |= nc_build(l, (const double (*)[3])two, 2) != 0 || nc_nearest(l, 0) != 1 || nc_around(l, 1) != 1;
    bad |= nc_build(l, (const double (*)[3])two, 1) != 0 || nc_nearest(l, 0) != 0;
    bad |= nc_build(l, (const double (*)[3])two, (size_t)-1) != -1;
    free(pos);
    nc_free(l);
    l = nc_new(1e300, 1e-300);
    bad |= !l || nc_build(l, (const double (*)[3])two, 2) != 0 || nc_around(l, 0) != 0;
    nc_free(l);
    nc_free(NULL);
    return bad;
#else
    particles = malloc(2 * sizeof *particles);
    memset(particles, 0, 2 * sizeof *particles);
    if (rule == 1)
        particles[1][0] = 20;
    if (rule == 5)
        particles[1][0] = NAN;
    nc_build(l, (const double (*)[3])particles, 2);
    switch (rule) {
    case 2: free(particles); nc_around(l, 0); return 0;
    case 3: nc_pairs(l, rebuild, l); break;
    case 4: nc_around(l, 2); break;
    case 6: particles[1][0] = -1e9; nc_pairs(l, rebuild, l); break;
    }
    free(particles);
    nc_free(l);
    return 0;
#endif
}
