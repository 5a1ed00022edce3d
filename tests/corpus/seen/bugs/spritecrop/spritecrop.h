#ifndef SPRITECROP_H
#define SPRITECROP_H

#include <stdbool.h>
#include <stdint.h>

/**
 * Small images with one byte a pixel.  0 is transparent.
 */
typedef struct sprite sprite;

#define SPRITE_SIDE 128

/** All pixels are transparent.  NULL if a side is not 1 to SPRITE_SIDE. */
sprite *sprite_new(int width, int height);
void sprite_free(sprite *s);

int sprite_width(const sprite *s);
int sprite_height(const sprite *s);

/** Pixels outside are transparent and stay so. */
uint8_t sprite_get(const sprite *s, int x, int y);
void sprite_put(sprite *s, int x, int y, uint8_t colour);

/** Paints all pixels. */
void sprite_fill(sprite *s, uint8_t colour);

/**
 * A new sprite with the pixels of a rectangle, which may reach beyond the
 * sprite: what is outside is transparent.  NULL if a side is not 1 to
 * SPRITE_SIDE.
 */
sprite *sprite_crop(const sprite *s, int x, int y, int width, int height);

/** Left becomes right. */
void sprite_mirror(sprite *s);

/** Number of pixels that are not transparent. */
int sprite_solid(const sprite *s);

/** Same size and same pixels. */
bool sprite_same(const sprite *a, const sprite *b);

#endif
