#ifndef PALSHARE_H
#define PALSHARE_H

#include <stddef.h>
#include <stdint.h>

/* Palettes that sprites share. Palettes are reference counted: pal_new()
 * gives you a reference, pal_ref() another one, and each has to be given back
 * with pal_unref(). The palette goes away with the last one. */
typedef struct palette palette;
typedef struct sprite sprite;

#define RGB(r, g, b) ((uint32_t)(r) << 16 | (uint32_t)(g) << 8 | (uint32_t)(b))

/* 1 to 256 colours, all black. NULL if size is another one. */
palette *pal_new(size_t size);
/* Returns pal. */
palette *pal_ref(palette *pal);
void pal_unref(palette *pal);

size_t pal_size(const palette *pal);
/* index < pal_size() */
uint32_t pal_get(const palette *pal, size_t index);
void pal_set(palette *pal, size_t index, uint32_t rgb);
/* Index of the colour that is most like this one. */
size_t pal_nearest(const palette *pal, uint32_t rgb);

/* A sprite of width x height pixels (1 to 128 each) of index 0. It takes a
 * reference of its own to the palette. */
sprite *sprite_new(palette *pal, int width, int height);
void sprite_free(sprite *spr);
/* The palette of a sprite. No reference is added for the caller. */
palette *sprite_palette(const sprite *spr);
/* Changes the palette. Pixels that the new one has no colour for become 0. */
void sprite_set_palette(sprite *spr, palette *pal);
/* Pixels outside, and indices that the palette does not have, are ignored. */
void sprite_plot(sprite *spr, int x, int y, size_t index);
/* Colour of a pixel, 0 outside. */
uint32_t sprite_pixel(const sprite *spr, int x, int y);

#endif
