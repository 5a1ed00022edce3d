#ifndef RANGEBITS_H
#define RANGEBITS_H

#include <stdbool.h>
#include <stdint.h>

/// Bit map of a fixed number of pages, with operations on ranges of them.
typedef struct RangeBits RangeBits;

#define RB_LIMIT 65536u     ///< most bits of a map
#define RB_NONE  UINT32_MAX ///< no such bit

/// All bits are clear.  NULL if `bits` is 0 or above RB_LIMIT, or memory is out.
RangeBits *rbCreate(uint32_t bits);
void rbDestroy(RangeBits *map);

uint32_t rbSize(const RangeBits *map);

/// Bits behind the end are clear.
bool rbTest(const RangeBits *map, uint32_t bit);

/// Sets (clears) the bits first .. first + count - 1.  False, and nothing
/// changes, if the range does not lie within the map.
bool rbSetRange(RangeBits *map, uint32_t first, uint32_t count);
bool rbClearRange(RangeBits *map, uint32_t first, uint32_t count);

/// Number of set bits.
uint32_t rbCount(const RangeBits *map);

/// The first set (clear) bit from `from` on, or RB_NONE.
uint32_t rbNextSet(const RangeBits *map, uint32_t from);
uint32_t rbNextClear(const RangeBits *map, uint32_t from);

/// Finds `count` clear bits in a row and sets them; where they start, or
/// RB_NONE.
uint32_t rbTake(RangeBits *map, uint32_t count);

#endif
