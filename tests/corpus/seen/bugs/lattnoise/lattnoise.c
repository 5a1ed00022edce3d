#include "lattnoise.h"

#include <math.h>

static uint32_t scramble(uint32_t *state)
{
    uint32_t z = *state += 0x9E3779B9u;
    z = (z ^ z >> 16) * 0x85EBCA6Bu;
    z = (z ^ z >> 13) * 0xC2B2AE35u;
    return z ^ z >> 16;
}

ln_field ln_seed(uint32_t seed)
{
    ln_field f;
    uint32_t state = seed;
    f.seed = seed;
    for (unsigned i = 0; i < 256; i++)
        f.perm[i] = (uint8_t)i;
    for (unsigned i = 255; i > 0; i--) {
        unsigned j = scramble(&state) % (i + 1);
        uint8_t kept = f.perm[i];
        f.perm[i] = f.perm[j];
        f.perm[j] = kept;
    }
    return f;
}

static bool usable(double v)
{
    return v >= -LN_FAR && v <= LN_FAR; // false for a NaN
}

static double fade(double t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

static double lerp(double t, double a, double b)
{
    return a + t * (b - a);
}

static double limit(double v)
{
    return v < -1 ? -1 : v > 1 ? 1 : v;
}

static double grad1(uint8_t hash, double x)
{
    double slope = 0.25 * (1 + (hash & 7)) * ((hash & 8) != 0 ? -1 : 1);
    return slope * x;
}

static double grad2(uint8_t hash, double x, double y)
{
    switch (hash & 7) {
    case 0: return x + y;
    case 1: return x - y;
    case 2: return -x + y;
    case 3: return -x - y;
    case 4: return x;
    case 5: return -x;
    case 6: return y;
    default: return -y;
    }
}

double ln_noise1(const ln_field *f, double x)
{
    if (!usable(x))
        return 0;
    double whole = floor(x);
    int xi = (int)whole & 255;
    x -= whole;
    return limit(lerp(fade(x), grad1(f->perm[xi], x), grad1(f->perm[(xi + 1) & 255], x - 1)));
}

double ln_noise2(const ln_field *f, double x, double y)
{
    if (!usable(x) || !usable(y))
        return 0;
    const uint8_t *p = f->perm;
    double whole_x = floor(x), whole_y = floor(y);
    int xi = (int)whole_x & 255, yi = (int)whole_y & 255;
    x -= whole_x;
    y -= whole_y;

    int a = f->perm[xi] + yi;
    int b = f->perm[xi + 1] + yi;
    double u = fade(x);
    double near = lerp(u, grad2(p[a & 255], x, y), grad2(p[b & 255], x - 1, y));
    double far = lerp(u, grad2(p[(a + 1) & 255], x, y - 1), grad2(p[(b + 1) & 255], x - 1, y - 1));
    return limit(lerp(fade(y), near, far));
}

static int period(int p)
{
    return p < 1 ? 1 : p > LN_MAX_PERIOD ? LN_MAX_PERIOD : p;
}

static int wrap(int v, int p)
{
    v %= p;
    return v < 0 ? v + p : v;
}

double ln_tile2(const ln_field *f, double x, double y, int px, int py)
{
    if (!usable(x) || !usable(y))
        return 0;
    const uint8_t *p = f->perm;
    double whole_x = floor(x), whole_y = floor(y);
    px = period(px);
    py = period(py);
    int x0 = wrap((int)whole_x, px), x1 = wrap(x0 + 1, px);
    int y0 = wrap((int)whole_y, py), y1 = wrap(y0 + 1, py);
    x -= whole_x;
    y -= whole_y;

    double u = fade(x);
    double near = lerp(u, grad2(p[(p[x0] + y0) & 255], x, y), grad2(p[(p[x1] + y0) & 255], x - 1, y));
    double far = lerp(u, grad2(p[(p[x0] + y1) & 255], x, y - 1), grad2(p[(p[x1] + y1) & 255], x - 1, y - 1));
    return limit(lerp(fade(y), near, far));
}

double ln_fbm2(const ln_field *f, double x, double y, int octaves, double gain)
{
    if (octaves < 1)
        octaves = 1;
    if (octaves > LN_MAX_OCTAVES)
        octaves = LN_MAX_OCTAVES;
    if (!(gain > 0))
        gain = 0;
    if (gain > 1)
        gain = 1;
    double sum = 0, amplitude = 1, most = 0;
    for (int i = 0; i < octaves; i++) {
        sum += amplitude * ln_noise2(f, x, y);
        most += amplitude;
        amplitude *= gain;
        x *= 2;
        y *= 2;
    }
    return limit(sum / most);
}

bool ln_raster(const ln_field *f, float *out, size_t width, size_t height, double x0, double y0, double step)
{
    if (width > LN_MAX_SIDE || height > LN_MAX_SIDE)
        return false;
    for (size_t row = 0; row < height; row++)
        for (size_t column = 0; column < width; column++)
            *out++ = (float)ln_noise2(f, x0 + (double)column * step, y0 + (double)row * step);
    return true;
}
