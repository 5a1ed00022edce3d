#include "lzwgrid.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    /* clear, 1, 6 (the one about to be assigned), 2, 6 again, end */
    unsigned char buf[64];
    unsigned nbits = 0;
    struct { unsigned code, bits; } codes[] = {
        { 4, 3 }, { 1, 3 }, { 6, 3 }, { 2, 3 }, { 6, 4 }, { 5, 4 },
    };
    size_t i, used;
    unsigned b;
    lzwgrid *g;
    int y;

    assert(!lzwgrid_open(1, 4, 4, 0));
    assert(!lzwgrid_open(9, 4, 4, 0));
    assert(!lzwgrid_open(2, 0, 4, 0));
    assert(!lzwgrid_open(2, 4, -1, 0));
    assert(!lzwgrid_open(2, LZWGRID_MAX_SIDE + 1, 1, 0));
    lzwgrid_close(NULL);

    memset(buf, 0, sizeof buf);
    for (i = 0; i < sizeof codes / sizeof *codes; i++)
        for (b = 0; b < codes[i].bits; b++, nbits++)
            if (codes[i].code >> b & 1)
                buf[nbits / 8] |= (unsigned char)(1u << nbits % 8);

    g = lzwgrid_open(2, 3, 2, 0);
    assert(g);
    assert(lzwgrid_feed(g, NULL, 0) == LZWGRID_MORE);
    for (i = 0; i < (nbits + 7) / 8; i++)
        lzwgrid_feed(g, buf + i, 1);
    assert(lzwgrid_feed(g, buf, 1) == LZWGRID_END);
    assert(lzwgrid_decoded(g) == 6);
    assert(!memcmp(lzwgrid_row(g, 0), "\1\1\1", 3));
    assert(!memcmp(lzwgrid_row(g, 1), "\2\1\1", 3));
    assert(!lzwgrid_row(g, 2) && !lzwgrid_row(g, -1));
    assert(lzwgrid_pixel(g, 3, 0) == -1 && lzwgrid_pixel(g, 0, 1) == 2);

    lzwgrid_restart(g);
    assert(lzwgrid_decoded(g) == 0 && lzwgrid_pixel(g, 0, 1) == 0);
    /* clear, then code 7, which is absent */
    assert(lzwgrid_feed(g, (const unsigned char *)"\x3c", 1) == LZWGRID_EDATA);
    assert(lzwgrid_feed(g, (const unsigned char *)"\x00", 1) == LZWGRID_EDATA);

    lzwgrid_restart(g);
    assert(lzwgrid_feed_blocks(g, (const unsigned char *)"\x02\x04", 2, &used) == LZWGRID_EDATA);
    lzwgrid_restart(g);
    assert(lzwgrid_feed_blocks(g, (const unsigned char *)"\x01\x0c\x00zz", 5, &used) == LZWGRID_MORE);
    assert(used == 3);
    assert(lzwgrid_feed_blocks(g, NULL, 0, NULL) == LZWGRID_MORE);
    lzwgrid_close(g);

    /* interlaced, one column, literals with a clear before each */
    g = lzwgrid_open(8, 1, 9, 1);
    assert(g);
    nbits = 0;
    memset(buf, 0, sizeof buf);
    for (i = 0; i < 18; i++) {
        unsigned code = i % 2 ? (unsigned)i / 2 + 1 : 256;

        for (b = 0; b < 9; b++, nbits++)
            if (code >> b & 1)
                buf[nbits / 8] |= (unsigned char)(1u << nbits % 8);
    }
    lzwgrid_feed(g, buf, (nbits + 7) / 8);
    {
        static const int want[] = { 1, 6, 4, 7, 3, 8, 5, 9, 2 };

        for (y = 0; y < 9; y++)
            assert(lzwgrid_pixel(g, 0, y) == want[y]);
    }
    lzwgrid_close(g);

    /* a long run of one code fills the table and passes the grid's end */
    g = lzwgrid_open(2, 8, 1, 0);
    assert(g);
    memset(buf, 0, sizeof buf);
    for (i = 0; i < 400; i++)
        assert(lzwgrid_feed(g, buf, sizeof buf) == LZWGRID_MORE);
    assert(lzwgrid_decoded(g) == 8);
    lzwgrid_close(g);
    return 0;
}
#else
int main(void)
{
    lzwgrid *g = lzwgrid_open(2, 4, 4, 0);
    int got;

    if (!g)
        return 0;
    got = lzwgrid_feed(g, (const unsigned char *)"\x34", 1);
    printf("%d\n", got);
    lzwgrid_close(g);
    return 0;
}
#endif
