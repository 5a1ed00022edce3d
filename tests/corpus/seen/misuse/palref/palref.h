#ifndef PALREF_H
#define PALREF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Shared colour palettes for indexed images.
 *
 * A palette is reference-counted: palref_new() returns it with one reference,
 * palref_retain() adds one and palref_release() gives one up.  With the last
 * one the palette is gone.
 *
 * Once an image uses a palette it should not change any more: palref_freeze()
 * makes it read-only.
 */

typedef struct palref palref;

typedef struct {
    uint8_t r, g, b, a;
} palref_rgba;

#define PALREF_COLORS 256

palref *palref_new(void);
palref *palref_retain(palref *p);     /* returns p */
void    palref_release(palref *p);

/* Number of holders. */
unsigned palref_holders(const palref *p);

size_t  palref_size(const palref *p);

/* Adds a colour and returns its index, -1 when the palette is full or
 * memory is out.  The
 * palette must not be frozen. */
int     palref_add(palref *p, palref_rgba color);
/* Replaces a colour.  The palette must not be frozen, the index must be in
 * use. */
void    palref_set(palref *p, int index, palref_rgba color);

void    palref_freeze(palref *p);
bool    palref_frozen(const palref *p);

/* The colour at an index that is in use. */
palref_rgba palref_get(const palref *p, int index);

/* The index of the colour that is nearest (the first of several).  There has
 * to be at least one colour. */
int     palref_nearest(const palref *p, palref_rgba color);

/* A new palette with the same colours and one reference, not frozen.  NULL when
 * memory is out. */
palref *palref_clone(const palref *p);

/* Translates indices to colours.  All n indices must be in use. */
void    palref_map(const palref *p, const uint8_t *indices, size_t n, palref_rgba *out);

#endif
