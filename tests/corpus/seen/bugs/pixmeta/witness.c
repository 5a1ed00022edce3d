#include "pixmeta.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    const struct pixmeta_rgb colours[4] = {{0, 0, 0}, {255, 0, 0}, {0, 255, 0}, {1, 2, 3}};
    const struct pixmeta_time t = {1996, 6, 7, 9, 5, 0}, bad = {1996, 0, 7, 9, 5, 0};
    struct pixmeta_rgb c;
    char text[40];
    if (pixmeta_new(0, 1, 8) || pixmeta_new(1, 1, 3))
        return 2;
    pixmeta_free(NULL);
    pixmeta *m = pixmeta_new(UINT32_MAX, UINT32_MAX, 2);
    if (pixmeta_rowbytes(m) != 1073741824)
        return 2;
    pixmeta_drop(m, PIXMETA_ALL);
    if (pixmeta_set_palette(m, colours, 5) >= 0 || pixmeta_set_palette(m, colours, 4) || pixmeta_colour(m, 3, &c) ||
        c.b != 3 || pixmeta_colour(m, -1, &c) >= 0 || pixmeta_set_palette(m, colours, INT_MIN) >= 0)
        return 2;
    if (pixmeta_time_text(m, text, sizeof text) >= 0 || pixmeta_set_time(m, bad) >= 0 || pixmeta_set_time(m, t) ||
        pixmeta_time_text(m, text, sizeof text) != 25 || strcmp(text, "7 Jun 1996 09:05:00 +0000") ||
        pixmeta_time_text(m, text, 25) >= 0 || pixmeta_time_text(m, text, 0) >= 0)
        return 2;
    if (pixmeta_add_text(m, "", "x") >= 0 || pixmeta_add_text(m, "Author", "me") != 0)
        return 2;
    for (int i = 1; i < PIXMETA_MAX_TEXTS; i++)
        if (pixmeta_add_text(m, pixmeta_text_key(m, 0), i % 2 ? NULL : "t") != i)
            return 2;
    if (pixmeta_add_text(m, "k", "x") >= 0 || strcmp(pixmeta_find_text(m, "Author"), "me") || pixmeta_text_key(m, 256) ||
        pixmeta_find_text(m, "a") || pixmeta_text_value(m, INT_MIN) || strcmp(pixmeta_text_value(m, 1), ""))
        return 2;
    pixmeta_drop(m, PIXMETA_ALL);
    if (pixmeta_text_count(m) || pixmeta_palette_size(m) || pixmeta_find_text(m, "Author"))
        return 2;
#ifndef LEGAL
    pixmeta_add_text(m, "Author", "me");
#endif
    pixmeta_free(m);
    return 0;
}
