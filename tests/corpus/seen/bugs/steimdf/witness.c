#include "steimdf.h"

#include <string.h>

int main(void)
{
    const int32_t x[] = {0, -1, 1, 64, -64, 1000000, INT32_MAX, 0, INT32_MIN, -1};
    int32_t y[10];
    uint8_t buf[64];
    long used = sd_encode(x, 10, 0, buf, sizeof buf);
    if (used <= 0 || sd_count(buf, (size_t)used) != 10 || sd_decode(buf, (size_t)used, 0, y, 10) != 10)
        return 2;
    if (memcmp(x, y, sizeof x) != 0 || sd_decode(buf, (size_t)used, 0, y, 9) != STEIMDF_ROOM)
        return 2;
    if (sd_encode(x, 10, 0, buf, (size_t)used - 1) != STEIMDF_ROOM || sd_encode(NULL, 0, 5, NULL, 0) != 0)
        return 2;
    if (sd_decode((const uint8_t *)"\x80", 1, 0, y, 1) != STEIMDF_BROKEN ||
        sd_decode((const uint8_t *)"\x02", 1, INT32_MAX, y, 1) != STEIMDF_BROKEN ||
        sd_decode((const uint8_t *)"\x81\0", 2, 0, y, 1) != STEIMDF_BROKEN || sd_count(NULL, 0) != 0)
        return 2;
    if (sd_p2p(x, 10) != UINT32_MAX || sd_p2p(x, 4) != 65 || sd_mean(x, 5) != 0.0 || sd_velocity(2, 4.0, 0.5) != 0.25)
        return 2;
#ifndef LEGAL
    const int32_t full = INT32_MAX;
    sd_encode(&full, 1, -1, buf, sizeof buf);
#endif
    return 0;
}
