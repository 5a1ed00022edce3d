#include "hopframe.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct hop {
    size_t frame, hop;
    size_t fill;                /* samples in buf */
    size_t skip;                /* samples to be thrown away first */
    size_t fresh;               /* samples in buf that were in no frame yet */
    int window;
    float *buf;                 /* of a frame */
};

static const double PI = 3.14159265358979323846;

struct hop *hop_open(size_t frame, size_t hop)
{
    struct hop *h;

    if (frame < 1 || frame > HOP_LIMIT || hop < 1 || hop > HOP_LIMIT)
        return NULL;
    h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->buf = calloc(frame, sizeof *h->buf);
    if (h->buf == NULL) {
        free(h);
        return NULL;
    }
    h->frame = frame;
    h->hop = hop;
    return h;
}

void hop_close(struct hop *h)
{
    if (h == NULL)
        return;
    free(h->buf);
    free(h);
}

size_t hop_push(struct hop *h, const float *x, size_t n)
{
    size_t taken = 0, part;

    if (n == 0 || h->fill == h->frame)
        return 0;
    if (h->skip > 0) {
        taken = n < h->skip ? n : h->skip;
        h->skip -= taken;
        n -= taken;
    }
    part = h->frame - h->fill;
    if (part > n)
        part = n;
    if (part > 0) {
        memcpy(h->buf + h->fill, x + taken, part * sizeof *x);
        h->fill += part;
        h->fresh += part;
    }
    return taken + part;
}

int hop_ready(const struct hop *h)
{
    return h->fill == h->frame;
}

static double weight(int window, size_t i, size_t n)
{
    double at;

    if (n < 2)
        return 1;
    at = (double)i / (double)(n - 1);
    switch (window) {
    case HOP_HANN:
        return 0.5 - 0.5 * cos(2 * PI * at);
    case HOP_HAMMING:
        return 0.54 - 0.46 * cos(2 * PI * at);
    case HOP_TRIANGLE:
        return 1 - fabs(2 * at - 1);
    default:
        return 1;
    }
}

/* The samples of the next frame that are here already. */
static size_t overlap(const struct hop *h)
{
    return h->hop < h->frame ? h->frame - h->hop : 0;
}

int hop_take(struct hop *h, float *out)
{
    size_t keep = overlap(h);

    if (!hop_ready(h))
        return 0;
    if (h->window == HOP_RECT)
        memcpy(out, h->buf, h->frame * sizeof *out);
    else
        for (size_t i = 0; i < h->frame; i++)
            out[i] = h->buf[i] * (float)weight(h->window, i, h->frame);
    if (keep > 0)
        memmove(h->buf, h->buf + h->hop, keep * sizeof *h->buf);
    else
        h->skip = h->hop - h->frame;
    h->fill = keep;
    h->fresh = 0;
    return 1;
}

double hop_energy(const struct hop *h)
{
    double sum = 0;

    if (!hop_ready(h))
        return 0;
    for (size_t i = 0; i < h->frame; i++)
        sum += (double)h->buf[i] * h->buf[i];
    return sum;
}

int hop_drop(struct hop *h)
{
    if (!hop_ready(h))
        return 0;
    h->fresh = 0;
    h->fill -= h->hop;
    memmove(h->buf, h->buf + h->hop, h->fill * sizeof *h->buf);
    return 1;
}

int hop_finish(struct hop *h)
{
    if (h->fresh > 0 && h->fill < h->frame) {
        memset(h->buf + h->fill, 0, (h->frame - h->fill) * sizeof *h->buf);
        h->fill = h->frame;
    }
    return hop_ready(h);
}

int hop_set_window(struct hop *h, int window)
{
    if (window < HOP_RECT || window > HOP_TRIANGLE)
        return -1;
    h->window = window;
    return 0;
}

void hop_reset(struct hop *h)
{
    h->fill = 0;
    h->skip = 0;
    h->fresh = 0;
}

size_t hop_frames(size_t n, size_t frame, size_t hop)
{
    if (frame == 0 || hop == 0 || n < frame)
        return 0;
    /* frame >= 1, so that this cannot wrap */
    return (n - frame) / hop + 1;
}
