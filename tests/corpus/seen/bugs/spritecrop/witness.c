#include "spritecrop.h"

int main(void)
{
    sprite *s = sprite_new(3, 2);
    if (sprite_solid(s) != 0 || sprite_new(0, 1) || sprite_new(1, SPRITE_SIDE + 1))
        return 2;
    sprite_put(s, 0, 1, 9);
    sprite_put(s, 3, 1, 9);
    sprite_mirror(s);
    if (sprite_get(s, 2, 1) != 9 || sprite_get(s, -1, 0) != 0 || sprite_solid(s) != 1)
        return 2;
    sprite *part = sprite_crop(s, 1, 0, 2, 2);
    if (sprite_solid(part) != 1 || sprite_get(part, 1, 1) != 9 || sprite_same(s, part) || !sprite_same(s, s))
        return 2;
    sprite_fill(s, 1);
    int status = sprite_solid(s) == sprite_width(s) * sprite_height(s) ? 0 : 2;
    sprite_free(part);
#ifndef LEGAL
    part = sprite_crop(s, 1, 1, 3, 3);
    status = sprite_solid(part) != 2;
    sprite_free(part);
#endif
    sprite_free(s);
    return status;
}
