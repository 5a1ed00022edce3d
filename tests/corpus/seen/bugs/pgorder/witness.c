#include "pgorder.h"

int main(void)
{
    if (pgo_pages(0) != 0 || pgo_pages(UINT32_MAX) != 1u << 20 || pgo_align_up(UINT32_MAX) != 0 || pgo_align_down(5000) != 4096)
        return 2;
    if (pgo_order(0) != 0 || pgo_order(4097) != 1 || pgo_order(1u << 22) != 10 || pgo_order((1u << 22) + 1) != PGO_NONE)
        return 2;
    if (pgo_order(1u << 31) != PGO_NONE || pgo_waste(5000) != 3192 || pgo_waste(UINT32_MAX) != 0 || pgo_block(11) != 0)
        return 2;
    if (pgo_buddy(4, 2) != 0 || pgo_parent(5, 0) != 4 || pgo_buddy(3, -1) != 3)
        return 2;
    struct pgo_run r = pgo_run_of(4097, UINT32_MAX);
    if (r.first != 2 || r.count != (1u << 20) - 2 || pgo_carve(&r) != 1 || pgo_carve(&r) != 2)
        return 2;
    while (pgo_carve(&r) != PGO_NONE) {
    }
#ifndef LEGAL
    return pgo_order(3000000000u) != PGO_NONE;
#endif
    return 0;
}
