#include "tdmlane.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct tdmlane_xc xc;
    uint8_t frame[2 * TDMLANE_SLOTS];
    for (unsigned i = 0; i < sizeof frame; i++)
        frame[i] = (uint8_t)i;
    tdmlane_xc_clear(&xc);
#ifdef LEGAL
    (void)argc;
    (void)argv;
    tdmlane_set s = tdmlane_pick(TDMLANE_TRAFFIC, 3);
    uint8_t lane[32], out[TDMLANE_SLOTS];
    if (s != 0xe || tdmlane_pick(s, 4) != 0 || tdmlane_pick(~0u, 32) != ~0u || tdmlane_pick(0, 0) != 0 || tdmlane_pick(1, ~0u) != 0)
        return 1;
    if (tdmlane_lowest(s) != 1 || tdmlane_kbps(s) != 192 || tdmlane_kbps(0) != 0 || tdmlane_share(s, 10) != 4 || tdmlane_share(1, ~0u) != ~0u)
        return 1;
    tdmlane_gather(s, frame, lane);
    tdmlane_gather(0, frame, NULL);
    if (lane[0] != 1 || lane[2] != 3)
        return 1;
    tdmlane_gather(~0u, frame, lane);
    tdmlane_xc_join(&xc, 5, 31);
    tdmlane_xc_join(&xc, 5, 5);
    tdmlane_xc_join(&xc, 5, 6);
    tdmlane_xc_cut(&xc, 6);
    tdmlane_xc_run(&xc, frame, out);
    if (out[31] != 5 || out[5] != 5 || out[6] != TDMLANE_IDLE || out[16] != 16)
        return 1;
    tdmlane_xc_run(&xc, frame + TDMLANE_SLOTS, frame);
    tdmlane_scatter(s, lane, out);
    tdmlane_scatter(tdmlane_bit(31), lane, out);
    return out[2] != 1 || out[31] != 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    volatile unsigned v = 0;
    uint8_t *two = malloc(2);
    switch (rule) {
    case 1:
        v = tdmlane_bit((unsigned)atoi("32"));
        break;
    case 2:
        v = tdmlane_lowest(tdmlane_pick(6, 3));
        break;
    case 3:
        tdmlane_gather(0xe, frame, two);
        break;
    case 4:
        tdmlane_xc_run(&xc, frame, frame);
        break;
    case 5:
        tdmlane_xc_join(&xc, 16, 1);
        break;
    case 6:
        tdmlane_xc_join(&xc, 2, 1);
        tdmlane_xc_join(&xc, 3, 1);
        break;
    case 7:
        tdmlane_xc_cut(&xc, 1);
        break;
    case 8:
        v = tdmlane_share(0, 10);
        break;
    case 9:
        memset(two, 0, 2);
        tdmlane_xc_run(&xc, two, frame);
        break;
    }
    return (int)v * 0;
#endif
}
