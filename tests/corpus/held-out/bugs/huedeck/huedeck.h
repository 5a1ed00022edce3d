/* huedeck: RGB and HSV colours, and decks (palettes) of up to 256 of them */
#ifndef HUEDECK_H
#define HUEDECK_H

#include <stddef.h>
#include <stdint.h>

#define HUEDECK_MAX 256

struct hue_rgb {
    uint8_t r, g, b;
};

/*
 * h is the hue in degrees, s the saturation, v the value:
 * 0 <= h < 360, 0 <= s <= 1, 0 <= v <= 1.
 * What has no hue - black, white and all greys - has h = 0 and s = 0.
 */
struct hue_hsv {
    double h, s, v;
};

typedef struct huedeck huedeck;

/* Conversions. hue_from_hsv takes any numbers: hues go round, s and v are
 * brought into their range, and NaN or an infinite hue counts as 0.
 * hue_from_hsv gives back what hue_to_hsv was given. */
void hue_to_hsv(struct hue_rgb rgb, struct hue_hsv *hsv);
struct hue_rgb hue_from_hsv(struct hue_hsv hsv);

/* Brightness as the eye sees it, 0 to 255. */
int hue_luma(struct hue_rgb rgb);

/* Reads "#rgb" or "#rrggbb". 0, or -1 if text is neither; *rgb is unchanged then. */
int hue_parse(const char *text, struct hue_rgb *rgb);

/* An empty deck, NULL without memory; free with huedeck_free (NULL is fine). */
huedeck *huedeck_new(void);
void huedeck_free(huedeck *deck);

size_t huedeck_count(const huedeck *deck);

/* Puts a colour on the deck. Returns its index, or -1 when the deck is full. */
int huedeck_add(huedeck *deck, struct hue_rgb rgb);

/* The colour at an index: 0, or -1 when there is none. */
int huedeck_get(const huedeck *deck, size_t index, struct hue_rgb *rgb);

/* Index of the colour that is nearest (the first of several), -1 if the deck
 * is empty. */
int huedeck_nearest(const huedeck *deck, struct hue_rgb rgb);

/* Turns the hue of all colours. 0, or -1 if degrees is NaN or infinite. */
int huedeck_turn(huedeck *deck, double degrees);

/* Sorts by hue; by saturation, then value, where the hue is the same. */
void huedeck_sort(huedeck *deck);

#endif
