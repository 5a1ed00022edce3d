#include "rgbpal.h"

#include <stdlib.h>
#include <string.h>

typedef struct Colour {
    char name[RGBPAL_NAME + 1];
    uint32_t rgb;
} Colour;

struct RgbPal {
    size_t count;
    Colour colours[RGBPAL_MAX];
};

static Colour *Find(const RgbPal *pal, const char *name)
{
    for (size_t i = 0; i < pal->count; i++)
        if (strcmp(pal->colours[i].name, name) == 0)
            return (Colour *)&pal->colours[i];
    return NULL;
}

static int Channel(uint32_t rgb, int shift)
{
    return (int)(rgb >> shift & 0xff);
}

RgbPal *RgbPal_Create(void)
{
    return calloc(1, sizeof(RgbPal));
}

void RgbPal_Destroy(RgbPal *pal)
{
    free(pal);
}

size_t RgbPal_Count(const RgbPal *pal)
{
    return pal->count;
}

int RgbPal_Set(RgbPal *pal, const char *name, uint32_t rgb)
{
    size_t length = strlen(name);
    if (length == 0 || length > RGBPAL_NAME)
        return RGBPAL_ENAME;
    Colour *colour = Find(pal, name);
    if (colour == NULL) {
        if (pal->count == RGBPAL_MAX)
            return RGBPAL_EFULL;
        colour = &pal->colours[pal->count++];
        memcpy(colour->name, name, length + 1);
    }
    colour->rgb = rgb & 0xffffff;
    return RGBPAL_OK;
}

int RgbPal_Get(const RgbPal *pal, const char *name, uint32_t *rgb)
{
    const Colour *colour = Find(pal, name);
    if (colour == NULL)
        return RGBPAL_ENONE;
    *rgb = colour->rgb;
    return RGBPAL_OK;
}

int RgbPal_Remove(RgbPal *pal, const char *name)
{
    Colour *colour = Find(pal, name);
    if (colour == NULL)
        return RGBPAL_ENONE;
    size_t after = pal->count - 1 - (size_t)(colour - pal->colours);
    memmove(colour, colour + 1, after * sizeof *colour);
    pal->count--;
    return RGBPAL_OK;
}

const char *RgbPal_Nearest(const RgbPal *pal, uint32_t rgb)
{
    const char *best = NULL;
    long least = 0;
    for (size_t i = 0; i < pal->count; i++) {
        long distance = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            long d = Channel(pal->colours[i].rgb, shift) - Channel(rgb, shift);
            distance += d * d;
        }
        if (best == NULL || distance < least) {
            best = pal->colours[i].name;
            least = distance;
        }
    }
    return best;
}

int RgbPal_Mix(const RgbPal *pal, const char *first, const char *second, unsigned weight, uint32_t *rgb)
{
    const Colour *a = Find(pal, first);
    const Colour *b = Find(pal, second);
    if (a == NULL && b == NULL)
        return RGBPAL_ENONE;
    if (weight > 255)
        weight = 255;
    uint32_t mix = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        unsigned from = (unsigned)Channel(a->rgb, shift);
        unsigned to = (unsigned)Channel(b->rgb, shift);
        mix |= (uint32_t)((from * (255 - weight) + to * weight) / 255) << shift;
    }
    *rgb = mix;
    return RGBPAL_OK;
}
