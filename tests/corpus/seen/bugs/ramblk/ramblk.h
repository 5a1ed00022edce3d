#ifndef RAMBLK_H
#define RAMBLK_H

#include <stdbool.h>
#include <stdint.h>

/* RAM block device. Blocks take memory when they are written first; a block
 * that was never written, or was trimmed, reads as zeros. */

#define RAMBLK_SECTOR  512u
#define RAMBLK_MAX     4096u /* blocks */

#define RAMBLK_EINVAL  (-1)  /* range not on the device */
#define RAMBLK_ENOMEM  (-2)
#define RAMBLK_EROFS   (-3)  /* device is read-only */

struct ramblk;

/* NULL if blocks is 0 or above RAMBLK_MAX. */
struct ramblk *ramblk_create(uint32_t blocks);
void ramblk_destroy(struct ramblk *dev);

uint32_t ramblk_blocks(const struct ramblk *dev);

/* Read or write one block; buf has RAMBLK_SECTOR bytes. 0 or an error. */
int ramblk_read(struct ramblk *dev, uint32_t lba, void *buf);
int ramblk_write(struct ramblk *dev, uint32_t lba, const void *buf);

/* Copy count blocks from one place to another; the ranges may overlap. */
int ramblk_copy(struct ramblk *dev, uint32_t to, uint32_t from, uint32_t count);

/* Discard the contents of count blocks from lba on. */
int ramblk_trim(struct ramblk *dev, uint32_t lba, uint32_t count);

void ramblk_set_readonly(struct ramblk *dev, bool readonly);

/* Number of blocks that take memory. */
uint32_t ramblk_allocated(const struct ramblk *dev);

#endif
