/* kernim: convolution of small grey images with small kernels, and histograms */
#ifndef KERNIM_H
#define KERNIM_H

#define KIM_SIDE   512  /* greatest width and height of an image */
#define KIM_RADIUS 7    /* greatest radius of a kernel */

typedef struct kim_image {      /* made by kim_new; members are for reading, */
    int width, height;          /* the pixels for writing as well */
    unsigned char *pixels;      /* row by row, width * height bytes */
} kim_image;

typedef struct kim_kernel {
    int radius;                 /* 0..KIM_RADIUS; a side has 2 * radius + 1 weights */
    int divisor;                /* the weighted sum is divided by it; 0 counts as 1 */
    signed char weights[(2 * KIM_RADIUS + 1) * (2 * KIM_RADIUS + 1)]; /* row by row */
} kim_kernel;

/* What stands outside the image */
typedef enum kim_edge {
    KIM_BLACK,                  /* ..0 0 0|a b c|0 0 0.. */
    KIM_CLAMP,                  /* ..a a a|a b c|c c c.. */
    KIM_WRAP,                   /* ..a b c|a b c|a b c.. */
    KIM_MIRROR                  /* ..b c b|a b c|b a b..; the outermost pixel is not doubled */
} kim_edge;

/* A black image. NULL if a side is not within 1..KIM_SIDE, or without memory.
   Free it with kim_free, which accepts NULL. */
kim_image *kim_new(int width, int height);
void kim_free(kim_image *image);

/* A pixel; outside of the image kim_get gives what `edge` says, for any x and y
   within -KIM_RADIUS .. side - 1 + KIM_RADIUS, and 0 for those further away.
   kim_set does nothing outside of the image. */
int kim_get(const kim_image *image, int x, int y, kim_edge edge);
void kim_set(kim_image *image, int x, int y, unsigned char value);

/* Ready-made kernels: the mean of a square (-1 if the radius is out of range),
   the Laplace operator. */
int kim_box(kim_kernel *kernel, int radius);
void kim_laplace(kim_kernel *kernel);

/* Writes the convolution of `from` to `to`, results cut to 0..255. Images have
   the same size; `to` may be `from`. The kernel may be larger than the image.
   0, or -1 if sizes differ, radius or edge is out of range, or memory is out. */
int kim_convolve(kim_image *to, const kim_image *from, const kim_kernel *kernel, kim_edge edge);

/* counts[v] becomes the number of pixels with value v. */
void kim_histogram(const kim_image *image, unsigned long counts[256]);

#endif
