#ifndef IMGVIEW_H
#define IMGVIEW_H

#include <stddef.h>
#include <stdint.h>

/*
 * Grey images with reference counts, and rectangular views of them.
 */

typedef struct Image Image;

/* A view is a rectangle of an image's pixels.  It does not count as a
 * reference: a view may be used only as long as the image exists.  */
typedef struct {
    uint8_t *pixels; /* the top left one */
    int width, height;
    int stride; /* bytes from a pixel to the one below */
} ImageView;

/* A black image that has one reference.  Width and height are 1 to 4096,
 * otherwise NULL is returned. */
Image *Image_Create(int width, int height);
/* Adds a reference; returns the image. */
Image *Image_Ref(Image *image);
/* Gives up a reference.  The image is freed with the last one. */
void Image_Unref(Image *image);

int Image_Width(const Image *image);
int Image_Height(const Image *image);

/* The whole image. */
ImageView Image_View(Image *image);
/* A part of a view.  It must lie within it; it may be empty. */
ImageView View_Crop(ImageView view, int x, int y, int width, int height);

/* 0 <= x < width and 0 <= y < height. */
uint8_t View_Get(ImageView view, int x, int y);
void View_Put(ImageView view, int x, int y, uint8_t grey);

void View_Fill(ImageView view, uint8_t grey);
void View_Invert(ImageView view);
/* Both views are of the same size.  They may overlap. */
void View_Copy(ImageView to, ImageView from);
/* Counts the pixels of each grey value. */
void View_Histogram(ImageView view, unsigned long counts[256]);

#endif
