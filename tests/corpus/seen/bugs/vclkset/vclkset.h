/**
 * @file vclkset.h
 * @brief Vector clocks: one counter for each node that took part.
 *
 * Nodes are any 32-bit numbers.  A node without a counter has the value 0.
 * No function accepts NULL for a clock except vclk_free().
 */
#ifndef VCLKSET_H
#define VCLKSET_H

#include <stddef.h>
#include <stdint.h>

/** Nodes that a clock can have counters for. */
#define VCLK_MAX_NODES 256

typedef struct vclk vclk;

/** How two clocks are related. */
typedef enum {
    VCLK_SAME,        /**< equal */
    VCLK_BEFORE,      /**< the first happened before the second */
    VCLK_AFTER,       /**< the second happened before the first */
    VCLK_CONCURRENT   /**< neither */
} vclk_order;

/** @return a clock of zeros, to be released with vclk_free(); NULL without memory. */
vclk *vclk_new(void);

/** Releases a clock.  NULL is ignored. */
void vclk_free(vclk *c);

/** @return an independent, equal copy; NULL without memory. */
vclk *vclk_copy(const vclk *c);

/** Adds one to the counter of @p node.
 *  @return 0, or -1 (clock unchanged) when the counter is UINT32_MAX, the
 *  clock has VCLK_MAX_NODES nodes already, or memory is out. */
int vclk_tick(vclk *c, uint32_t node);

/** Sets the counter of @p node; 0 removes it.
 *  @return 0, or -1 (clock unchanged) as for vclk_tick(). */
int vclk_set(vclk *c, uint32_t node, uint32_t value);

/** @return the counter of @p node. */
uint32_t vclk_get(const vclk *c, uint32_t node);

/** @return the number of nodes whose counter is not 0. */
size_t vclk_nodes(const vclk *c);

/** Raises each counter of @p into to that of @p from, where that is higher.
 *  Both may be the same clock.
 *  @return 0, or -1 (@p into unchanged) when there would be too many nodes
 *  or memory is out. */
int vclk_merge(vclk *into, const vclk *from);

/** Compares two clocks, which may be the same. */
vclk_order vclk_compare(const vclk *a, const vclk *b);

/** @return 1 when the counters of all nodes are equal, else 0. */
int vclk_equal(const vclk *a, const vclk *b);

/** @return a hash of the clock, for tables with vclk_equal() as equality. */
uint32_t vclk_hash(const vclk *c);

#endif
