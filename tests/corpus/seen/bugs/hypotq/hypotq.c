#include "hypotq.h"

static hq_t cut(int64_t v)
{
    if (v > HQ_MAX)
        return HQ_MAX;
    if (v < HQ_MIN)
        return HQ_MIN;
    return (hq_t)v;
}

/* Newton's method, from a power of two that is not below the root. */
static uint64_t root(uint64_t n)
{
    uint64_t x = 1, last;
    if (n == 0)
        return 0;
    for (uint64_t t = n; t != 0; t >>= 2)
        x <<= 1;
    do {
        last = x;
        x = (x + n / x) / 2;
    } while (x != last);
    return x;
}

static uint64_t square(hq_t a)
{
    return (uint64_t)((int64_t)a * a);
}

/* At most 3 * 2^62. */
static uint64_t norm(hq_vec a)
{
    return square(a.x) + square(a.y) + square(a.z);
}

hq_t hq_from_int(int n)
{
    return cut((int64_t)n * HQ_ONE);
}

int hq_to_int(hq_t a)
{
    int whole = a / HQ_ONE;
    return a % HQ_ONE < 0 ? whole - 1 : whole;
}

hq_t hq_mul(hq_t a, hq_t b)
{
    return cut((int64_t)a * b / HQ_ONE);
}

hq_t hq_div(hq_t a, hq_t b)
{
    if (b == 0)
        return a > 0 ? HQ_MAX : a < 0 ? HQ_MIN : 0;
    return cut((int64_t)a * HQ_ONE / b);
}

hq_t hq_sqrt(hq_t a)
{
    return a <= 0 ? 0 : cut((int64_t)root((uint64_t)a << 16));
}

hq_vec hq_add(hq_vec a, hq_vec b)
{
    hq_vec sum = {cut((int64_t)a.x + b.x), cut((int64_t)a.y + b.y), cut((int64_t)a.z + b.z)};
    return sum;
}

hq_vec hq_sub(hq_vec a, hq_vec b)
{
    hq_vec diff = {cut((int64_t)a.x - b.x), cut((int64_t)a.y - b.y), cut((int64_t)a.z - b.z)};
    return diff;
}

hq_vec hq_scale(hq_vec a, hq_t by)
{
    hq_vec out = {hq_mul(a.x, by), hq_mul(a.y, by), hq_mul(a.z, by)};
    return out;
}

hq_t hq_dot(hq_vec a, hq_vec b)
{
    int64_t sum = (int64_t)a.x * b.x / HQ_ONE;
    sum += (int64_t)a.y * b.y / HQ_ONE;
    sum += (int64_t)a.z * b.z / HQ_ONE;
    return cut(sum);
}

hq_t hq_len(hq_vec a)
{
    return cut((int64_t)root(norm(a)));
}

hq_t hq_dist(hq_vec a, hq_vec b)
{
    return hq_len(hq_sub(a, b));
}

hq_vec hq_unit(hq_vec a)
{
    int64_t len = (int64_t)root(norm(a));
    if (len == 0)
        return a;
    hq_vec out = {
        cut((int64_t)a.x * HQ_ONE / len),
        cut((int64_t)a.y * HQ_ONE / len),
        cut((int64_t)a.z * HQ_ONE / len),
    };
    return out;
}
