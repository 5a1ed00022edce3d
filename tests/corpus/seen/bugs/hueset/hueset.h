#ifndef HUESET_H_INCLUDED
#define HUESET_H_INCLUDED

#include <stdint.h>

/* Palettes of named colors. */

typedef struct { uint8_t r, g, b; } hue_t;

typedef struct hueset hueset;

hueset *hue_new(void);
void hue_delete(hueset *);
/* Independent copy, NULL when out of memory. */
hueset *hue_copy(const hueset *);

/* Appends a color, the name is copied. Returns its index, -1 when out of memory. */
int hue_add(hueset *, hue_t color, const char *name);
/* Removes the color at an index, those behind move up. 0 if there is none. */
int hue_remove(hueset *, int index);

int hue_count(const hueset *);
/* Color at an index, black outside. */
hue_t hue_at(const hueset *, int index);

/* Index of the color nearest to the given one, the first of several equally
   near. -1 if there is none. */
int hue_nearest(const hueset *, hue_t color);
/* Name of the color nearest to the given one, NULL if there is none. Not to be
   freed; gone when the color is removed. */
const char *hue_name(const hueset *, hue_t color);
/* Squared distance of two colors. */
long hue_distance(hue_t a, hue_t b);

/* "#rrggbb" to color: 1, or 0 if the text is anything else. */
int hue_parse(const char *text, hue_t *color);
/* Halfway between two colors. */
hue_t hue_mix(hue_t a, hue_t b);

#endif
