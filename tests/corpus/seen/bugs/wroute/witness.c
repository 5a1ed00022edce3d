#include "wroute.h"

#include <assert.h>
#include <stddef.h>

#ifdef LEGAL
static bool reprice(void *context, unsigned from, unsigned to, uint32_t cost)
{
    (void)to;
    (void)cost;
    wr_reprice(context, 0, 4);
    return from != 1;
}
#endif

int main(void)
{
#ifdef LEGAL
    assert(wr_create(0) == NULL && wr_create(257) == NULL && wr_create(UINT32_MAX) == NULL);
    wr_net_t net = wr_create(4);
    uint32_t costs[4];
    assert(wr_places(net) == 4 && wr_roads(net) == 0 && wr_each(net, reprice, net) == 0);
    assert(wr_costs(net, 0, costs) && costs[0] == 0 && costs[3] == WR_UNREACHABLE && wr_farthest(net, 2) == 2);
    assert(wr_road(net, 0, 1, 5) == 0 && wr_road(net, 1, 2, 0) == 1 && wr_road(net, 2, 2, 7) == 2);
    assert(wr_road(net, 4, 0, 1) == -1 && wr_road(net, 0, 4, 1) == -1 && wr_road(net, 0, 0, WR_MAX_COST + 1) == -1);
    assert(wr_cost(net, 0, 2) == 5 && wr_cost(net, 2, 0) == WR_UNREACHABLE && wr_cost(net, 9, 0) == WR_UNREACHABLE);
    assert(wr_farthest(net, 0) == 1 && wr_farthest(net, 4) == -1 && !wr_costs(net, 4, costs));
    assert(wr_each(net, reprice, net) == 2 && wr_cost(net, 0, 1) == 4);
    assert(!wr_reprice(net, -1, 0) && !wr_reprice(net, 3, 0) && wr_reprice(net, 2, WR_MAX_COST));
    wr_delete(net);
    wr_delete(NULL);
    net = wr_create(1);
    assert(wr_road(net, 0, 0, 0) == 0 && wr_cost(net, 0, 0) == 0);
    wr_delete(net);
#else
    wr_net_t net = wr_create(2);
    wr_road(net, 0, 1, 1);
    wr_road(net, 0, 1, 2);
    wr_road(net, 0, 1, 3);
    assert(wr_cost(net, 0, 1) == 1);
    wr_delete(net);
#endif
    return 0;
}
