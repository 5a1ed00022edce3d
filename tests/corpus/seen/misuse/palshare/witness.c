#include "palshare.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    palette *pal = pal_new(4);
    pal_set(pal, 3, RGB(255, 0, 0));
    sprite *spr = sprite_new(pal, 2, 2);
    sprite_plot(spr, 1, 1, 3);
    sprite_plot(spr, 2, 1, 3);
    sprite_plot(spr, 0, 0, 4);
    if (sprite_pixel(spr, 1, 1) != 0xff0000 || sprite_pixel(spr, 5, 5) != 0 || pal_nearest(pal, 0xee1111) != 3)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    pal_unref(pal);
    palette *one = pal_new(1);
    pal_set(one, 0, 7);
    sprite_set_palette(spr, one);
    sprite_set_palette(spr, one);
    if (sprite_pixel(spr, 1, 1) != 7 || sprite_palette(spr) != one || pal_size(one) != 1 || pal_get(one, 0) != 7)
        return 2;
    pal_unref(one);
    sprite_free(spr);
    if (pal_new(0) || pal_new(257))
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sprite_free(spr);
        pal_unref(pal);
        return (int)pal_get(pal, 0);
    case 2:
        pal_set(pal, 4, 0);
        break;
    case 3:
        pal_unref(pal);
        pal_unref(sprite_palette(spr));
        sprite_free(spr);
        break;
    }
#endif
    return 0;
}
