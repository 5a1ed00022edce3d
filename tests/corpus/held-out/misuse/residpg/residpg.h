/*
 * residpg.h - table of resident pages, least recently used out first
 *
 * Keeps a few pages of something large in memory.  Pages are numbered; the
 * caller's functions bring them in and write them back.
 *
 *      char *p = rp_pin(t, 7);
 *      if (p) {
 *              p[0] = 1;
 *              rp_unpin(t, 7, 1);
 *      }
 */
#ifndef RESIDPG_H
#define RESIDPG_H

#include <stddef.h>
#include <stdint.h>

#define RP_FRAMES_MAX   256
#define RP_SIZE_MAX     65536
#define RP_PINS_MAX     65535   /* on one page, at a time */

struct rp_ops {
        /*
         * Fill buf, which is zeroed, with a page.  0, or -1 if it cannot
         * be had.
         */
        int (*load)(void *ctx, uint32_t page, void *buf, size_t size);

        /*
         * Write a page back.  0 or -1.  May be NULL: changes are then lost
         * when the page leaves.
         */
        int (*store)(void *ctx, uint32_t page, const void *buf, size_t size);
};

/* Neither of the functions may call the table they are working for. */

struct rp_table;

/*
 * A table of 1..RP_FRAMES_MAX frames for pages of 1..RP_SIZE_MAX bytes.  *ops
 * is copied; ops->load must be there.  NULL if an argument is wrong or out of
 * memory.
 */
struct rp_table *rp_open(const struct rp_ops *ops, void *ctx, size_t frames,
                         size_t size);

/*
 * Write back what is dirty and free the table with all its pages, pinned or
 * not.  0, or -1 if some page could not be written; the table is gone in
 * either case.  NULL is allowed.
 */
int rp_close(struct rp_table *t);

/*
 * The memory of a page, which is brought in if need be and stays until it has
 * been unpinned as often as pinned.  NULL if it cannot be loaded, if all
 * frames are pinned, if the page that would have to go cannot be written, if
 * there are RP_PINS_MAX pins on it or no memory.
 */
void *rp_pin(struct rp_table *t, uint32_t page);

/*
 * Return a pin; the page must be pinned.  dirty says that the page was changed
 * meanwhile.  The memory must not be used any more after the last unpin.
 */
void rp_unpin(struct rp_table *t, uint32_t page, int dirty);

/* Write back what is dirty, pinned or not.  0, or -1 if that failed for some. */
int rp_flush(struct rp_table *t);

/* Send away the pages that are not pinned; returns how many went. */
size_t rp_trim(struct rp_table *t);

/* Is a page in memory?  This does not count as use. */
int rp_resident(const struct rp_table *t, uint32_t page);

/* How many pins are on a page; 0 if it is not in memory. */
unsigned rp_pins(const struct rp_table *t, uint32_t page);

#endif
