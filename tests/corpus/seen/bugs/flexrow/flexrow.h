/**
 * flexrow - lays out boxes side by side
 *
 * Every box has a least width and a weight.  When there is more room than the
 * boxes need, what is left is shared between them in proportion to their
 * weights.  When there is less, boxes keep their least width and the row is
 * wider than what was asked for.
 */
#ifndef FLEXROW_H
#define FLEXROW_H

#include <stdbool.h>

#define FLEXROW_BOXES  32    /**< boxes in a row */
#define FLEXROW_WIDTH  16384 /**< the greatest width of anything */
#define FLEXROW_WEIGHT 100   /**< the greatest weight */

/** A row; create it with flexrow_new(). */
typedef struct flexrow flexrow_t;

/**
 * Creates a row without boxes.
 * @param gap  pixels between neighbours, 0 to FLEXROW_WIDTH
 * @return     the row, or NULL if the gap is out of range or memory is short
 */
flexrow_t *flexrow_new(int gap);

/** Frees a row. */
void flexrow_free(flexrow_t *row);

/**
 * Appends a box.
 * @param least   its least width, 0 to FLEXROW_WIDTH
 * @param weight  its share of the rest, 0 to FLEXROW_WEIGHT; a box of
 *                weight 0 does not grow
 * @return        its index, or -1 if the row is full or an argument is out
 *                of range
 */
int flexrow_add(flexrow_t *row, int least, int weight);

/** Removes a box; those behind it move up.  False if there is no such box. */
bool flexrow_remove(flexrow_t *row, int index);

/** The number of boxes. */
int flexrow_count(const flexrow_t *row);

/** What the row needs at least: all boxes and the gaps between them. */
int flexrow_least(const flexrow_t *row);

/**
 * Gives all boxes their place and width.
 * @param width  the room there is; 0 to FLEXROW_WIDTH
 * @return       false, and nothing changed, if the width is out of range
 */
bool flexrow_arrange(flexrow_t *row, int width);

/**
 * Where a box is since the last flexrow_arrange().
 * @param x, width  receive the place; 0 for a box that was not arranged yet
 * @return          false if there is no such box
 */
bool flexrow_place(const flexrow_t *row, int index, int *x, int *width);

/** The box at a position, or -1. */
int flexrow_hit(const flexrow_t *row, int x);

#endif
