#include "ratebkt.h"

int main(void)
{
    struct ratebkt *b = ratebkt_new(10, 5);
    if (!ratebkt_take(b, 0, 5) || ratebkt_take(b, 50, 1) || ratebkt_wait(b, 50, 1) != 50 || ratebkt_level(b, 300) != 3)
        return 2;
    if (ratebkt_wait(b, 300, 6) != RATEBKT_NEVER || ratebkt_refused(b) != 1 || ratebkt_level(b, UINT64_MAX) != 5)
        return 2;
    ratebkt_set_rate(b, 0, 0);
    ratebkt_give(b, 100);
    if (ratebkt_rate(b) != 0 || ratebkt_wait(b, 0, 5) != 0 || !ratebkt_take(b, 0, 3))
        return 2;
#ifndef LEGAL
    ratebkt_wait(b, 0, 3);
#endif
    ratebkt_free(b);
    return 0;
}
