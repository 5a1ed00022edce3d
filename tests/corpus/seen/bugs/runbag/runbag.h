#ifndef RUNBAG_H
#define RUNBAG_H

/**
 * @file runbag.h
 * @brief A sorted multiset of longs, kept as runs (value, multiplicity).
 *
 * Every function that takes a bag accepts NULL for it, and sees an empty bag
 * then (a bag that is to be changed cannot be: @ref RB_BAD).
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** @brief An opaque multiset. */
typedef struct runbag runbag;

/** @brief Status of functions that change a bag. */
typedef enum {
    RB_OK = 0,     /**< done */
    RB_BAD = -1,   /**< the bag to change is NULL */
    RB_FULL = -2,  /**< more than RB_MAX_RUNS values, or a multiplicity above UINT32_MAX */
    RB_NOMEM = -3  /**< malloc failed; the bag is unchanged */
} rb_status;

/** @brief Most different values a bag can hold. */
#define RB_MAX_RUNS 4096

/** @brief A new, empty bag; NULL when there is no memory. Release with rb_free(). */
runbag *rb_new(void);

/** @brief An independent copy, equal to @p bag; NULL when there is no memory. */
runbag *rb_clone(const runbag *bag);

/** @brief Releases a bag. */
void rb_free(runbag *bag);

/**
 * @brief Adds @p times copies of @p value.
 * @param times may be 0: nothing changes then.
 */
rb_status rb_add(runbag *bag, long value, uint32_t times);

/**
 * @brief Takes up to @p times copies of @p value out.
 * @return how many were taken out, which is less than @p times when there
 *         were fewer.
 */
uint32_t rb_remove(runbag *bag, long value, uint32_t times);

/** @brief Adds all members of @p from to @p into; both may be the same bag.
 *  On RB_FULL and RB_NOMEM a part of them may have been added. */
rb_status rb_merge(runbag *into, const runbag *from);

/** @brief How often @p value is in the bag. */
uint32_t rb_count(const runbag *bag, long value);

/** @brief Number of members, multiplicities counted. */
uint64_t rb_total(const runbag *bag);

/**
 * @brief The member at place @p index in ascending order, from 0.
 * @return false when there is no such place; @p *value is untouched then.
 */
bool rb_nth(const runbag *bag, uint64_t index, long *value);

/** @brief Whether both have the same members with the same multiplicities. */
bool rb_equal(const runbag *a, const runbag *b);

/** @brief A hash of the members, fit for tables whose keys are compared with rb_equal(). */
uint64_t rb_hash(const runbag *bag);

#endif
