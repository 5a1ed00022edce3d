/** \file scanout.h
 *  \brief Writes pictures, row by row.
 *
 *  The picture goes to a function of yours, piece by piece, so that it never
 *  is in memory as a whole.  A writer goes through these steps:
 *
 *  1. scanout_create()
 *  2. scanout_size(), and scanout_channels() and scanout_delta() if wanted
 *  3. scanout_start()
 *  4. scanout_row() for every row, top to bottom
 *  5. scanout_finish(), then perhaps step 2 again for another picture
 *  6. scanout_destroy(), possible at any time
 *
 *  The order is not negotiable; a call that is not its turn is a bug in the
 *  program and is answered with abort().  If the sink fails or memory is out,
 *  functions return false; only scanout_destroy() makes sense then.
 */
#ifndef SCANOUT_H
#define SCANOUT_H

#include <stdbool.h>
#include <stddef.h>

/** \brief Takes `count` bytes of output; false means that it failed. */
typedef bool (*scanout_sink)(void *user, const unsigned char *bytes, size_t count);

typedef struct scanout scanout;

/** \brief Largest width and height. */
#define SCANOUT_SIDE 8192

/** \brief A writer.
 *  \param sink gets the output, not NULL
 *  \param user is handed to it
 *  \return NULL when memory is out */
scanout *scanout_create(scanout_sink sink, void *user);
void scanout_destroy(scanout *out);

/** \brief Size of the picture: each 1 to SCANOUT_SIDE. */
void scanout_size(scanout *out, unsigned width, unsigned height);

/** \brief Bytes of a pixel: 1 to 4, 3 if this is not called. */
void scanout_channels(scanout *out, unsigned channels);

/** \brief Whether rows are written as the difference to the row above. */
void scanout_delta(scanout *out, bool delta);

/** \brief Number of bytes in a row, from width and channels. */
size_t scanout_row_bytes(const scanout *out);

/** \brief Begins the picture, whose size must have been set. */
bool scanout_start(scanout *out);

/** \brief Writes the next row.
 *  \param row scanout_row_bytes() bytes */
bool scanout_row(scanout *out, const unsigned char *row);

/** \brief How many rows are still to come. */
unsigned scanout_rows_left(const scanout *out);

/** \brief Ends the picture, when all rows are there.  The settings remain for
 *  the next one. */
bool scanout_finish(scanout *out);

/** \brief Memory for scanout_to_memory(). */
struct scanout_memory {
    unsigned char *bytes; /**< where to write */
    size_t size;          /**< room there */
    size_t used;          /**< filled so far; begin with 0 */
};

/** \brief A sink.  `user` is a struct scanout_memory; fails when it is full. */
bool scanout_to_memory(void *user, const unsigned char *bytes, size_t count);

#endif
