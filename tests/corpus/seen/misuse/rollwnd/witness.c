#include "rollwnd.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

#ifdef LEGAL
int main(void)
{
    static unsigned char big[70000];
    const char *old = "abcdefghijklmnop", *now = "xxefghyabcdabcdz";
    size_t offset, block, length;
    rw_window w;
    rw_blocks *b;
    rw_scan *s, *s2;

    CHECK(rw_checksum(NULL, 0) == 0 && rw_checksum("a", 1) == 0x00610061);
    CHECK(rw_start(&w, NULL, 0, 0) == -1 && rw_start(&w, old, 4, 5) == -1 && rw_start(&w, old, 4, SIZE_MAX) == -1);
    memset(big, 255, sizeof big);
    for (int i = 0; i < 2; i++) {
        length = i ? 66000 : 1;
        CHECK(rw_start(&w, big, sizeof big, length) == 0);
        while (!rw_at_end(&w))
            rw_step(&w);
        CHECK(rw_sum(&w) == rw_checksum(big, length) && rw_offset(&w) == sizeof big - length);
    }
    CHECK(rw_start(&w, now, 16, 3) == 0);
    while (!rw_at_end(&w)) {
        rw_step(&w);
        CHECK(rw_sum(&w) == rw_checksum(now + rw_offset(&w), 3));
    }
    CHECK(rw_start(&w, now, 16, 16) == 0 && rw_at_end(&w));
    CHECK(!rw_blocks_new(big, sizeof big, 0) && !rw_blocks_new(big, sizeof big, 1));
    b = rw_blocks_new(NULL, 0, 4);
    CHECK(b && rw_blocks_count(b) == 0);
    s = rw_scan_new(b, now, 16);
    CHECK(s && !rw_scan_next(s, &offset, &block) && !rw_scan_next(s, &offset, &block));
    rw_scan_free(s);
    rw_blocks_free(b);
    b = rw_blocks_new(old, 15, 4);
    CHECK(b && rw_blocks_count(b) == 3);
    s = rw_scan_new(b, now, 16);
    s2 = rw_scan_new(b, NULL, 0);
    CHECK(s && s2 && !rw_scan_next(s2, &offset, &block));
    CHECK(rw_scan_next(s, &offset, &block) && offset == 2 && block == 1);
    CHECK(rw_scan_next(s, &offset, &block) && offset == 7 && block == 0);
    CHECK(rw_scan_next(s, &offset, &block) && offset == 11 && block == 0);
    CHECK(!rw_scan_next(s, &offset, &block) && !rw_scan_next(s, &offset, &block));
    rw_scan_free(s);
    rw_scan_free(s2);
    rw_blocks_free(b);
    b = rw_blocks_new(big, 65536, 1);
    CHECK(b && rw_blocks_count(b) == 65536);
    s = rw_scan_new(b, big, 2);
    CHECK(rw_scan_next(s, &offset, &block) && block == 0 && rw_scan_next(s, &offset, &block) && offset == 1);
    CHECK(!rw_scan_next(s, &offset, &block));
    rw_scan_free(s);
    rw_blocks_free(b);
    rw_blocks_free(NULL);
    rw_scan_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *data = malloc(8);
    rw_window w;

    CHECK(data);
    memset(data, 1, 8);
    if (rule == 1) {
        CHECK(rw_start(&w, data, 8, 8) == 0);
        rw_step(&w);
    } else if (rule == 2) {
        size_t offset, block;
        rw_blocks *b = rw_blocks_new(data, 8, 4);
        rw_scan *s = rw_scan_new(b, data, 8);
        CHECK(b && s);
        rw_blocks_free(b);
        rw_scan_next(s, &offset, &block);
        rw_scan_free(s);
    } else {
        CHECK(rw_start(&w, data, 8, 4) == 0);
        free(data);
        rw_step(&w);
        return 0;
    }
    free(data);
    return 0;
}
#endif
