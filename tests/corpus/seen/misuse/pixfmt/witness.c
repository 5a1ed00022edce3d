#include "pixfmt.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    pixfmt format = PIXFMT_GRAY8;
    pixfmt_color color = {255, 130, 8, 77}, back;
    uint8_t pixels[40], others[40];
    for (int i = 0; i < PIXFMT_COUNT; i++) {
        if (!pixfmt_by_name(pixfmt_name((pixfmt)i), &format) || (int)format != i || pixfmt_pixel_size(format) != i + 1u)
            return 2;
        pixfmt_fill(format, pixels, 10, color);
        back = pixfmt_load(format, pixels + 9 * pixfmt_pixel_size(format));
        if (back.a != (pixfmt_has_alpha(format) ? 77 : 255) || abs(back.r - 255) > (i == 0 ? 255 : 7))
            return 2;
        for (int to = 0; to < PIXFMT_COUNT; to++)
            pixfmt_convert(format, pixels, (pixfmt)to, others, 10);
    }
    if (pixfmt_by_name("", &format) || pixfmt_buffer_size(PIXFMT_RGB24, SIZE_MAX) != 0 ||
        pixfmt_buffer_size(PIXFMT_GRAY8, SIZE_MAX) != SIZE_MAX || pixfmt_buffer_size(PIXFMT_RGBA32, 0) != 0)
        return 2;
    pixfmt_convert(PIXFMT_RGBA32, NULL, PIXFMT_GRAY8, NULL, 0);
    pixfmt_store(PIXFMT_RGB565, color, pixels);
    if (pixels[0] != 0x01 || pixels[1] != 0xfc)
        return 2;
#ifndef LEGAL
    uint8_t *small = calloc(3, 1);
    switch (rule) {
    case 1: pixfmt_name(PIXFMT_COUNT); break;
    case 2:
        memset(&format, 0x11, sizeof format);
        pixfmt_pixel_size(format);
        break;
    case 3: pixfmt_convert(PIXFMT_GRAY8, pixels, PIXFMT_RGB565, small, 2); break;
    case 4: pixfmt_convert(PIXFMT_RGB24, small, PIXFMT_RGB24, pixels, 2); break;
    default: pixfmt_store(PIXFMT_RGBA32, color, small);
    }
    free(small);
#endif
    return 0;
}
