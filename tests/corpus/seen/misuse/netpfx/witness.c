#include "netpfx.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct npx p;
#ifdef LEGAL
    const char *bad[] = { "", "1", "1.2.3", "1.2.3.4.", "1.2.3.4/", "1.2.3.4/33", "256.0.0.0", "01.2.3.4",
                          "1.2.3.4 ", "1.2.3.4/-1", "1..2.3", "1.2.3.1000", "1.2.3.4/032", "-1.2.3.4" };
    char text[NPX_STRLEN];
    struct npx v[300];
    (void)argc, (void)argv;
    assert(npx_mask(0) == 0 && npx_mask(32) == UINT32_MAX && npx_mask(1) == 0x80000000);
    assert(npx_parse(&p, "255.255.255.255/32") == 0 && strcmp(npx_format(p, text), "255.255.255.255/32") == 0);
    assert(npx_parse(&p, "10.1.2.3/8") == 0 && p.addr == 0x0A000000 && p.bits == 8);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(npx_parse(&p, bad[i]) == -1 && p.bits == 8);
    assert(npx_has(p, 0x0AFFFFFF) && !npx_has(p, 0x0B000000) && npx_has(npx_make(7, 0), UINT32_MAX));
    assert(npx_covers(p, p) && !npx_covers(p, npx_make(0, 0)) && npx_covers(npx_make(0, 0), p));
    assert(npx_compare(p, p) == 0 && npx_compare(npx_make(0, 0), npx_make(0, 1)) < 0);
    assert(npx_cut(p, 16, v) == 256 && v[255].addr == 0x0AFF0000 && npx_lookup(v, 256, 0x0A050607) == &v[5]);
    assert(npx_cut(p, 7, v) == 0 && npx_cut(p, 33, NULL) == 0 && npx_cut(p, 25, NULL) == 0);
    assert(npx_cut(npx_make(0, 0), 0, v) == 1 && v[0].bits == 0 && npx_cut(npx_make(9, 32), 32, v) == 1);
    assert(npx_cut(npx_make(0, 0), 1, v) == 2 && v[1].addr == 0x80000000);
    v[0] = npx_make(0x0A010000, 16);
    v[1] = npx_make(0xC0A80000, 16);
    v[2] = p;
    v[3] = p;
    assert(npx_tidy(v, 4) == 2 && npx_lookup(v, 2, 0xC0A80101) == &v[1] && !npx_lookup(v, 2, 0));
    assert(!npx_lookup(v, 2, UINT32_MAX) && npx_tidy(NULL, 0) == 0 && !npx_lookup(NULL, 0, 1));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char *buf = malloc(16);
        if (!buf || npx_parse(&p, "192.168.100.128/25"))
            return 0;
        puts(npx_format(p, buf));
        free(buf);
    } else if (rule == 2) {
        p = npx_make(0x0A000001, 33);
        printf("%u\n", (unsigned)p.addr);
    } else {
        struct npx *v = malloc(4 * sizeof *v);
        if (!v)
            return 0;
        printf("%zu\n", npx_cut(npx_make(0x0A000000, 8), 11, v));
        free(v);
    }
#endif
    return 0;
}
