#include "datumx.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RADIAN 57.295779513082320877

struct ellipsoid {
    char *name;
    double a, e2;               /* semi-major axis, square of the eccentricity */
};

struct dx_context {
    struct ellipsoid *list[DX_MAX];
    int count;
};

struct dx_transform {
    const struct ellipsoid *from, *to;
    double shift[3];
};

dx_context *dx_context_create(void)
{
    static const struct { const char *name; double a, rf; } known[] = {
        { "WGS84", 6378137, 298.257223563 }, { "GRS80", 6378137, 298.257222101 },
        { "bessel", 6377397.155, 299.1528128 }, { "airy", 6377563.396, 299.3249646 }
    };
    dx_context *ctx = calloc(1, sizeof *ctx);

    if (ctx == NULL)
        return NULL;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (dx_define(ctx, known[i].name, known[i].a, known[i].rf) < 0) {
            dx_context_destroy(ctx);
            return NULL;
        }
    return ctx;
}

void dx_context_destroy(dx_context *ctx)
{
    if (ctx == NULL)
        return;
    for (int i = 0; i < ctx->count; i++) {
        free(ctx->list[i]->name);
        free(ctx->list[i]);
    }
    free(ctx);
}

int dx_define(dx_context *ctx, const char *name, double a, double rf)
{
    int index;
    double f;

    if (name[0] == '\0' || !(a >= 1 && a <= 1e9) || !(rf == 0 || (rf >= 50 && rf < INFINITY)))
        return -1;
    index = dx_find(ctx, name);
    if (index < 0) {
        size_t size = strlen(name) + 1;
        struct ellipsoid *made;

        if (ctx->count == DX_MAX)
            return -1;
        made = malloc(sizeof *made);
        if (made == NULL)
            return -1;
        made->name = malloc(size);
        if (made->name == NULL) {
            free(made);
            return -1;
        }
        memcpy(made->name, name, size);
        index = ctx->count++;
        ctx->list[index] = made;
    }
    f = rf == 0 ? 0 : 1 / rf;
    ctx->list[index]->a = a;
    ctx->list[index]->e2 = f * (2 - f);
    return index;
}

int dx_count(const dx_context *ctx)
{
    return ctx->count;
}

int dx_find(const dx_context *ctx, const char *name)
{
    for (int i = 0; i < ctx->count; i++)
        if (strcmp(ctx->list[i]->name, name) == 0)
            return i;
    return -1;
}

const char *dx_name(const dx_context *ctx, int index)
{
    return index >= 0 && index < ctx->count ? ctx->list[index]->name : NULL;
}

dx_transform *dx_transform_create(dx_context *ctx, const char *from, const char *to, const double shift[3])
{
    int source = dx_find(ctx, from), target = dx_find(ctx, to);
    dx_transform *t;

    if (source < 0 || target < 0)
        return NULL;
    t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->from = ctx->list[source];
    t->to = ctx->list[target];
    if (shift != NULL)
        memcpy(t->shift, shift, sizeof t->shift);
    return t;
}

void dx_transform_destroy(dx_transform *t)
{
    free(t);
}

static void to_geocentric(const struct ellipsoid *e, const double llh[3], double xyz[3])
{
    double lat = llh[0] / RADIAN, lon = fmod(llh[1], 360) / RADIAN;
    double sine = sin(lat), cosine = cos(lat);
    double n = e->a / sqrt(1 - e->e2 * sine * sine);

    xyz[0] = (n + llh[2]) * cosine * cos(lon);
    xyz[1] = (n + llh[2]) * cosine * sin(lon);
    xyz[2] = (n * (1 - e->e2) + llh[2]) * sine;
}

static void to_geodetic(const struct ellipsoid *e, const double xyz[3], double llh[3])
{
    double p = hypot(xyz[0], xyz[1]);
    double lat = atan2(xyz[2], p * (1 - e->e2));
    double sine, n = e->a;

    for (int i = 0; i < 12; i++) {
        double before = lat;

        sine = sin(lat);
        n = e->a / sqrt(1 - e->e2 * sine * sine);
        lat = atan2(xyz[2] + e->e2 * n * sine, p);
        if (fabs(lat - before) < 1e-14)
            break;
    }
    sine = sin(lat);
    n = e->a / sqrt(1 - e->e2 * sine * sine);
    llh[0] = lat * RADIAN;
    llh[1] = atan2(xyz[1], xyz[0]) * RADIAN;
    llh[2] = p * cos(lat) + xyz[2] * sine - e->a * e->a / n;
}

static size_t convert(const struct ellipsoid *from, const struct ellipsoid *to, const double shift[3],
                      double sign, double *coords, size_t n)
{
    size_t good = 0;

    for (size_t i = 0; i < n; i++, coords += 3) {
        double xyz[3];

        if (!isfinite(coords[0]) || !isfinite(coords[1]) || !isfinite(coords[2]) || fabs(coords[0]) > 90) {
            coords[0] = coords[1] = coords[2] = NAN;
            continue;
        }
        to_geocentric(from, coords, xyz);
        for (int k = 0; k < 3; k++)
            xyz[k] += sign * shift[k];
        to_geodetic(to, xyz, coords);
        good++;
    }
    return good;
}

size_t dx_forward(const dx_transform *t, double *coords, size_t n)
{
    return convert(t->from, t->to, t->shift, 1, coords, n);
}

size_t dx_inverse(const dx_transform *t, double *coords, size_t n)
{
    return convert(t->to, t->from, t->shift, -1, coords, n);
}
