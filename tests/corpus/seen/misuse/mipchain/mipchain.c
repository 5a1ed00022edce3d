#include "mipchain.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LEVELS 13

typedef struct Level {
    int width, height;
    uint8_t *pixels;
} Level;

struct MipChain {
    int count;
    Level levels[MAX_LEVELS];
};

static int half(int side)
{
    return side > 1 ? side / 2 : 1;
}

/* Averages the pixels of `above` that lie under a pixel. */
static void shrinkPixel(const Level *above, Level *level, int x, int y)
{
    int x0 = above->width > 1 ? 2 * x : 0, y0 = above->height > 1 ? 2 * y : 0;
    int x1 = above->width > 1 ? x0 + 1 : x0, y1 = above->height > 1 ? y0 + 1 : y0;
    int sum = above->pixels[y0 * above->width + x0] + above->pixels[y0 * above->width + x1] +
              above->pixels[y1 * above->width + x0] + above->pixels[y1 * above->width + x1];
    level->pixels[y * level->width + x] = (uint8_t)((sum + 2) / 4);
}

static int addLevel(MipChain *mip, int width, int height)
{
    Level *level = &mip->levels[mip->count];
    level->pixels = malloc((size_t)width * (size_t)height);
    if (level->pixels == NULL)
        return 0;
    level->width = width;
    level->height = height;
    mip->count++;
    return 1;
}

MipChain *mipCreate(const uint8_t *pixels, int width, int height, size_t stride)
{
    if (width < 1 || width > MIP_MAX_SIDE || height < 1 || height > MIP_MAX_SIDE || stride < (size_t)width)
        return NULL;
    MipChain *mip = calloc(1, sizeof *mip);
    if (mip == NULL || !addLevel(mip, width, height)) {
        mipDestroy(mip);
        return NULL;
    }
    for (int y = 0; y < height; y++)
        memcpy(mip->levels[0].pixels + (size_t)y * (size_t)width, pixels + (size_t)y * stride, (size_t)width);
    while (width > 1 || height > 1) {
        width = half(width);
        height = half(height);
        if (!addLevel(mip, width, height)) {
            mipDestroy(mip);
            return NULL;
        }
        Level *level = &mip->levels[mip->count - 1];
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                shrinkPixel(level - 1, level, x, y);
    }
    return mip;
}

void mipDestroy(MipChain *mip)
{
    if (mip == NULL)
        return;
    for (int i = 0; i < mip->count; i++)
        free(mip->levels[i].pixels);
    free(mip);
}

int mipLevels(const MipChain *mip)
{
    return mip->count;
}

static const Level *levelOf(const MipChain *mip, int level)
{
    assert(level >= 0 && level < mip->count);
    return &mip->levels[level];
}

int mipWidth(const MipChain *mip, int level)
{
    return levelOf(mip, level)->width;
}

int mipHeight(const MipChain *mip, int level)
{
    return levelOf(mip, level)->height;
}

const uint8_t *mipPixels(const MipChain *mip, int level)
{
    return levelOf(mip, level)->pixels;
}

uint8_t mipAt(const MipChain *mip, int level, int x, int y)
{
    const Level *l = levelOf(mip, level);
    return l->pixels[(ptrdiff_t)y * l->width + x];
}

void mipSet(MipChain *mip, int x, int y, uint8_t value)
{
    mip->levels[0].pixels[(ptrdiff_t)y * mip->levels[0].width + x] = value;
    for (int i = 1; i < mip->count; i++) {
        Level *level = &mip->levels[i];
        x /= level[-1].width > 1 ? 2 : 1;
        y /= level[-1].height > 1 ? 2 : 1;
        /* the last of an odd number of columns or rows counts nowhere */
        if (x >= level->width || y >= level->height)
            return;
        shrinkPixel(level - 1, level, x, y);
    }
}

int mipPick(const MipChain *mip, int width)
{
    int level = 0;
    while (level + 1 < mip->count && mip->levels[level + 1].width >= width)
        level++;
    return level;
}
