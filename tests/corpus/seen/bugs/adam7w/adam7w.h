#ifndef ADAM7W_H
#define ADAM7W_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Grey pictures of 8 bits a pixel and their Adam7 streams, as they stand in an
   interlaced PNG before compression: the rows of pass 1, of pass 2, and so on to
   pass 7.  A row is a byte with the filter's number and then a byte for each
   pixel of it that belongs to the pass.  A pass without pixels adds nothing. */

#define A7_PASSES 7
#define A7_MAX_SIDE 1024

enum a7_filter {
    A7_NONE = 0, /* the pixels */
    A7_SUB = 1,  /* differences to the left neighbour in the row */
    A7_UP = 2    /* differences to the row before in the same pass */
};

typedef struct a7_image a7_image;

a7_image *a7_create(unsigned width, unsigned height); /* black; NULL if a side is 0 or above A7_MAX_SIDE */
a7_image *a7_clone(const a7_image *image);            /* NULL if memory is out */
void a7_destroy(a7_image *image);                     /* NULL is fine */

unsigned a7_width(const a7_image *image);
unsigned a7_height(const a7_image *image);
bool a7_equal(const a7_image *a, const a7_image *b);

int a7_get(const a7_image *image, unsigned x, unsigned y); /* -1 outside */
bool a7_put(a7_image *image, unsigned x, unsigned y, uint8_t grey); /* false outside */
void a7_gradient(a7_image *image, uint8_t left, uint8_t right); /* fills all of it */

/* Columns and rows of a pass, 1 to A7_PASSES, of a picture with these sides;
   false, and nothing stored, if there is no such pass. */
bool a7_pass_size(unsigned width, unsigned height, int pass, unsigned *columns, unsigned *rows);

/* Length of the stream. */
size_t a7_stream_size(const a7_image *image);

/* The stream, which the caller frees with free(), and its length; NULL if there
   is no such filter or memory is out. */
uint8_t *a7_interlace(const a7_image *image, enum a7_filter filter, size_t *size);

/* The picture of a stream.  NULL if the sides are not those of a picture, the
   length is not that of its stream, a row has none of the filters above, or
   memory is out. */
a7_image *a7_deinterlace(const uint8_t *stream, size_t size, unsigned width, unsigned height);

#endif
