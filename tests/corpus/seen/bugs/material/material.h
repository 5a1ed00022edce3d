#ifndef MATERIAL_H
#define MATERIAL_H

#include <stdbool.h>

/* Materials for drawing, and the textures they share.  A texture is counted: it
   goes when the last reference to it is dropped. */
typedef struct material material;
typedef struct material_texture material_texture;

/* A new texture has one reference, the caller's.  NULL when memory is out. */
material_texture *material_texture_new(unsigned width, unsigned height);
/* Adds a reference and returns the texture. */
material_texture *material_texture_ref(material_texture *texture);
/* Drops a reference of the caller's. */
void material_texture_unref(material_texture *texture);
unsigned material_texture_width(const material_texture *texture);
unsigned material_texture_height(const material_texture *texture);

/* A new material has a texture of 1 x 1 of its own.  NULL when memory is out. */
material *material_new(const char *name);
/* A material of its own that shares the texture. */
material *material_copy(const material *m);
void material_free(material *m);

const char *material_name(const material *m);
/* False when memory is out. */
bool material_set_name(material *m, const char *name);

/* The texture, never NULL.  Lives as long as the material has it; to keep it
   longer, add a reference. */
material_texture *material_get_texture(const material *m);
/* The material adds a reference of its own to the texture, and drops that to
   the one it had. */
void material_set_texture(material *m, material_texture *texture);
/* Exchanges the textures of two materials. */
void material_swap_textures(material *a, material *b);
bool material_shares_texture(const material *a, const material *b);

#endif
