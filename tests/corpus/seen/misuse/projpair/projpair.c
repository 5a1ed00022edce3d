#include "projpair.h"

#include <math.h>
#include <stdlib.h>

#define PI 3.14159265358979323846
#define RAD(d) ((d) * (PI / 180.0))
#define DEG(r) ((r) * (180.0 / PI))
#define MERCATOR_LIMIT 85.0
#define SLACK 1e-9 /* degrees of rounding that an inverse forgives */

struct pp_proj {
    pp_kind kind;
    double lon0;
    double scale; /* of parallels, PP_PLATE only */
};

struct pp_pair {
    const pp_proj *from, *to;
};

pp_proj *pp_open(pp_kind kind, double lon0, double lat0)
{
    if (kind != PP_PLATE && kind != PP_MERCATOR && kind != PP_SINUSOID)
        return NULL;
    if (!(lon0 >= -180 && lon0 <= 180) || !(lat0 >= -80 && lat0 <= 80))
        return NULL;
    pp_proj *p = malloc(sizeof *p);
    if (!p)
        return NULL;
    p->kind = kind;
    p->lon0 = lon0;
    p->scale = cos(RAD(lat0));
    return p;
}

void pp_close(pp_proj *p)
{
    free(p);
}

/* An angle brought back into [-180, 180]; a is within [-540, 540]. */
static double wrap(double a)
{
    if (a > 180)
        return a - 360;
    if (a < -180)
        return a + 360;
    return a;
}

int pp_forward(const pp_proj *p, double lon, double lat, double *u, double *v)
{
    double x, y;

    if (!(lon >= -180 && lon <= 180) || !(lat >= -90 && lat <= 90))
        return -1;
    x = RAD(wrap(lon - p->lon0));
    y = RAD(lat);
    switch (p->kind) {
    case PP_PLATE:
        x *= p->scale;
        break;
    case PP_MERCATOR:
        if (fabs(lat) > MERCATOR_LIMIT)
            return -1;
        y = log(tan(PI / 4 + y / 2));
        break;
    case PP_SINUSOID:
        x *= cos(y);
        break;
    }
    *u = x * PP_RADIUS;
    *v = y * PP_RADIUS;
    return 0;
}

int pp_inverse(const pp_proj *p, double x, double y, double *u, double *v)
{
    double lon, lat, limit = 90;

    if (!isfinite(x) || !isfinite(y))
        return -1;
    lon = x / PP_RADIUS;
    lat = y / PP_RADIUS;
    switch (p->kind) {
    case PP_PLATE:
        lon /= p->scale;
        break;
    case PP_MERCATOR:
        lat = 2 * atan(exp(lat)) - PI / 2;
        limit = MERCATOR_LIMIT;
        break;
    case PP_SINUSOID:
        if (fabs(lat) > PI / 2 + RAD(SLACK))
            return -1;
        if (cos(lat) > 1e-12)
            lon /= cos(lat);
        else if (fabs(x) > 1e-3)
            return -1;
        break;
    }
    lon = DEG(lon);
    lat = DEG(lat);
    if (!(fabs(lon) <= 180 + SLACK) || !(fabs(lat) <= limit + SLACK))
        return -1;
    lon = wrap(fmax(-180, fmin(180, lon)) + p->lon0);
    lat = fmax(-limit, fmin(limit, lat));
    *u = lon;
    *v = lat;
    return 0;
}

pp_pair *pp_pair_open(const pp_proj *from, const pp_proj *to)
{
    pp_pair *pair = malloc(sizeof *pair);
    if (!pair)
        return NULL;
    pair->from = from;
    pair->to = to;
    return pair;
}

void pp_pair_close(pp_pair *pair)
{
    free(pair);
}

size_t pp_pair_run(const pp_pair *pair, double *xy, size_t n)
{
    size_t done = 0;

    for (size_t i = 0; i < n; i++) {
        double *point = xy + 2 * i, lon, lat;
        if (pp_inverse(pair->from, point[0], point[1], &lon, &lat) == 0 &&
            pp_forward(pair->to, lon, lat, &point[0], &point[1]) == 0)
            done++;
        else
            point[0] = point[1] = NAN;
    }
    return done;
}

int pp_band(double lat)
{
    if (!(lat >= -80 && lat <= 84))
        return -1;
    int band = (int)floor((lat + 80) / 8);
    return band > 19 ? 19 : band; /* the last one is twelve degrees high */
}

static const char band_letters[20] = {'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M',
                                      'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X'};

char pp_band_letter(int band)
{
    return band_letters[band];
}

int pp_zone(double lon)
{
    if (!(lon >= -180 && lon <= 180))
        return -1;
    int zone = (int)floor((lon + 180) / 6) + 1;
    return zone > 60 ? 60 : zone;
}
