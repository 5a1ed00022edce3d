#include "steimdf.h"

static uint64_t fold(int64_t d)
{
    return d < 0 ? ((uint64_t)(-(d + 1)) << 1) + 1 : (uint64_t)d << 1;
}

static int64_t unfold(uint64_t u)
{
    int64_t half = (int64_t)(u >> 1);
    return u & 1 ? -half - 1 : half;
}

/* Groups of seven bits to g; how many there are. */
static size_t groups(uint64_t u, uint8_t g[STEIMDF_BYTES])
{
    size_t k = 0;
    while (u > 0x7f) {
        g[k++] = (uint8_t)(0x80 | (u & 0x7f));
        u >>= 7;
    }
    g[k++] = (uint8_t)u;
    return k;
}

long sd_encode(const int32_t *x, size_t n, int32_t last, uint8_t *buf, size_t cap)
{
    if (n > (size_t)STEIMDF_MOST)
        return STEIMDF_SIZE;
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        uint8_t g[STEIMDF_BYTES];
        int64_t d = x[i] - last;
        size_t k = groups(fold(d), g);
        if (cap - used < k)
            return STEIMDF_ROOM;
        for (size_t b = 0; b < k; b++)
            buf[used++] = g[b];
        last = x[i];
    }
    return (long)used;
}

long sd_count(const uint8_t *buf, size_t len)
{
    long samples = 0;
    size_t run = 0;
    if (len > (size_t)STEIMDF_MOST)
        return STEIMDF_SIZE;
    for (size_t i = 0; i < len; i++) {
        if (++run > STEIMDF_BYTES)
            return STEIMDF_BROKEN;
        if (!(buf[i] & 0x80)) {
            samples++;
            run = 0;
        }
    }
    return run == 0 ? samples : STEIMDF_BROKEN;
}

/* One number from the block, at most STEIMDF_BYTES groups that all are there
   (sd_count() saw to it). */
static uint64_t take(const uint8_t *buf, size_t *at)
{
    uint64_t u = 0;
    unsigned shift = 0;
    uint8_t byte;
    do {
        byte = buf[(*at)++];
        u |= (uint64_t)(byte & 0x7f) << shift;
        shift += 7;
    } while (byte & 0x80);
    return u;
}

long sd_decode(const uint8_t *buf, size_t len, int32_t last, int32_t *x, size_t n)
{
    long samples = sd_count(buf, len);
    if (samples < 0)
        return samples;
    if ((size_t)samples > n)
        return STEIMDF_ROOM;
    size_t at = 0;
    for (long i = 0; i < samples; i++) {
        size_t start = at;
        uint64_t u = take(buf, &at);
        if (at - start > 1 && buf[at - 1] == 0) /* longer than it need be */
            return STEIMDF_BROKEN;
        int64_t v = last + unfold(u);
        if (v < INT32_MIN || v > INT32_MAX)
            return STEIMDF_BROKEN;
        x[i] = last = (int32_t)v;
    }
    return samples;
}

double sd_mean(const int32_t *x, size_t n)
{
    double sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += x[i];
    return n > 0 ? sum / (double)n : 0.0;
}

uint32_t sd_p2p(const int32_t *x, size_t n)
{
    if (n == 0)
        return 0;
    int32_t low = x[0], high = x[0];
    for (size_t i = 1; i < n; i++) {
        if (x[i] < low)
            low = x[i];
        if (x[i] > high)
            high = x[i];
    }
    return (uint32_t)high - (uint32_t)low;
}

double sd_velocity(int32_t count, double sens, double lsb)
{
    return count * lsb / sens;
}
