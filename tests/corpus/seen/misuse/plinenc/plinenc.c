#include "plinenc.h"

#include <stdint.h>

#define SCALE 1e5

static long long fixed(double deg)
{
    double v = deg * SCALE;
    return (long long)(v < 0 ? v - 0.5 : v + 0.5);
}

static char *put(char *out, long long delta)
{
    uint64_t v = (uint64_t)delta << 1;
    if (delta < 0)
        v = ~v;
    while (v >= 0x20) {
        *out++ = (char)((0x20 | (v & 0x1f)) + 63);
        v >>= 5;
    }
    *out++ = (char)(v + 63);
    return out;
}

size_t plinenc_encode(const pl_point *p, size_t n, char *out)
{
    char *const start = out;
    long long lat = 0, lon = 0;
    for (size_t i = 0; i < n; i++) {
        long long a = fixed(p[i].lat), o = fixed(p[i].lon);
        out = put(out, a - lat);
        out = put(out, o - lon);
        lat = a;
        lon = o;
    }
    *out = '\0';
    return (size_t)(out - start);
}

/* One number of at most 35 bits; NULL when there is none. */
static const char *get(const char *s, long long *delta)
{
    uint64_t v = 0;
    for (unsigned shift = 0; shift < 35; shift += 5) {
        int c = (unsigned char)*s;
        if (c < 63 || c > 126)
            return NULL;
        s++;
        v |= (uint64_t)((c - 63) & 0x1f) << shift;
        if (c - 63 < 0x20) {
            *delta = v & 1 ? -(long long)(v >> 1) - 1 : (long long)(v >> 1);
            return s;
        }
    }
    return NULL;
}

pl_iter plinenc_iter(const char *s)
{
    pl_iter it = {s, 0, 0};
    return it;
}

int plinenc_next(pl_iter *it, pl_point *out)
{
    long long a, o;
    const char *s = get(it->at, &a);
    if (s == NULL || (s = get(s, &o)) == NULL)
        return 0;
    it->at = s;
    it->lat += a;
    it->lon += o;
    out->lat = (double)it->lat / SCALE;
    out->lon = (double)it->lon / SCALE;
    return 1;
}

int plinenc_clean(const pl_iter *it)
{
    return *it->at == '\0';
}

size_t plinenc_count(const char *s)
{
    pl_iter it = plinenc_iter(s);
    pl_point ignored;
    size_t n = 0;
    while (plinenc_next(&it, &ignored))
        n++;
    return n;
}

size_t plinenc_decode(const char *s, pl_point *out)
{
    pl_iter it = plinenc_iter(s);
    pl_point p;
    size_t n = 0;
    while (plinenc_next(&it, &p))
        out[n++] = p;
    return n;
}

void plinenc_box(const pl_point *p, size_t n, pl_point *sw, pl_point *ne)
{
    pl_point lo = p[0], hi = p[0];
    for (size_t i = 1; i < n; i++) {
        if (p[i].lat < lo.lat)
            lo.lat = p[i].lat;
        if (p[i].lat > hi.lat)
            hi.lat = p[i].lat;
        if (p[i].lon < lo.lon)
            lo.lon = p[i].lon;
        if (p[i].lon > hi.lon)
            hi.lon = p[i].lon;
    }
    *sw = lo;
    *ne = hi;
}

pl_point plinenc_along(const pl_point *p, size_t n, double f)
{
    double at = f * (double)(n - 1);
    size_t leg = (size_t)at;
    if (leg == n - 1)
        leg--;
    double part = at - (double)leg;
    pl_point r = {
        p[leg].lat + (p[leg + 1].lat - p[leg].lat) * part,
        p[leg].lon + (p[leg + 1].lon - p[leg].lon) * part,
    };
    return r;
}

size_t plinenc_thin(pl_point *p, size_t n, double deg)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        if (kept > 0) {
            double a = p[i].lat - p[kept - 1].lat, o = p[i].lon - p[kept - 1].lon;
            if (a * a + o * o < deg * deg)
                continue;
        }
        p[kept++] = p[i];
    }
    return kept;
}
