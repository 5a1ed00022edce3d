#include "lokrwall.h"

int main(void)
{
    static lokrwall wall;
    uint8_t at, other;
    uint32_t late[1];
    lokrwall_init(&wall);
    if (lokrwall_put(&wall, 0, LOKR_SMALL, 1, &at) || !lokrwall_put(&wall, 77, LOKR_SMALL, 1, &at) || at != 8)
        return 2;
    if (lokrwall_put(&wall, 77, LOKR_LARGE, 1, &at) || !lokrwall_put(&wall, 78, LOKR_LARGE, 3, &other) || other != 0)
        return 2;
    if (lokrwall_overdue(&wall, 3, late, 1) != 1 || late[0] != 77 || lokrwall_overdue(&wall, 9, NULL, 0) != 2)
        return 2;
    if (lokrwall_block(&wall, 0, 15) != 14 || lokrwall_block(&wall, 0, 254) != 239 || lokrwall_block(&wall, 9, 3) != 0)
        return 2;
    if (lokrwall_free(&wall, LOKR_SMALL) != 1 || lokrwall_free(&wall, LOKR_MEDIUM) != 0)
        return 2;
    if (!lokrwall_put(&wall, 79, LOKR_SMALL, 3, &other) || other != 255)
        return 2;
    if (lokrwall_put(&wall, 80, LOKR_SMALL, 3, &other) || !lokrwall_unblock(&wall, 254) || lokrwall_unblock(&wall, 254))
        return 2;
    if (!lokrwall_take(&wall, 77) || lokrwall_take(&wall, 77) || lokrwall_find(&wall, 0, &at) || lokrwall_get(&wall, 8).parcel)
        return 2;
#ifndef LEGAL
    lokrwall_block(&wall, 250, 255);
#endif
    return 0;
}
