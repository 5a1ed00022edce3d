#ifndef RMANIO_H
#define RMANIO_H

#include <stdbool.h>
#include <stdint.h>

/**
 * @file rmanio.h
 * @brief Ranges of I/O ports, memory windows and interrupt lines, given out
 *        to drivers.
 *
 * The life of a resource:
 *
 *     rman_reserve() -> [ res_activate() -> res_deactivate() ]* -> res_release()
 *
 * A manager watches over one space of numbers. Both ends of a range belong to
 * it, so that one range can cover the whole space.
 *
 * Unless said otherwise, handles must be valid: the manager not destroyed, the
 * resource not released.
 */

/** A space of numbers, of which parts are reserved. */
typedef struct rman rman_t;
/** A reserved part. */
typedef struct resource res_t;

/** Others may reserve the very same range, if they ask for sharing too. */
#define RF_SHAREABLE 0x1u
/** The first number has to be a multiple of the (power of two) count. */
#define RF_ALIGNED   0x2u

/** How many resources a manager can give out at a time. */
#define RMAN_MAX 128

/**
 * @brief Makes a manager for the numbers from @p first to @p last.
 * @return NULL when last < first, or without memory.
 */
rman_t *rman_create(uint64_t first, uint64_t last);

/**
 * @brief Ends a manager. All its resources have been released before.
 */
void rman_destroy(rman_t *rm);

/**
 * @brief Reserves @p count numbers in a row, the lowest that are free within
 *        @p lo to @p hi.
 * @return NULL when there is no such range, when @p count is 0, when flags are
 *         unknown, when RF_ALIGNED is set and @p count is no power of two, when
 *         RMAN_MAX are out, or without memory.
 */
res_t *rman_reserve(rman_t *rm, uint64_t lo, uint64_t hi, uint64_t count, unsigned flags);

/** @brief How many resources are out. */
unsigned rman_reserved(const rman_t *rm);

/** @brief Whether a number is part of a reserved resource. */
bool rman_taken(const rman_t *rm, uint64_t number);

/**
 * @brief Switches a resource on.
 * @return false, and nothing done, while another one that shares the range is
 *         active.
 * @pre It is not active.
 */
bool res_activate(res_t *r);

/**
 * @brief Switches a resource off.
 * @pre It is active.
 */
void res_deactivate(res_t *r);

/** @brief Whether it is active. */
bool res_is_active(const res_t *r);

/**
 * @brief Gives a resource back. The handle is void from then on.
 * @pre It is not active.
 */
void res_release(res_t *r);

/** @brief The ends of the range. */
uint64_t res_first(const res_t *r);
uint64_t res_last(const res_t *r);

#endif
