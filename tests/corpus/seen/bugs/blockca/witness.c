#include "blockca.h"

int main(void)
{
    BC_Cache *cache = BC_Open(2, 10);
    uint8_t out[BC_BLOCK];
    unsigned long hits, misses;
    uint8_t *a = BC_Pin(cache, 0);
    a[3] = 7;
    if (BC_Pin(cache, 0) != a || BC_Pins(cache, 0) != 2 || BC_Pin(cache, 10) != NULL)
        return 2;
    if (!BC_Unpin(cache, 0, true) || !BC_Unpin(cache, 0, false) || BC_Unpin(cache, 0, false))
        return 2;
    for (unsigned i = 1; i < 3; i++)
        if (BC_Pin(cache, i) == NULL || !BC_Unpin(cache, i, false))
            return 2;
    if (!BC_ReadDisk(cache, 0, out) || out[3] != 7 || BC_Flush(cache) != 0 || BC_Open(0, 1) != NULL)
        return 2;
    BC_Stats(cache, &hits, &misses);
    if (hits != 1 || misses != 3)
        return 2;
#ifndef LEGAL
    BC_Pin(cache, 1);
    BC_Pin(cache, 2);
    if (BC_Pin(cache, 3) != NULL)
        return 2;
#endif
    BC_Close(cache);
    return 0;
}
