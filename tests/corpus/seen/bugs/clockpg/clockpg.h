#ifndef CLOCKPG_H
#define CLOCKPG_H

#include <stdbool.h>
#include <stdint.h>

/* clockpg: a page cache in front of a (simulated) disk, with second chance
 * ("clock") replacement.
 *
 * The disk has a fixed number of pages of CLK_PAGE bytes, all zero at first.
 * Pages are used in frames of the cache; a page stays in its frame as long as
 * it is pinned. */

#define CLK_PAGE 64
#define CLK_MAX_PAGES 1024
#define CLK_MAX_FRAMES 64

typedef struct clk_cache clk_cache;

/* NULL if pages or frames is 0 or above the maximum, or memory is out. */
clk_cache *clk_open(unsigned pages, unsigned frames);

/* Throws cache and disk away. */
void clk_close(clk_cache *c);

/* Brings a page into a frame and pins it. Returns its CLK_PAGE bytes, which
 * stay valid until it is unpinned as often as it was pinned. Returns NULL if
 * there is no such page, or no frame for it because all are pinned. */
uint8_t *clk_pin(clk_cache *c, unsigned page);

/* Undoes one clk_pin(). dirty says that the bytes were changed. Returns
 * false if the page is not pinned. */
bool clk_unpin(clk_cache *c, unsigned page, bool dirty);

/* Writes changed pages that are not pinned to the disk, returns how many. */
unsigned clk_sync(clk_cache *c);

/* Is the page in a frame? */
bool clk_is_resident(const clk_cache *c, unsigned page);

/* Number of frames that are pinned. */
unsigned clk_pinned(const clk_cache *c);

#endif
