/**
 * @file indeximg.h
 * @brief Small images with a palette, packed to 1, 2, 4 or 8 bits a pixel.
 *
 * A pixel is an index into the image's palette, which has 2^depth colours.
 * Colours are 0xRRGGBB.
 */
#ifndef INDEXIMG_H
#define INDEXIMG_H

#include <stdint.h>

#define IX_MAX_SIDE 2048

/** An image; only handled by pointer. */
typedef struct ix_image ix_image;

/**
 * @brief Makes an image with all pixels 0 and all colours black.
 * @param width  1 to IX_MAX_SIDE
 * @param height 1 to IX_MAX_SIDE
 * @param depth  1, 2, 4 or 8
 * @return the image, to be released by ix_free(), or NULL when an argument is
 *         not in its range or memory is short.
 */
ix_image *ix_new(int width, int height, int depth);

/** @brief A copy, independent of its original. @return NULL without memory. */
ix_image *ix_dup(const ix_image *img);

/** @brief Releases an image. @param img may be NULL. */
void ix_free(ix_image *img);

/**
 * @brief Sets one pixel.
 * @return 0, or -1 when (x, y) is outside or the palette has no such index.
 */
int ix_put(ix_image *img, int x, int y, int index);

/** @return the pixel at (x, y), or -1 when that is outside. */
int ix_get(const ix_image *img, int x, int y);

/**
 * @brief Sets all pixels.
 * @return 0, or -1 when the palette has no such index.
 */
int ix_fill(ix_image *img, int index);

/** @brief Replaces each index i by (2^depth - 1 - i). The palette stays. */
void ix_invert(ix_image *img);

/** @return 0, or -1 when the palette has no such index. Bits above 24 are dropped. */
int ix_set_color(ix_image *img, int index, uint32_t rgb);

/**
 * @brief Looks up the colours of one row.
 * @param rgb room for as many elements as the image is wide
 * @return their number, or -1 when there is no row y.
 */
int ix_row(const ix_image *img, int y, uint32_t *rgb);

/**
 * @brief Compares two images.
 * @return 1 when size, depth, palette and all pixels are the same, else 0.
 */
int ix_equal(const ix_image *a, const ix_image *b);

/**
 * @brief A hash of size, depth, palette and pixels, for tables of images
 *        with ix_equal() as their comparison.
 */
uint32_t ix_hash(const ix_image *img);

#endif
