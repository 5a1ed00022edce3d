/*
 * boxsoft - softening and thresholding of small 8 bit grey images
 *
 * Coordinates count from 0 at the top left.  Unless it says otherwise a
 * function returns 0, or -1 (image untouched) when an argument is out of
 * range or there is no memory.  Image pointers must come from bs_new() or
 * bs_crop(); only bs_free() takes NULL.
 */
#ifndef BOXSOFT_H
#define BOXSOFT_H

#include <stdint.h>

#define BS_SIDE_MAX   256 /* largest width and height */
#define BS_RADIUS_MAX 64

typedef struct bs_image bs_image;

/* 1 <= width, height <= BS_SIDE_MAX, otherwise NULL. */
bs_image *bs_new(int width, int height, uint8_t grey);
void      bs_free(bs_image *img);

int bs_width(const bs_image *img);
int bs_height(const bs_image *img);

/* The grey value 0..255, -1 outside of the image. */
int bs_get(const bs_image *img, int x, int y);
int bs_put(bs_image *img, int x, int y, uint8_t grey);

/* Fills a rectangle, clipped to the image.  w and h may be 0. */
int bs_rect(bs_image *img, int x, int y, int w, int h, uint8_t grey);

/* A new image with the part of the rectangle which is inside img.  NULL when
   nothing is. */
bs_image *bs_crop(const bs_image *img, int x, int y, int w, int h);

/* Box blur over (2*radius+1)^2 pixels, 0 <= radius <= BS_RADIUS_MAX.  Beyond
   the border the pixels of the border are repeated. */
int bs_blur(bs_image *img, int radius);

/* Local threshold: a pixel becomes 255 when it is brighter than the mean of
   the pixels of its row that are at most radius away, plus bias, else 0.
   Only pixels inside the image count for the mean.
   0 <= radius <= BS_RADIUS_MAX, -255 <= bias <= 255. */
int bs_threshold(bs_image *img, int radius, int bias);

#endif
