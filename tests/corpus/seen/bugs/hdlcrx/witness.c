#include "hdlcrx.h"

#include <string.h>

static int trip(const uint8_t *data, size_t len, uint32_t accm)
{
    uint8_t frame[64], back[32];
    size_t n = 0, m = 0;
    if (hdlc_bound(len) > sizeof frame || hdlc_stuff(data, len, accm, frame, sizeof frame, &n) != HDLC_OK)
        return 2;
    if (hdlc_unstuff(frame, n, back, sizeof back, &m) != HDLC_OK)
        return 1;
    return m != len || (len > 0 && memcmp(back, data, len) != 0);
}

int main(void)
{
    const uint8_t plain[] = {1, 0x11, 0x7E, 0x5E, 0xFF};
    uint8_t small[3];
    size_t n;
    if (trip(plain, sizeof plain, 0) || trip(plain, sizeof plain, UINT32_MAX) || trip(NULL, 0, 0))
        return 2;
    if (hdlc_stuff(plain, 2, 0, small, 3, &n) != HDLC_ERR_SPACE || hdlc_stuff(plain, 1, 0, small, 3, &n) != HDLC_OK ||
        hdlc_count(small, n) != 1 || hdlc_unstuff(small, 2, small, 3, &n) != HDLC_ERR_FORMAT)
        return 2;
    if (hdlc_fcs16((const uint8_t *)"123456789", 9) != 0x906E || strcmp(hdlc_strerror(HDLC_OK), "ok") != 0)
        return 2;
#ifndef LEGAL
    const uint8_t escape[] = {0x7D, 0x21};
    return trip(escape, sizeof escape, 0);
#endif
    return 0;
}
