#include "mpahead.h"
#include <string.h>

int main(void)
{
    mpa_header h;
#ifdef LEGAL
    static unsigned char s[1000];
    mpa_header g;
    memset(&g, 0, sizeof g);
    for (int b = 1; b < 15; b++)
        for (int v = 0; v < 256; v++) {
            const unsigned char x[4] = { 0xff, (unsigned char)v, (unsigned char)(b << 4), 0xc0 };
            if (mpa_parse(x, &h) == MPA_OK && mpa_frame_bytes(&h) < 5)
                return 2;
        }
    memcpy(s + 3, "\xff\xfb\x90\x00", 4);
    memcpy(s + 3 + 417, "\xff\xfb\x92\x00", 4);
    if (mpa_sync(s, sizeof s, 0, &h) != 3 || mpa_frame_bytes(&h) != 417 || mpa_frame_samples(&h) != 1152)
        return 3;
    if (mpa_duration(s, sizeof s) != 2 * 26122 || mpa_duration(s, 0) != 0 || mpa_frame_bytes(&g) != 0)
        return 4;
    return mpa_compatible(&h, &h) ? 0 : 5;
#else
    const unsigned char x[4] = { 0xff, 0xfb, 0xf0, 0x00 };
    return mpa_parse(x, &h) == MPA_ERESERVED ? 0 : 1;
#endif
}
