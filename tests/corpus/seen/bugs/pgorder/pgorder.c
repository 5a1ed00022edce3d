#include "pgorder.h"

static int order_ok(int order)
{
    return order >= 0 && order <= PGO_MAX_ORDER;
}

uint32_t pgo_pages(uint32_t bytes)
{
    return (bytes >> PGO_SHIFT) + ((bytes & (PGO_PAGE - 1)) != 0);
}

uint32_t pgo_align_down(uint32_t addr)
{
    return addr & ~(PGO_PAGE - 1);
}

uint32_t pgo_align_up(uint32_t addr)
{
    /* wraps to 0 by itself */
    return (addr + (PGO_PAGE - 1)) & ~(PGO_PAGE - 1);
}

int pgo_order(uint32_t bytes)
{
    uint32_t block = PGO_PAGE;
    unsigned order = 0;

    while (block < bytes) {
        block <<= 1;
        order++;
    }
    return order <= PGO_MAX_ORDER ? (int)order : PGO_NONE;
}

uint32_t pgo_block(int order)
{
    return order_ok(order) ? PGO_PAGE << order : 0;
}

uint32_t pgo_waste(uint32_t bytes)
{
    int order;

    if (bytes > pgo_block(PGO_MAX_ORDER))
        return 0;
    order = pgo_order(bytes);
    return pgo_block(order) - bytes;
}

pgo_pfn pgo_buddy(pgo_pfn pfn, int order)
{
    return order_ok(order) ? pfn ^ (1u << order) : pfn;
}

pgo_pfn pgo_parent(pgo_pfn pfn, int order)
{
    return order_ok(order) ? pfn & ~((2u << order) - 1) : pfn;
}

struct pgo_run pgo_run_of(uint32_t addr, uint32_t bytes)
{
    struct pgo_run run = {0, 0};
    uint64_t lo = ((uint64_t)addr + PGO_PAGE - 1) >> PGO_SHIFT;
    uint64_t end = (uint64_t)addr + bytes;

    if (end > (uint64_t)UINT32_MAX + 1)
        end = (uint64_t)UINT32_MAX + 1;
    end >>= PGO_SHIFT;
    if (lo < end) {
        run.first = (pgo_pfn)lo;
        run.count = (uint32_t)(end - lo);
    }
    return run;
}

int pgo_carve(struct pgo_run *run)
{
    int order = 0;

    if (run->count == 0)
        return PGO_NONE;
    while (order < PGO_MAX_ORDER) {
        uint32_t next = 2u << order;

        if ((run->first & (next - 1)) != 0 || next > run->count)
            break;
        order++;
    }
    run->first += 1u << order;
    run->count -= 1u << order;
    return order;
}
