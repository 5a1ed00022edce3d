#ifndef IMGWIN_H
#define IMGWIN_H

#include <stddef.h>
#include <stdint.h>

/**
 * imgwin: grey images of one byte per pixel, and windows into them.
 *
 * An imgwin describes pixels; it is small and passed around by pointer. Pixels
 * come from imgwin_create(), from the caller's memory through imgwin_wrap(), or
 * are part of another image through imgwin_window(). Only in the first case
 * does the imgwin own them. The members are for reading.
 *
 * The pixels of wrapped memory must stay valid while the image or a window of
 * it is in use, and those of a created image are gone, for its windows as well,
 * with imgwin_destroy().
 *
 * Functions that return int return 0, or -1 if they refused; the result
 * argument is then left alone.
 */

#define IMGWIN_MAX 8192 /**< largest width and height */

typedef struct {
    uint8_t *pixels;  /**< the upper left one */
    int width, height;
    ptrdiff_t stride; /**< from a pixel to the one below */
    void *owned;      /**< for imgwin_destroy */
} imgwin;

/**
 * Creates a black image. Width and height are from 1 to IMGWIN_MAX, otherwise
 * the function refuses, as it does when there is no memory.
 */
int imgwin_create(imgwin *img, int width, int height);

/**
 * Describes existing memory of at least stride * height bytes. Refuses if width
 * or height are not from 1 to IMGWIN_MAX or stride is less than width.
 */
int imgwin_wrap(imgwin *img, void *memory, int width, int height, size_t stride);

/**
 * Makes win the part of img that begins at x, y and is width by height pixels
 * large. What lies outside of img is cut off; refuses if nothing is left. win
 * shares img's pixels. win and img may be the same only if img owns nothing.
 */
int imgwin_window(imgwin *win, const imgwin *img, int x, int y, int width, int height);

/**
 * Frees the pixels if img owns them. img must be made anew before further use.
 */
void imgwin_destroy(imgwin *img);

/**
 * Single pixels. For speed the position is not checked: x must be from 0 to
 * width - 1 and y from 0 to height - 1.
 */
uint8_t imgwin_get(const imgwin *img, int x, int y);
void imgwin_put(imgwin *img, int x, int y, uint8_t grey);

/** Fills the whole image. */
void imgwin_fill(imgwin *img, uint8_t grey);

/**
 * Copies src into dst so that its upper left pixel gets to x, y; what falls
 * outside of dst is left out. Both may be windows of one image and overlap;
 * otherwise they must not share pixels.
 */
void imgwin_blit(imgwin *dst, int x, int y, const imgwin *src);

/** Turns the image upside down, in place. */
void imgwin_flip(imgwin *img);

/** Counts the pixels of each grey; counts has 256 elements. */
void imgwin_histogram(const imgwin *img, size_t counts[256]);

#endif
