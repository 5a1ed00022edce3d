#include "fillblk.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    uint8_t src[1000], back[1000], packed[1100];
    struct fb_result r, u;
    for (size_t i = 0; i < sizeof src; i++)
        src[i] = (uint8_t)(i < 300 ? i * 7 : i < 700 ? 9 : i / 3);
    for (size_t n = 0; n <= sizeof src; n++) {
        r = fb_pack(packed, fb_bound(n), src, n);
        u = fb_unpack(back, n, packed, r.out);
        if (r.status != FB_OK || r.in != n || u.status != FB_OK || u.out != n || memcmp(src, back, n) != 0)
            return 2;
        if (fb_unpacked_size(packed, r.out).out != n)
            return 2;
        if (n > 0 && fb_pack(packed, r.out - 1, src, n).status != FB_SHORT)
            return 2;
    }
    if (fb_unpack(back, 10, (const uint8_t *)"\x1f", 1).status != FB_BAD || fb_bound(SIZE_MAX) != 0)
        return 2;
    if (fb_pack_fill(NULL, 0, src, 5).in != 0 || fb_pack_fill(packed, 5, NULL, 0).out != 0)
        return 2;
    r = fb_pack_fill(packed, 10, src, 300);
    if (r.in != 9 || r.out != 10 || fb_unpack(back, 9, packed, 10).out != 9 || memcmp(src, back, 9) != 0)
        return 2;
    r = fb_pack_fill(packed, 20, src + 310, 380);
    if (r.in != 380)
        return 2;
#ifndef LEGAL
    uint8_t *packet = malloc(32);
    r = fb_pack_fill(packet, 32, src, 200);
    free(packet);
#endif
    return 0;
}
