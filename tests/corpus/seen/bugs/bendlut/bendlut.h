#ifndef BENDLUT_H
#define BENDLUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file bendlut.h
 * @brief Piecewise linear transfer curves (velocity maps, tone curves, pedals).
 *
 * A curve is a plain value: copy it, pass it, store it as you like. Between two
 * knees it is a straight line, left of the first and right of the last it is
 * level. A zeroed bend_t is the curve without knees, which is 0 everywhere.
 */

/** Most knees a curve can have. */
#define BEND_KNEES 12

/** One bend of the line. */
typedef struct bend_knee {
    int32_t x; /**< controller position, any value */
    int16_t y; /**< output there */
} bend_knee;

/** A curve. Read the members if you must, leave writing to the functions. */
typedef struct bend_t {
    uint32_t count;
    bend_knee knee[BEND_KNEES]; /**< by ascending x, no x twice */
} bend_t;

/** @return the curve that has the output @p y everywhere. */
bend_t bend_level(int16_t y);

/**
 * @return the curve with a knee at (@p x, @p y), which replaces one at the same
 *         @p x; the curve as it is when it has BEND_KNEES others already.
 */
bend_t bend_with(bend_t curve, int32_t x, int16_t y);

/** @return the curve without the knee at @p x, if there is one. */
bend_t bend_without(bend_t curve, int32_t x);

/** @return the curve upside down; -32768 becomes 32767. */
bend_t bend_flipped(bend_t curve);

/** @return the output at @p x, fractions dropped towards the knee on the left. */
int16_t bend_at(bend_t curve, int32_t x);

/** @return the greatest output of the curve. */
int16_t bend_top(bend_t curve);

/** @return the least output of the curve. */
int16_t bend_bottom(bend_t curve);

/** @return whether both have the same knees. */
bool bend_same(bend_t a, bend_t b);

/**
 * Tabulates a curve.
 * @param curve  what to tabulate
 * @param first  position of table[0]
 * @param step   distance of the positions; they do not go beyond INT32_MAX
 * @param table  receives @p length outputs; may be NULL if that is 0
 * @param length number of outputs
 */
void bend_table(bend_t curve, int32_t first, uint16_t step, int16_t *table, size_t length);

#endif
