/* lutcube.h: three-dimensional colour lookup tables ("cubes")
 *
 * A table of edge n has n*n*n colours of three floats each (red, green, blue);
 * the red index changes fastest. Tables are the caller's arrays of
 * lut_floats(n) floats. A struct lut only refers to its table, which has to
 * stay where it is as long as the lut is used. */
#ifndef LUTCUBE_H
#define LUTCUBE_H

#include <stddef.h>

#define LUT_MIN_EDGE 2
#define LUT_MAX_EDGE 65

struct lut {
    const float *table;     /* private */
    unsigned edge;
};

/* n*n*n*3; 0 if n is not from LUT_MIN_EDGE to LUT_MAX_EDGE. */
size_t lut_floats(unsigned n);

/* Makes a lut of a table of edge n. Returns 0; or -1, and does nothing, if n is
 * out of range. All functions below need a lut that was made here. */
int lut_init(struct lut *lut, const float *table, unsigned n);

/* Fills a table with colours that change nothing. Returns 0, -1 if n is out
 * of range. */
int lut_identity(float *table, unsigned n);

/* Looks up one colour, by trilinear interpolation. Components are clamped to
 * 0...1, NaN is 0. in and out may be the same. */
void lut_pixel(const struct lut *lut, const float in[3], float out[3]);

/* Looks up `count` colours of three floats in place. */
void lut_row(const struct lut *lut, float *pixels, size_t count);

/* Looks up `count` pixels of three (or four: then the fourth is left alone)
 * bytes in place. Returns 0, -1 if `bytes` is neither 3 nor 4. */
int lut_row8(const struct lut *lut, unsigned char *pixels, size_t count, int bytes);

/* Fills a table of edge n with the effect of `first` and then `second`, which
 * may be the same. Returns 0; -1 if n is out of range or `table` is the table of
 * one of the two. */
int lut_chain(const struct lut *first, const struct lut *second, float *table, unsigned n);

/* Reads a text in the format of .cube files:
 *
 *      # comment
 *      TITLE "warm"
 *      LUT_3D_SIZE 2
 *      0 0 0
 *      1 0 0
 *      ...
 *
 * into `table`, which has room for `room` floats, and the edge into *n.
 * Returns 0; the number of the line (from 1) where the text is wrong or, if too
 * few colours follow, of the last one; or -1 if there is not enough room. What
 * is in `table` after a failure is not defined; *n is then unchanged. */
int lut_read(const char *text, float *table, size_t room, unsigned *n);

#endif
