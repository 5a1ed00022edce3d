#ifndef PIXFMT_H
#define PIXFMT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Conversion between the formats of pixels. */
typedef enum {
    PIXFMT_GRAY8,
    PIXFMT_RGB565, /* two bytes, the low one first */
    PIXFMT_RGB24,
    PIXFMT_RGBA32,
    PIXFMT_COUNT /* not a format */
} pixfmt;

typedef struct {
    uint8_t r, g, b, a;
} pixfmt_color;

const char *pixfmt_name(pixfmt format);
/* False, and no format, when there is none of that name. */
bool pixfmt_by_name(const char *name, pixfmt *format);
bool pixfmt_has_alpha(pixfmt format);

/* Bytes of a pixel. */
size_t pixfmt_pixel_size(pixfmt format);
/* Bytes of that many pixels; 0 when it is more than SIZE_MAX. */
size_t pixfmt_buffer_size(pixfmt format, size_t pixels);

/* Colors are as near as the format allows; gray is the mean of red, green and
   blue.  A pixel is pixfmt_pixel_size bytes. */
void pixfmt_store(pixfmt format, pixfmt_color color, uint8_t *pixel);
pixfmt_color pixfmt_load(pixfmt format, const uint8_t *pixel);

/* Converts pixels.  Source and target have pixfmt_buffer_size bytes in their
   format, and must not overlap. */
void pixfmt_convert(pixfmt from, const uint8_t *source, pixfmt to, uint8_t *target, size_t pixels);
/* Sets pixels to a color. */
void pixfmt_fill(pixfmt format, uint8_t *target, size_t pixels, pixfmt_color color);

#endif
