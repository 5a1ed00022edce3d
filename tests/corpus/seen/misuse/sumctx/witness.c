#include "sumctx.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    sum_ctx c;
#ifdef LEGAL
    (void)argc, (void)argv;
    sum_ctx d;
    unsigned char out[SUM_MAX_SIZE], again[SUM_MAX_SIZE];
    static const size_t size[] = {2, 4, 4, 8};
    for (int k = SUM_FLETCHER16; k <= SUM_FNV64; k++) {
        if (!sum_name((sum_kind)k) || sum_start(&c, (sum_kind)k)) return 1;
        if (sum_size(&c) != size[k]) return 2;
        sum_add(&c, NULL, 0);
        sum_add(&c, "1234", 4);
        if (sum_fork(&d, &c)) return 3;
        sum_add(&d, "x", 1);
        sum_abandon(&d);
        sum_add(&c, "56789", 5);
        sum_finish(&c, out);
        if (sum_once((sum_kind)k, "123456789", 9, again) || memcmp(out, again, size[k])) return 4;
        if (sum_once((sum_kind)k, NULL, 0, again)) return 5;
    }
    if (sum_once(SUM_CRC32, "123456789", 9, out) || memcmp(out, "\xcb\xf4\x39\x26", 4)) return 6;
    if (sum_once(SUM_ADLER32, "Wikipedia", 9, out) || memcmp(out, "\x11\xe6\x03\x98", 4)) return 7;
    if (sum_once(SUM_FLETCHER16, "abcde", 5, out) || memcmp(out, "\xc8\xf0", 2)) return 8;
    if (sum_start(&c, (sum_kind)4) != -1 || sum_name((sum_kind)99) || sum_once((sum_kind)77, "", 0, out) != -1) return 9;
    if (sum_start(&c, SUM_FNV64)) return 10;
    sum_abandon(&c);
    if (sum_start(&c, SUM_CRC32)) return 11;
    sum_finish(&c, out);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (sum_start(&c, SUM_FNV64)) return 0;
    sum_add(&c, "abc", 3);
    if (rule == 1) {
        unsigned char out[SUM_MAX_SIZE];
        sum_finish(&c, out);
        sum_add(&c, "def", 3);
    } else if (rule == 2) {
        unsigned char *out = malloc(4);
        if (!out) return 0;
        sum_finish(&c, out);
        free(out);
    } else {
        unsigned char out[SUM_MAX_SIZE];
        sum_ctx copy = c;
        sum_finish(&c, out);
        sum_finish(&copy, out);
    }
    return 0;
#endif
}
