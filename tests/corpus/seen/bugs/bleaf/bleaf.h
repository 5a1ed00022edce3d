#ifndef BLEAF_H
#define BLEAF_H

#include <stdbool.h>
#include <stdint.h>

/** @file bleaf.h
 *  @brief Leaf pages of a B-tree: sorted keys with a value each.
 */

#define BLEAF_MAX 32 /**< most entries of any page */

typedef struct bleaf bleaf_t;

typedef enum {
    BLEAF_OK = 0,
    BLEAF_FULL,
    BLEAF_NOT_FOUND,
    BLEAF_OVERLAP,
    BLEAF_NO_MEMORY
} bleaf_rc;

/** @param order entries the page can hold, 2 to BLEAF_MAX
 *  @return NULL for another order or when memory is out */
bleaf_t *bleaf_create(int order);
void bleaf_destroy(bleaf_t *page);

/** Sets the value of a key, which is added when it is not there. */
bleaf_rc bleaf_put(bleaf_t *page, int32_t key, int32_t value);
bleaf_rc bleaf_get(const bleaf_t *page, int32_t key, int32_t *value);
bleaf_rc bleaf_delete(bleaf_t *page, int32_t key);

/** Moves the upper half of the entries to a new page of the same order.
 *  @param right receives the new page, which the caller destroys
 *  @return BLEAF_NOT_FOUND when there are less than two entries */
bleaf_rc bleaf_split(bleaf_t *page, bleaf_t **right);

/** Moves all entries of @p right behind those of @p left.
 *  Nothing is moved unless the result is BLEAF_OK.
 *  @return BLEAF_OVERLAP when a key of @p right is not above all keys of
 *          @p left or both are the same page; BLEAF_FULL when they do not fit */
bleaf_rc bleaf_merge(bleaf_t *left, bleaf_t *right);

int bleaf_count(const bleaf_t *page);
/** The key at a position from 0 in ascending order; false when there is none. */
bool bleaf_key_at(const bleaf_t *page, int position, int32_t *key);

#endif
