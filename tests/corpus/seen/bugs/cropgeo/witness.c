#include "cropgeo.h"

#include <string.h>

int main(void)
{
    struct cg_geometry geo;
    struct cg_rect part;
    uint32_t w, h;
    char text[60];
    if (!cg_parse("640x480>", &geo) || !cg_resize(&geo, 1280, 480, &w, &h) || w != 640 || h != 240)
        return 2;
    if (!cg_resize(&geo, 10, 10, &w, &h) || w != 10 || cg_resize(&geo, 0, 10, &w, &h) || cg_resize(&geo, 9, 65536, &w, &h))
        return 2;
    if (!cg_parse("100^", &geo) || !cg_resize(&geo, 1, 65535, &w, &h) || w != 100 || h != 65535)
        return 2;
    if (cg_parse("65536", &geo) || cg_parse("x", &geo) || cg_parse("1x1+2", &geo) || cg_parse("5 ", &geo))
        return 2;
    if (!cg_parse("", &geo) || !cg_crop(&geo, 7, 8, &part) || part.width != 7 || part.height != 8)
        return 2;
    if (!cg_tiles(&geo, 7, 8, &w, &h) || w != 1 || h != 1)
        return 2;
    if (!cg_parse("100x100+10-5", &geo) || !cg_crop(&geo, 50, 200, &part) || part.x != 10 || part.width != 40 || part.height != 95)
        return 2;
    if (!cg_tiles(&geo, 250, 65535, &w, &h) || w != 3 || h != 656)
        return 2;
    if (cg_format(&geo, text, sizeof text) != 12 || strcmp(text, "100x100+10-5") != 0)
        return 2;
    if (!cg_parse("50x0%", &geo) || !cg_tiles(&geo, 9, 9, &w, &h) || w != 3 || h != 1)
        return 2;
    if (!cg_parse("5%", &geo) || !cg_resize(&geo, 10, 10, &w, &h) || w != 1 || h != 1 || cg_crop(&geo, 10, 10, &part))
        return 2;
    geo = (struct cg_geometry){65535, 65535, INT32_MIN, INT32_MAX, ~0u};
    if (cg_crop(&geo, 65535, 65535, &part) || !cg_resize(&geo, 65535, 1, &w, &h))
        return 2;
#ifndef LEGAL
    cg_parse("5%", &geo);
    cg_tiles(&geo, 10, 10, &w, &h);
#endif
    return 0;
}
