#include "material.h"

#include <stdlib.h>
#include <string.h>

struct material_texture {
    unsigned references;
    unsigned width;
    unsigned height;
};

struct material {
    char *name;
    material_texture *texture;
};

material_texture *material_texture_new(unsigned width, unsigned height)
{
    material_texture *texture = malloc(sizeof *texture);
    if (texture != NULL)
        *texture = (material_texture){1, width, height};
    return texture;
}

material_texture *material_texture_ref(material_texture *texture)
{
    texture->references++;
    return texture;
}

void material_texture_unref(material_texture *texture)
{
    if (--texture->references == 0)
        free(texture);
}

unsigned material_texture_width(const material_texture *texture)
{
    return texture->width;
}

unsigned material_texture_height(const material_texture *texture)
{
    return texture->height;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

/* Takes over the reference to the texture, also when memory is out. */
static material *make(const char *name, material_texture *texture)
{
    if (texture == NULL)
        return NULL;
    material *m = malloc(sizeof *m);
    char *copy = duplicate(name);
    if (m == NULL || copy == NULL) {
        free(m);
        free(copy);
        material_texture_unref(texture);
        return NULL;
    }
    m->name = copy;
    m->texture = texture;
    return m;
}

material *material_new(const char *name)
{
    return make(name, material_texture_new(1, 1));
}

material *material_copy(const material *m)
{
    return make(m->name, material_texture_ref(m->texture));
}

void material_free(material *m)
{
    if (m == NULL)
        return;
    material_texture_unref(m->texture);
    free(m->name);
    free(m);
}

const char *material_name(const material *m)
{
    return m->name;
}

bool material_set_name(material *m, const char *name)
{
    char *copy = duplicate(name);
    if (copy == NULL)
        return false;
    free(m->name);
    m->name = copy;
    return true;
}

material_texture *material_get_texture(const material *m)
{
    return m->texture;
}

void material_set_texture(material *m, material_texture *texture)
{
    material_texture_unref(m->texture);
    m->texture = material_texture_ref(texture);
}

void material_swap_textures(material *a, material *b)
{
    material_texture *texture = a->texture;
    a->texture = b->texture;
    b->texture = texture;
}

bool material_shares_texture(const material *a, const material *b)
{
    return a->texture == b->texture;
}
