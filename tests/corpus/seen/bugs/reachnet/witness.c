#include "reachnet.h"

int main(void)
{
    struct reachnet n;
#ifdef LEGAL
    rn_init(&n, 100);
    if (n.nodes != RN_MAX || rn_reach(&n, 3) != 8 || rn_reach(&n, 8) || rn_parts(&n) != 8 || rn_distance(&n, 0, -1) != -1)
        return 1;
    if (!rn_link(&n, 0, 1) || rn_link(&n, 1, 0) || rn_link(&n, 0, 8) || !rn_link(&n, 2, 2) || rn_degree(&n, 2) != 1)
        return 1;
    for (unsigned i = 1; i < 7; i++)
        rn_link(&n, i, i + 1);
    if (rn_reach(&n, 7) != 0xff || rn_distance(&n, 0, 7) != 7 || rn_parts(&n) != 1)
        return 1;
    if (!rn_unlink(&n, 4, 3) || rn_unlink(&n, 3, 4) || rn_reach(&n, 0) != 0x0f || rn_parts(&n) != 2)
        return 1;
    if (rn_link_all(&n, 7) != 6 || rn_link_all(&n, 9) || rn_distance(&n, 0, 4) != 2 || rn_distance(&n, 5, 5) != 0)
        return 1;
    if (rn_reach(&n, 7) != 0xff)
        return 1;
    rn_init(&n, 0);
    return rn_parts(&n) || rn_reach(&n, 0) || rn_degree(&n, 0);
#else
    rn_init(&n, 6);
    for (unsigned i = 0; i < 6; i++)
        rn_link_all(&n, i);
    return rn_reach(&n, 0) != 0x3f;
#endif
}
