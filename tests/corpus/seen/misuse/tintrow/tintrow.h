/* tintrow: colours, and rows of pixels between formats. */
#ifndef TINTROW_H
#define TINTROW_H

#include <stddef.h>
#include <stdint.h>

struct tr_rgb { uint8_t r, g, b; };
struct tr_hsv { double h, s, v; };  /* degrees 0..360, 0..1, 0..1 */

struct tr_palette {
    const struct tr_rgb *colour;
    size_t count;
};

/* --- single colours: any value will do ---------------------------------- */

struct tr_hsv tr_to_hsv(struct tr_rgb c);

/* h is taken modulo 360, s and v are clamped; what is not finite counts as 0. */
struct tr_rgb tr_from_hsv(struct tr_hsv c);

/* From a (t <= 0) to b (t >= 1); NaN counts as 0. */
struct tr_rgb tr_mix(struct tr_rgb a, struct tr_rgb b, double t);

/* BT.601 luma, 0..255. */
uint8_t tr_luma(struct tr_rgb c);

/* "#rgb", "#rrggbb", or one of the names black, white, red, green, blue, yellow,
 * cyan, magenta.  0, or -1 and *out untouched. */
int tr_parse(const char *text, struct tr_rgb *out);

/* "#rrggbb" and NUL. */
void tr_format(struct tr_rgb c, char out[8]);

/* Index of the colour nearest to c, the first of several.
 * 0 if the palette is empty. */
size_t tr_nearest(const struct tr_palette *p, struct tr_rgb c);

/* --- rows -----------------------------------------------------------------
 * Inner loops: no checks are made here.  n is in pixels and may be 0; dst and
 * src have room for n pixels of their format and do not overlap.
 *
 *   rgb     one struct tr_rgb per pixel
 *   grey    1 byte per pixel
 *   index   1 byte per pixel, into a palette
 *   yuyv    2 pixels in 4 bytes: y0 u y1 v
 */

void tr_rgb_to_grey(uint8_t *dst, const struct tr_rgb *src, size_t n);

/* n must be even. */
void tr_rgb_to_yuyv(uint8_t *dst, const struct tr_rgb *src, size_t n);
void tr_yuyv_to_rgb(struct tr_rgb *dst, const uint8_t *src, size_t n);

/* The palette has 1 to 256 colours. */
void tr_rgb_to_index(uint8_t *dst, const struct tr_rgb *src, size_t n, const struct tr_palette *p);

/* All indices must be less than p->count. */
void tr_index_to_rgb(struct tr_rgb *dst, const uint8_t *src, size_t n, const struct tr_palette *p);

#endif
