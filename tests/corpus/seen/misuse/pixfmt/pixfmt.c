#include "pixfmt.h"

#include <string.h>

static void store_gray8(pixfmt_color color, uint8_t *pixel)
{
    pixel[0] = (uint8_t)((color.r + color.g + color.b) / 3);
}

static pixfmt_color load_gray8(const uint8_t *pixel)
{
    return (pixfmt_color){pixel[0], pixel[0], pixel[0], 255};
}

static void store_rgb565(pixfmt_color color, uint8_t *pixel)
{
    unsigned bits = (unsigned)(color.r >> 3) << 11 | (unsigned)(color.g >> 2) << 5 | (unsigned)color.b >> 3;
    pixel[0] = (uint8_t)(bits & 0xff);
    pixel[1] = (uint8_t)(bits >> 8);
}

static pixfmt_color load_rgb565(const uint8_t *pixel)
{
    unsigned bits = pixel[0] | (unsigned)pixel[1] << 8;
    unsigned r = bits >> 11, g = bits >> 5 & 63, b = bits & 31;
    return (pixfmt_color){(uint8_t)(r << 3 | r >> 2), (uint8_t)(g << 2 | g >> 4), (uint8_t)(b << 3 | b >> 2), 255};
}

static void store_rgb24(pixfmt_color color, uint8_t *pixel)
{
    pixel[0] = color.r;
    pixel[1] = color.g;
    pixel[2] = color.b;
}

static pixfmt_color load_rgb24(const uint8_t *pixel)
{
    return (pixfmt_color){pixel[0], pixel[1], pixel[2], 255};
}

static void store_rgba32(pixfmt_color color, uint8_t *pixel)
{
    store_rgb24(color, pixel);
    pixel[3] = color.a;
}

static pixfmt_color load_rgba32(const uint8_t *pixel)
{
    return (pixfmt_color){pixel[0], pixel[1], pixel[2], pixel[3]};
}

static const struct {
    const char *name;
    size_t size;
    bool alpha;
    void (*store)(pixfmt_color color, uint8_t *pixel);
    pixfmt_color (*load)(const uint8_t *pixel);
} formats[PIXFMT_COUNT] = {
    [PIXFMT_GRAY8] = {"gray8", 1, false, store_gray8, load_gray8},
    [PIXFMT_RGB565] = {"rgb565", 2, false, store_rgb565, load_rgb565},
    [PIXFMT_RGB24] = {"rgb24", 3, false, store_rgb24, load_rgb24},
    [PIXFMT_RGBA32] = {"rgba32", 4, true, store_rgba32, load_rgba32},
};

const char *pixfmt_name(pixfmt format)
{
    return formats[format].name;
}

bool pixfmt_by_name(const char *name, pixfmt *format)
{
    for (int i = 0; i < PIXFMT_COUNT; i++) {
        if (strcmp(formats[i].name, name) == 0) {
            *format = (pixfmt)i;
            return true;
        }
    }
    return false;
}

bool pixfmt_has_alpha(pixfmt format)
{
    return formats[format].alpha;
}

size_t pixfmt_pixel_size(pixfmt format)
{
    return formats[format].size;
}

size_t pixfmt_buffer_size(pixfmt format, size_t pixels)
{
    return pixels > SIZE_MAX / formats[format].size ? 0 : pixels * formats[format].size;
}

void pixfmt_store(pixfmt format, pixfmt_color color, uint8_t *pixel)
{
    formats[format].store(color, pixel);
}

pixfmt_color pixfmt_load(pixfmt format, const uint8_t *pixel)
{
    return formats[format].load(pixel);
}

void pixfmt_convert(pixfmt from, const uint8_t *source, pixfmt to, uint8_t *target, size_t pixels)
{
    size_t step = formats[from].size, target_step = formats[to].size;
    for (size_t i = 0; i < pixels; i++)
        formats[to].store(formats[from].load(source + i * step), target + i * target_step);
}

void pixfmt_fill(pixfmt format, uint8_t *target, size_t pixels, pixfmt_color color)
{
    size_t step = formats[format].size;
    for (size_t i = 0; i < pixels; i++)
        formats[format].store(color, target + i * step);
}
