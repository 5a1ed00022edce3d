/**
 * @file cropgeo.h
 * @brief Geometry arguments such as "640x480>", "50%" or "100x100+10-5".
 *
 * Grammar: [W][xH][%][!|<|>|^][{+-}X{+-}Y].  Images are 1 to CG_MAX_SIDE pixels
 * wide and high; every function returns false when it is asked for another
 * size, and then writes no result.
 */
#ifndef CROPGEO_H
#define CROPGEO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Largest width and height of an image, and largest number in a geometry. */
#define CG_MAX_SIDE 65535

/** What stands behind the size. */
enum cg_flags {
    CG_PERCENT = 1, /**< '%': width and height are per cent of the image's */
    CG_EXACT = 2,   /**< '!': ignore the aspect ratio */
    CG_ENLARGE = 4, /**< '<': only if the image is smaller */
    CG_SHRINK = 8,  /**< '>': only if the image is larger */
    CG_COVER = 16   /**< '^': cover the size instead of fitting into it */
};

/** A geometry. Width or height 0 stands for one that is not given. */
struct cg_geometry {
    uint16_t width;
    uint16_t height;
    int32_t x;
    int32_t y;
    unsigned flags;
};

/** A part of an image. */
struct cg_rect {
    uint32_t x, y, width, height;
};

/**
 * Reads a geometry.
 * @param text  the argument; "" is a geometry with nothing given
 * @param geo   where to store it; unchanged when the text is malformed
 * @return whether it is well-formed. A size followed by '%' without an "xH"
 *         gives the height, too.
 */
bool cg_parse(const char *text, struct cg_geometry *geo);

/**
 * Writes a geometry as text, in the manner of snprintf.
 * @return the length of the whole text, which may exceed @p size
 */
int cg_format(const struct cg_geometry *geo, char *to, size_t size);

/**
 * Computes the size of an image that is resized.  The result is never below 1
 * pixel nor above CG_MAX_SIDE.  If only one side is given the other follows.
 * @param w,h          the size of the image
 * @param new_w,new_h  its new size
 */
bool cg_resize(const struct cg_geometry *geo, uint32_t w, uint32_t h, uint32_t *new_w, uint32_t *new_h);

/**
 * Computes which part of an image a crop leaves.  A side that is not given is
 * the image's.
 * @return false, too, when the crop misses the image
 */
bool cg_crop(const struct cg_geometry *geo, uint32_t w, uint32_t h, struct cg_rect *part);

/**
 * Computes how many tiles an image falls into when it is cropped again and
 * again, from left to right and top to bottom. Tiles at the right and the
 * bottom may be smaller. A side that is not given is the image's; the offset
 * plays no role.
 */
bool cg_tiles(const struct cg_geometry *geo, uint32_t w, uint32_t h, uint32_t *columns, uint32_t *rows);

#endif
