#include "digled.h"

#include <limits.h>

int main(void)
{
    digled_t d;
    dl_init(&d, 4);
    if (dl_dec(&d, -12, 1) != 0 || d.seg[0] != 0 || d.seg[1] != DL_DASH || d.seg[2] != (0x06 | DL_DOT) || dl_read(&d, 3) != 2)
        return 2;
    if (dl_dec(&d, -1000, 0) != -1 || d.seg[3] != DL_DASH || dl_dec(&d, 9999, 0) != 0 || dl_dec(&d, 10000, 0) != -1)
        return 2;
    if (dl_dec(&d, INT32_MIN, 0) != -1 || dl_dec(&d, 0, UINT_MAX) != -1 || dl_dec(&d, 5, 2) != 0 || dl_read(&d, 1) != 0)
        return 2;
    if (dl_hex(&d, 0xbeef) != 0 || dl_read(&d, 0) != 11 || dl_hex(&d, 0x10000) != -1 || dl_read(&d, 4) != -1)
        return 2;
    if (dl_text(&d, "..1.2.x345") != 4 || dl_text(&d, "") != 0 || dl_text(&d, "1.2.3.4.") != 4 || d.seg[3] != (0x66 | DL_DOT))
        return 2;
    dl_scroll(&d, 1);
    if (dl_read(&d, 0) != 2 || d.seg[3] != 0)
        return 2;
    dl_scroll(&d, -2);
    if (dl_read(&d, 2) != 2 || d.seg[1] != 0)
        return 2;
    dl_scroll(&d, INT_MIN);
    dl_scroll(&d, INT_MAX);
    dl_init(&d, -5);
    if (d.ndig != 1 || dl_dec(&d, INT32_MAX, 0) != -1)
        return 2;
#ifndef LEGAL
    dl_init(&d, 8);
    dl_hex(&d, 0xdeadbeef);
#endif
    return 0;
}
