#include "gifcanv.h"

#include <stdlib.h>
#include <string.h>

struct gifcanv {
    int width, height, transparent;
    uint8_t background;
    uint8_t pixels[];
};

static int side_ok(int n)
{
    return n >= 1 && n <= GIFCANV_SIDE;
}

static size_t area(const gifcanv *c)
{
    return (size_t)c->width * (size_t)c->height;
}

gifcanv *gifcanv_new(int width, int height, uint8_t background)
{
    gifcanv *c;

    if (!side_ok(width) || !side_ok(height))
        return NULL;
    c = malloc(sizeof *c + (size_t)width * (size_t)height);
    if (!c)
        return NULL;
    c->width = width;
    c->height = height;
    c->transparent = -1;
    c->background = background;
    gifcanv_clear(c);
    return c;
}

void gifcanv_free(gifcanv *c)
{
    free(c);
}

int gifcanv_transparent(gifcanv *c, int index)
{
    if (index < -1 || index > 255)
        return -1;
    c->transparent = index;
    return 0;
}

// Unpacks the runs into a frame; the number of pixels they gave.
static size_t unpack(uint8_t *frame, size_t total, const uint8_t *data, size_t size)
{
    size_t done = 0, i;

    for (i = 0; i < size && done < total; i += 2) {
        size_t run = data[i];
        if (run > total - done)
            run = total - done;
        memset(frame + done, data[i + 1], run);
        done += run;
    }
    return done;
}

int gifcanv_frame(gifcanv *c, int x, int y, int width, int height,
                  const uint8_t *data, size_t size)
{
    size_t total, done, w = (size_t)width;
    uint8_t *frame;
    int i, j;

    if (!side_ok(width) || !side_ok(height) || size % 2 != 0)
        return -1;
    total = w * (size_t)height;
    frame = malloc(total);
    if (!frame)
        return -1;
    done = unpack(frame, total, data, size);
    if (done < total)   // the runs stopped before the end
        memset(frame + done, c->background, w - done % w);

    for (j = 0; j < height; j++) {
        long long row = (long long)y + j;
        if (row < 0 || row >= c->height)
            continue;
        for (i = 0; i < width; i++) {
            long long col = (long long)x + i;
            uint8_t index = frame[(size_t)j * w + (size_t)i];
            if (col < 0 || col >= c->width || index == c->transparent)
                continue;
            c->pixels[(size_t)row * (size_t)c->width + (size_t)col] = index;
        }
    }
    free(frame);
    return 0;
}

int gifcanv_at(const gifcanv *c, int x, int y)
{
    if (x < 0 || x >= c->width || y < 0 || y >= c->height)
        return -1;
    return c->pixels[(size_t)y * (size_t)c->width + (size_t)x];
}

size_t gifcanv_count(const gifcanv *c, uint8_t index)
{
    size_t n = 0, i;

    for (i = 0; i < area(c); i++)
        n += c->pixels[i] == index;
    return n;
}

void gifcanv_clear(gifcanv *c)
{
    memset(c->pixels, c->background, area(c));
}

int gifcanv_row(const gifcanv *c, int y, uint8_t *out)
{
    if (y < 0 || y >= c->height)
        return -1;
    memcpy(out, c->pixels + (size_t)y * (size_t)c->width, (size_t)c->width);
    return 0;
}
