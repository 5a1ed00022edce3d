#include "ramblk.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    uint8_t buf[RAMBLK_SECTOR], back[RAMBLK_SECTOR];
    struct ramblk *dev = ramblk_create(8);
    memset(buf, 5, sizeof buf);
    if (ramblk_blocks(dev) != 8 || ramblk_create(0) != NULL || ramblk_write(dev, 2, buf) != 0)
        return 2;
    if (ramblk_write(dev, 8, buf) != RAMBLK_EINVAL || ramblk_copy(dev, 3, 2, 3) != 0 || ramblk_allocated(dev) != 2)
        return 2;
    if (ramblk_copy(dev, UINT32_MAX, 0, 1) != RAMBLK_EINVAL || ramblk_copy(dev, 0, 1, UINT32_MAX) != RAMBLK_EINVAL)
        return 2;
    if (ramblk_read(dev, 3, back) != 0 || memcmp(buf, back, sizeof buf) != 0 || ramblk_trim(dev, 0, 9) != RAMBLK_EINVAL)
        return 2;
    if (ramblk_trim(dev, 3, 5) != 0 || ramblk_read(dev, 3, back) != 0 || back[0] != 0 || ramblk_allocated(dev) != 1)
        return 2;
    ramblk_set_readonly(dev, true);
    if (ramblk_trim(dev, 0, 8) != RAMBLK_EROFS || ramblk_write(dev, 0, buf) != RAMBLK_EROFS)
        return 2;
    ramblk_set_readonly(dev, false);
#ifndef LEGAL
    if (ramblk_trim(dev, 1, UINT32_MAX) != RAMBLK_EINVAL)
        return 2;
#endif
    ramblk_destroy(dev);
    return 0;
}
