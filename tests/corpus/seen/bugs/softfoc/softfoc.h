/**
 * @file softfoc.h
 * Soft focus: box blur and unsharp masking of 8-bit grey pictures.
 *
 * A picture belongs to whoever created or cloned it and is released with
 * sf_destroy(). Coordinates run from the upper left corner, (0, 0).
 */
#ifndef SOFTFOC_H
#define SOFTFOC_H

/** Largest width and height of a picture. */
#define SF_MAX_SIDE 2048
/** Largest radius of a blur. */
#define SF_MAX_RADIUS 100

typedef struct sf_image sf_image;

/**
 * Creates a black picture.
 * @param width, height  1 to SF_MAX_SIDE
 * @return the picture, or NULL if a side is out of range or memory is short
 */
sf_image *sf_create(int width, int height);

/** Duplicates a picture. @return the copy, or NULL if memory is short */
sf_image *sf_clone(const sf_image *img);

/** Releases a picture. NULL is ignored. */
void sf_destroy(sf_image *img);

/** @return the width in pixels */
int sf_width(const sf_image *img);

/** @return the height in pixels */
int sf_height(const sf_image *img);

/** @return the grey value at (x, y), 0 to 255; -1 outside the picture */
int sf_get(const sf_image *img, int x, int y);

/**
 * Sets a pixel.
 * @return 0, or -1 if (x, y) is outside the picture or grey is not 0 to 255
 */
int sf_put(sf_image *img, int x, int y, int grey);

/** @return 1 if both have the same size and the same pixels, else 0 */
int sf_equal(const sf_image *a, const sf_image *b);

/**
 * Blurs a picture in place: every pixel becomes the mean of the 2*rx+1 by
 * 2*ry+1 pixels around it. Beyond its borders the picture is taken to go on
 * with the colour of the border.
 *
 * @param rx  horizontal radius, 0 (no blur in this direction) to SF_MAX_RADIUS
 * @param ry  vertical radius, likewise
 * @return 0; -1 if a radius is out of range or memory is short, the picture
 *         is unchanged then. The size of the picture does not limit the radii.
 */
int sf_blur(sf_image *img, int rx, int ry);

/**
 * Sharpens a picture in place: adds a share of the difference between the
 * picture and its blur.
 *
 * @param radius   of the blur, as for sf_blur(), in both directions
 * @param percent  share of the difference, 0 to 400
 * @return 0; -1 if an argument is out of range or memory is short, the
 *         picture is unchanged then
 */
int sf_unsharp(sf_image *img, int radius, int percent);

#endif
