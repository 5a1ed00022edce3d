#include "tlmlink.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    uint8_t buf[300];
#ifdef LEGAL
    uint8_t big[256];
    tlm_packet pk;
    memset(big, 0x7E, sizeof big);
    assert(tlm_frame_size(0) == 6 && tlm_frame_size(255) == 261 && tlm_frame_size(256) == 0);
    assert(tlm_frame_size(SIZE_MAX) == 0);
    assert(tlm_encode(NULL, 0, 1, 1, NULL, 0) == 0);
    assert(tlm_encode(buf, 5, 1, 1, NULL, 0) == 0);
    assert(tlm_encode(buf, 6, 1, 1, NULL, 0) == 6);
    assert(tlm_encode(buf, sizeof buf, 1, 1, big, 256) == 0);
    assert(tlm_crc16(0xFFFF, NULL, 0) == 0xFFFF);
    assert(tlm_crc16(0xFFFF, "123456789", 9) == 0x29B1);
    assert(!tlm_parser_new(0) && !tlm_parser_new(256) && !tlm_parser_new(SIZE_MAX));
    tlm_parser_free(NULL);

    tlm_parser *p = tlm_parser_new(255);
    size_t n = tlm_encode(buf, sizeof buf, 9, 255, big, 255);
    assert(n == 261 && tlm_feed(p, NULL, 0) == 0 && !tlm_fetch(p, &pk));
    for (size_t i = 0; i + 1 < n; i++)
        assert(tlm_feed(p, buf + i, 1) == 1 && !tlm_fetch(p, &pk));
    assert(tlm_feed(p, buf + n - 1, 1) == 1 && tlm_fetch(p, &pk));
    assert(pk.len == 255 && pk.id == 9 && pk.seq == 255 && !memcmp(pk.data, big, 255));
    assert(!tlm_fetch(p, &pk));
    buf[n - 1] ^= 1;
    assert(tlm_feed(p, buf, n) == n && tlm_bad(p) == 1 && tlm_good(p) == 1);
    tlm_parser_free(p);

    p = tlm_parser_new(2);
    memcpy(buf, "xx", 2);
    n = 2 + tlm_encode(buf + 2, sizeof buf - 2, 1, 2, "ab", 2);
    memcpy(buf + n, buf + 2, n - 2);
    assert(tlm_feed(p, buf, 2 * n - 2) == n && tlm_fetch(p, &pk) && pk.len == 2);
    assert(tlm_feed(p, buf + n, 5) == 5);
    tlm_parser_reset(p);
    n = tlm_encode(buf, sizeof buf, 1, 2, "a", 1);
    assert(tlm_feed(p, buf, n) == n && tlm_fetch(p, &pk) && pk.len == 1 && pk.data[0] == 'a');
    n = tlm_encode(buf, sizeof buf, 1, 2, "abc", 3);
    assert(tlm_feed(p, buf, n) == n && !tlm_fetch(p, &pk) && tlm_bad(p) == 1);
    memcpy(buf + 1, "inside", 6);
    n = tlm_encode(buf, sizeof buf, 1, 2, buf + 1, 6);
    assert(n == 12 && !memcmp(buf + 4, "inside", 6));
    tlm_parser_free(p);
#else
    tlm_parser *p = tlm_parser_new(1);
    tlm_packet pk;
    size_t n = tlm_encode(buf, sizeof buf, 1, 0, NULL, 0);
    tlm_feed(p, buf, n);
    tlm_fetch(p, &pk);
    tlm_parser_free(p);
#endif
    return 0;
}
