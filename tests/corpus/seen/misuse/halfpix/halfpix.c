#include "halfpix.h"

#include <assert.h>
#include <string.h>

// Checks what can be checked, and gives the stride in bytes.
static size_t pitch(int w, int h, int stride, int channels)
{
    assert(w >= 1 && w <= HALFPIX_MAX);
    assert(h >= 1 && h <= HALFPIX_MAX);
    assert(channels >= 1 && channels <= 4);
    assert(stride == 0 || stride >= w * channels);
    (void)h;
    return (size_t)(stride == 0 ? w * channels : stride);
}

int halfpix_side(int n)
{
    return n / 2 + n % 2;
}

size_t halfpix_bytes(int w, int h, int channels)
{
    return pitch(w, h, 0, channels) * (size_t)h;
}

void halfpix_half(const uint8_t *src, int w, int h, int src_stride,
                  uint8_t *dst, int dst_stride, int channels)
{
    int half_w = halfpix_side(w), half_h = halfpix_side(h);
    size_t in = pitch(w, h, src_stride, channels);
    size_t out = pitch(half_w, half_h, dst_stride, channels);
    for (int y = 0; y < half_h; y++) {
        const uint8_t *upper = src + (size_t)(2 * y) * in;
        const uint8_t *lower = 2 * y + 1 < h ? upper + in : upper;
        uint8_t *to = dst + (size_t)y * out;
        for (int x = 0; x < half_w; x++) {
            int left = 2 * x * channels;
            int right = 2 * x + 1 < w ? left + channels : left;
            for (int c = 0; c < channels; c++)
                *to++ = (uint8_t)((upper[left + c] + upper[right + c] +
                                   lower[left + c] + lower[right + c] + 2) / 4);
        }
    }
}

void halfpix_flip(uint8_t *px, int w, int h, int stride, int channels)
{
    size_t step = pitch(w, h, stride, channels), row = (size_t)w * (size_t)channels;
    for (int y = 0; y < h / 2; y++) {
        uint8_t *a = px + (size_t)y * step, *b = px + (size_t)(h - 1 - y) * step;
        for (size_t i = 0; i < row; i++) {
            uint8_t swap = a[i];
            a[i] = b[i];
            b[i] = swap;
        }
    }
}

void halfpix_premul(uint8_t *rgba, int w, int h, int stride)
{
    size_t step = pitch(w, h, stride, 4);
    for (int y = 0; y < h; y++) {
        uint8_t *p = rgba + (size_t)y * step;
        for (int x = 0; x < w; x++, p += 4)
            for (int c = 0; c < 3; c++)
                p[c] = (uint8_t)((p[c] * p[3] + 127) / 255);
    }
}

void halfpix_swizzle(uint8_t *px, int w, int h, int stride, int channels,
                     const uint8_t *order)
{
    size_t step = pitch(w, h, stride, channels);
    for (int y = 0; y < h; y++) {
        uint8_t *p = px + (size_t)y * step;
        for (int x = 0; x < w; x++, p += channels) {
            uint8_t old[4];
            memcpy(old, p, (size_t)channels);
            for (int c = 0; c < channels; c++)
                p[c] = old[order[c]];
        }
    }
}

uint8_t *halfpix_at(uint8_t *px, int w, int h, int stride, int channels, int x, int y)
{
    size_t step = pitch(w, h, stride, channels);
    assert(x >= 0 && x < w && y >= 0 && y < h);
    return px + (size_t)y * step + (size_t)x * (size_t)channels;
}
