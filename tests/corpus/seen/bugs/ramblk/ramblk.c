#include "ramblk.h"

#include <stdlib.h>
#include <string.h>

struct ramblk {
    uint32_t blocks;
    bool readonly;
    uint8_t **sector; /* NULL: zeros */
};

struct ramblk *ramblk_create(uint32_t blocks)
{
    struct ramblk *dev;
    if (blocks == 0 || blocks > RAMBLK_MAX)
        return NULL;
    dev = malloc(sizeof *dev);
    if (dev == NULL)
        return NULL;
    dev->blocks = blocks;
    dev->readonly = false;
    dev->sector = calloc(blocks, sizeof *dev->sector);
    if (dev->sector == NULL) {
        free(dev);
        return NULL;
    }
    return dev;
}

void ramblk_destroy(struct ramblk *dev)
{
    uint32_t i;
    if (dev == NULL)
        return;
    for (i = 0; i < dev->blocks; i++)
        free(dev->sector[i]);
    free(dev->sector);
    free(dev);
}

uint32_t ramblk_blocks(const struct ramblk *dev)
{
    return dev->blocks;
}

int ramblk_read(struct ramblk *dev, uint32_t lba, void *buf)
{
    if (lba >= dev->blocks)
        return RAMBLK_EINVAL;
    if (dev->sector[lba] == NULL)
        memset(buf, 0, RAMBLK_SECTOR);
    else
        memcpy(buf, dev->sector[lba], RAMBLK_SECTOR);
    return 0;
}

int ramblk_write(struct ramblk *dev, uint32_t lba, const void *buf)
{
    if (lba >= dev->blocks)
        return RAMBLK_EINVAL;
    if (dev->readonly)
        return RAMBLK_EROFS;
    if (dev->sector[lba] == NULL) {
        dev->sector[lba] = malloc(RAMBLK_SECTOR);
        if (dev->sector[lba] == NULL)
            return RAMBLK_ENOMEM;
    }
    memcpy(dev->sector[lba], buf, RAMBLK_SECTOR);
    return 0;
}

static void discard(struct ramblk *dev, uint32_t lba)
{
    free(dev->sector[lba]);
    dev->sector[lba] = NULL;
}

static int copy_one(struct ramblk *dev, uint32_t to, uint32_t from)
{
    if (to == from)
        return 0;
    if (dev->sector[from] == NULL) {
        discard(dev, to);
        return 0;
    }
    return ramblk_write(dev, to, dev->sector[from]);
}

int ramblk_copy(struct ramblk *dev, uint32_t to, uint32_t from, uint32_t count)
{
    uint32_t i;
    int err = 0;
    if (count > dev->blocks || to > dev->blocks - count || from > dev->blocks - count)
        return RAMBLK_EINVAL;
    if (dev->readonly)
        return RAMBLK_EROFS;
    for (i = 0; i < count && err == 0; i++) {
        uint32_t at = to < from ? i : count - 1 - i;
        err = copy_one(dev, to + at, from + at);
    }
    return err;
}

int ramblk_trim(struct ramblk *dev, uint32_t lba, uint32_t count)
{
    uint32_t i;
    if (lba + count > dev->blocks)
        return RAMBLK_EINVAL;
    if (dev->readonly)
        return RAMBLK_EROFS;
    for (i = 0; i < count; i++)
        discard(dev, lba + i);
    return 0;
}

void ramblk_set_readonly(struct ramblk *dev, bool readonly)
{
    dev->readonly = readonly;
}

uint32_t ramblk_allocated(const struct ramblk *dev)
{
    uint32_t i, n = 0;
    for (i = 0; i < dev->blocks; i++)
        if (dev->sector[i] != NULL)
            n++;
    return n;
}
