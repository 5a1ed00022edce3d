/* swatches.h - an ordered palette of named colours
 *
 * A palette holds up to SW_MAX swatches.  A swatch is a 24-bit colour
 * (0xRRGGBB) and a short name, which may be empty.  The same colour and the
 * same name may occur any number of times.
 */
#ifndef SWATCHES_H
#define SWATCHES_H

#include <stddef.h>
#include <stdint.h>

#define SW_MAX  4096    /* swatches in a palette */
#define SW_NAME 16      /* bytes of a name with its NUL; longer ones are cut */

typedef struct swatches swatches;

/* An empty palette, NULL without memory.  Release it with sw_free(). */
swatches *sw_new(void);

/* An independent copy of a palette, NULL without memory. */
swatches *sw_copy(const swatches *sw);

/* Releases a palette.  NULL is ignored. */
void sw_free(swatches *sw);

/* Number of swatches. */
size_t sw_count(const swatches *sw);

/* Adds a swatch at the end.  Only the low 24 bits of rgb count.  name may be
 * NULL, which is the empty name; it is copied.
 * Returns 0, or -1 when the palette is full or memory is short. */
int sw_add(swatches *sw, uint32_t rgb, const char *name);

/* Adds the colours of a text such as "#fff #102030": #rgb or #rrggbb,
 * separated by blanks or commas, without names.  Returns how many were added;
 * it stops at the first thing it does not understand, and when full. */
size_t sw_parse(swatches *sw, const char *text);

/* Adds all swatches of src, in their order, at the end of dst.  src stays as
 * it is; a palette may be appended to itself, which doubles it.
 * Returns 0, or -1 with dst unchanged when they do not fit. */
int sw_append(swatches *dst, const swatches *src);

/* Removes swatch i; those behind it move up.  0, or -1 if there is no such. */
int sw_remove(swatches *sw, size_t i);

/* The colour of swatch i, or UINT32_MAX if there is no such. */
uint32_t sw_colour(const swatches *sw, size_t i);

/* The name of swatch i, NULL if there is no such.  The text belongs to the
 * palette and is valid until the palette is changed or freed. */
const char *sw_name(const swatches *sw, size_t i);

/* Index of the swatch nearest to rgb (the first of equals); SW_MAX if the
 * palette is empty. */
size_t sw_nearest(const swatches *sw, uint32_t rgb);

/* 1 if both have the same swatches in the same order, else 0. */
int sw_equal(const swatches *a, const swatches *b);

#endif
