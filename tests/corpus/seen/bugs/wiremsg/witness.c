#include "wiremsg.h"
#include <string.h>

int main(void)
{
    wm_msg *m = wm_new(0);
#ifdef LEGAL
    static char big[70000];
    if (wm_u8(m, 1) || wm_open(m) || wm_u16(m, 0x203) || wm_open(m) || wm_u32(m, 0x4050607) || wm_close(m) || wm_close(m))
        return 2;
    if (wm_close(m) != WM_ENEST || wm_size(m) != 11 || memcmp(wm_data(m), "\1\0\10\2\3\0\4\4\5\6\7", 11))
        return 3;
    if (wm_again(m, 3, 2) || wm_again(m, 13, 0) || wm_again(m, 12, 2) != WM_ERANGE || wm_again(m, SIZE_MAX, 1) != WM_ERANGE)
        return 4;
    if (wm_bytes(m, 0, 0) || wm_bytes(m, big, 70000) || wm_open(m) || wm_bytes(m, big, 65536) != WM_EFULL ||
        wm_bytes(m, big, 65535) || wm_u8(m, 0) != WM_EFULL || wm_close(m) || wm_u8(m, 0))
        return 5;
    wm_reset(m);
    for (int i = 0; i < WM_NEST; i++)
        if (wm_open(m))
            return 6;
    if (wm_open(m) != WM_ENEST)
        return 7;
    wm_free(m);
    m = wm_new(3);
    if (wm_u32(m, 0) != WM_EFULL || wm_bytes(m, big, SIZE_MAX) != WM_EFULL)
        return 8;
#else
    wm_bytes(m, "01234567890123456789", 20);
    wm_again(m, 0, 20);
#endif
    wm_free(m);
    return 0;
}
