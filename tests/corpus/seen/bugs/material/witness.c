#include "material.h"

#include <string.h>

int main(void)
{
    material *a = material_new("brick"), *b = material_new("");
    material_texture *wall = material_texture_new(64, 32);
    if (material_texture_width(material_get_texture(a)) != 1 || material_shares_texture(a, b))
        return 2;
    material_set_texture(a, wall);
    material_set_texture(b, wall);
    material_set_texture(a, wall); /* the caller has a reference */
    material_texture_unref(wall);
    if (!material_shares_texture(a, b) || material_texture_height(material_get_texture(b)) != 32)
        return 2;
    material *c = material_copy(a);
    if (!material_shares_texture(a, c) || strcmp(material_name(c), "brick") != 0 || !material_set_name(c, "stone") ||
        strcmp(material_name(a), "brick") != 0 || !material_set_name(c, material_name(c)))
        return 2;
    material_free(a);
    material_set_texture(c, material_get_texture(b));
    a = material_new("sky");
    material_swap_textures(a, c);
    material_swap_textures(a, a);
    material_texture *kept = material_texture_ref(material_get_texture(a));
    material_free(a);
    material_free(b);
    if (material_texture_width(kept) != 64)
        return 2;
    material_texture_unref(kept);
#ifndef LEGAL
    material_set_texture(c, material_get_texture(c));
#endif
    material_free(c);
    return 0;
}
