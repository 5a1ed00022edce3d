/**
 * @file flatbox.h
 * @brief Static spatial index for rectangles (a packed R-tree).
 *
 * The index is built once and then only read. Building goes in three steps:
 *
 * @code
 *   fb_index *ix = fb_begin(3);                 // I have got three of them
 *   fb_add(ix, 0, 0, 10, 10);                   // here they are: number 0,
 *   fb_add(ix, 5, 5, 20, 20);                   // 1
 *   fb_add(ix, 30, 30, 31, 31);                 // and 2
 *   fb_finish(ix);                              // go
 *
 *   uint32_t hit[8];
 *   size_t n = fb_search(ix, 0, 0, 6, 6, hit, 8);
 *   fb_end(ix);
 * @endcode
 *
 * There is no way to add or remove rectangles afterwards; build a new index.
 */
#ifndef FLATBOX_H
#define FLATBOX_H

#include <stddef.h>
#include <stdint.h>

/** Most rectangles that an index takes. */
#define FB_MAX_ITEMS 100000u

typedef struct fb_index fb_index;

/**
 * Starts an index.
 * @param items  how many rectangles will be added, 1 to FB_MAX_ITEMS
 * @return NULL if @p items is out of range or memory is short
 */
fb_index *fb_begin(uint32_t items);

/**
 * Adds a rectangle. To be called exactly as often as was told to fb_begin().
 *
 * Numbers must be finite, with @p min_x <= @p max_x and @p min_y <= @p max_y.
 * Points and lines are rectangles, too.
 *
 * @return the rectangle's number, counting from 0
 */
uint32_t fb_add(fb_index *ix, float min_x, float min_y, float max_x, float max_y);

/**
 * Completes the index.
 * @pre all rectangles were added
 * @pre it was not finished before
 */
void fb_finish(fb_index *ix);

/**
 * Finds the rectangles that have at least a point in common with the given
 * one, for which the same holds as in fb_add().
 *
 * @pre the index is finished
 * @param out   receives the numbers, in no particular order
 * @param room  how many numbers @p out can take; what is beyond is dropped
 * @return how many were found, which may be more than @p room
 */
size_t fb_search(const fb_index *ix, float min_x, float min_y, float max_x, float max_y,
                 uint32_t *out, size_t room);

/**
 * Copies the box around everything to box[0..3]: min_x, min_y, max_x, max_y.
 * @pre the index is finished
 */
void fb_extent(const fb_index *ix, float box[4]);

/** Number of rectangles that were added so far. */
uint32_t fb_count(const fb_index *ix);

/** Frees an index in whatever state. NULL is ignored. */
void fb_end(fb_index *ix);

#endif
