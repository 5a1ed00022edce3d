#include "zrstream.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t in[600], packed[1200], out[600];
    memset(in, 7, sizeof in);
    in[5] = 9;
    in[599] = 1;
    zrs_stream s;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t n = sizeof packed, m = sizeof out;
    if (zrs_pack_buffer(packed, &n, in, sizeof in) != ZRS_OK || n != 12 || zrs_bound(600) != 1200)
        return 2;
    if (zrs_unpack_buffer(out, &m, packed, n) != ZRS_OK || m != 600 || memcmp(in, out, 600) != 0)
        return 2;
    m = 599;
    if (zrs_unpack_buffer(out, &m, packed, n) != ZRS_BUF_ERROR || zrs_unpack_buffer(out, &m, packed, n - 1) == ZRS_OK)
        return 2;
    m = 0;
    if (zrs_pack_buffer(NULL, &m, NULL, 0) != ZRS_OK || m != 0)
        return 2;
    if (zrs_init(&s) != ZRS_OK)
        return 2;
    uint8_t again[600];
    s.next_out = again;
    s.avail_out = 0;
    s.avail_in = 0;
    s.next_in = in;
    size_t given = 0, made = 0;
    for (;;) {
        if (s.avail_in == 0 && given < sizeof in) {
            s.next_in = in + given++;
            s.avail_in = 1;
        }
        if (s.avail_out == 0)
            s.avail_out = 1;
        size_t room = s.avail_out;
        int result = zrs_pack(&s, given == sizeof in);
        made += room - s.avail_out;
        if (result == ZRS_STREAM_END)
            break;
    }
    if (made != n || memcmp(again, packed, n) != 0)
        return 2;
    zrs_reset(&s);
    s.next_in = packed;
    s.avail_in = n;
    s.next_out = out;
    s.avail_out = 600;
    if (zrs_unpack(&s, 1) != ZRS_STREAM_END || s.avail_out != 0)
        return 2;
    zrs_end(&s);
    zrs_end(&s);
#else
    (void)out;
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    uint8_t small[2];
    memset(&s, 0x55, sizeof s);
    if (rule != 4 && zrs_init(&s) != ZRS_OK)
        return 0;
    s.next_in = in;
    s.avail_in = sizeof in;
    s.next_out = rule == 1 ? small : packed;
    s.avail_out = sizeof packed;
    if (rule == 2)
        s.avail_in += 1;
    if (rule == 3)
        zrs_end(&s);
    zrs_pack(&s, 1);
#endif
    return 0;
}
