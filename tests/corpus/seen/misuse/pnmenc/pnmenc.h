/*
 * pnmenc.h
 *
 * Writes PGM and PPM images ("P5" and "P6") to memory, row by row.
 *
 * Here is how to write an image:
 *
 *   struct pnm_compress cinfo;
 *   unsigned char *out = NULL;
 *   size_t size = 0;
 *
 *   pnm_create(&cinfo);                       -- always first
 *   pnm_mem_dest(&cinfo, &out, &size);        -- where the image goes
 *   cinfo.image_width = 640;                  -- describe the image
 *   cinfo.image_height = 480;
 *   cinfo.components = 3;
 *   if (pnm_start(&cinfo) == PNM_OK) {
 *     while (cinfo.next_row < cinfo.image_height)
 *       pnm_write_rows(&cinfo, rows, 1);
 *     pnm_finish(&cinfo);
 *   }
 *   pnm_destroy(&cinfo);
 *   ...
 *   free(out);
 *
 * Several images can be written with one object, one after the other.  The
 * parameters stay as they are from one to the next; the destination does not
 * and has to be set for each.
 *
 * Between pnm_start() and pnm_finish() or pnm_abort() the fields must not be
 * changed, and only pnm_write_comment(), pnm_write_rows(), pnm_finish(),
 * pnm_abort() and pnm_destroy() may be called.  Calling things in an order
 * other than that shown is a programming error, which ends the program.
 */
#ifndef PNMENC_H
#define PNMENC_H

#include <stddef.h>

#define PNM_MAX_DIMENSION 4096

#define PNM_OK 0
#define PNM_ERR_SIZE 1       /* width or height is not 1 to PNM_MAX_DIMENSION */
#define PNM_ERR_COMPONENTS 2 /* components is neither 1 nor 3 */
#define PNM_ERR_COMMENT 3    /* has a line end, or is longer than 200 */
#define PNM_ERR_MEMORY 4

typedef unsigned char pnm_sample;
typedef const pnm_sample *pnm_row; /* image_width * components samples */

struct pnm_compress {
  /* To be set by the caller before pnm_start(); 0 after pnm_create(). */
  unsigned int image_width;
  unsigned int image_height;
  int components;            /* 1 for gray, 3 for red, green and blue */

  /* To be read by the caller. */
  unsigned int next_row;     /* 0 .. image_height */

  /* The rest is private. */
  int global_state;
  unsigned char **outbuffer;
  size_t *outsize;
  unsigned char *data;
  size_t used;
  size_t room;
};

/* Initializes the object, whatever is in it.  An object that is in use has to
   be destroyed first, or its memory is lost. */
void pnm_create(struct pnm_compress *cinfo);

/* Releases everything, at any time.  An image that is not finished is lost.
   The object can be destroyed again, or used again after pnm_create(). */
void pnm_destroy(struct pnm_compress *cinfo);

/* pnm_finish() will store a pointer to the image and its size in *outbuffer
   and *outsize; both variables have to exist until then.  They are not touched
   before.  The caller is to free() the image. */
void pnm_mem_dest(struct pnm_compress *cinfo, unsigned char **outbuffer, size_t *outsize);

/* Begins an image.  Needs a destination.  Returns PNM_OK or one of PNM_ERR_*,
   in which case parameters can be mended and pnm_start() called again. */
int pnm_start(struct pnm_compress *cinfo);

/* Puts a comment into the header.  After pnm_start() and before the first
   row only. */
int pnm_write_comment(struct pnm_compress *cinfo, const char *text);

/* Writes rows, from the top.  Rows beyond the height of the image are ignored.
   Returns how many were written. */
unsigned int pnm_write_rows(struct pnm_compress *cinfo, const pnm_row *rows, unsigned int num_rows);

/* Completes an image of which all rows were written. */
void pnm_finish(struct pnm_compress *cinfo);

/* Gives an image up.  The object is then as before pnm_mem_dest(). */
void pnm_abort(struct pnm_compress *cinfo);

#endif
