#include "wroute.h"

#include <stdlib.h>
#include <string.h>

struct road {
    unsigned from, to;
    uint32_t cost;
    int next; /* of the same `from`, -1 at the end */
};

struct wr_net {
    unsigned places;
    unsigned roads, room;
    struct road *road;
    int *first; /* by place */
};

struct stop {
    uint32_t cost;
    unsigned place;
};

struct agenda {
    struct stop *stops;
    unsigned count;
};

wr_net_t wr_create(unsigned places)
{
    if (places == 0 || places > WR_MAX_PLACES)
        return NULL;
    wr_net_t net = calloc(1, sizeof *net);
    if (net == NULL)
        return NULL;
    net->first = malloc(places * sizeof net->first[0]);
    if (net->first == NULL) {
        free(net);
        return NULL;
    }
    for (unsigned i = 0; i < places; i++)
        net->first[i] = -1;
    net->places = places;
    return net;
}

void wr_delete(wr_net_t net)
{
    if (net == NULL)
        return;
    free(net->road);
    free(net->first);
    free(net);
}

unsigned wr_places(wr_net_t net)
{
    return net->places;
}

unsigned wr_roads(wr_net_t net)
{
    return net->roads;
}

int wr_road(wr_net_t net, unsigned from, unsigned to, uint32_t cost)
{
    if (from >= net->places || to >= net->places || cost > WR_MAX_COST)
        return -1;
    if (net->roads >= WR_MAX_ROADS)
        return -1;
    if (net->roads == net->room) {
        unsigned room = net->room == 0 ? 8 : net->room * 2;
        struct road *grown = realloc(net->road, room * sizeof *grown);
        if (grown == NULL)
            return -1;
        net->road = grown;
        net->room = room;
    }
    int number = (int)net->roads++;
    net->road[number] = (struct road){ from, to, cost, net->first[from] };
    net->first[from] = number;
    return number;
}

bool wr_reprice(wr_net_t net, int road, uint32_t cost)
{
    if (road < 0 || (unsigned)road >= net->roads || cost > WR_MAX_COST)
        return false;
    net->road[road].cost = cost;
    return true;
}

unsigned wr_each(wr_net_t net, wr_road_fn fn, void *context)
{
    unsigned n = 0;

    while (n < net->roads) {
        struct road road = net->road[n++];
        if (!fn(context, road.from, road.to, road.cost))
            break;
    }
    return n;
}

static void swap(struct stop *a, struct stop *b)
{
    struct stop other = *a;

    *a = *b;
    *b = other;
}

static void agenda_push(struct agenda *agenda, unsigned place, uint32_t cost)
{
    struct stop *stops = agenda->stops;
    unsigned i = agenda->count++;

    stops[i] = (struct stop){ cost, place };
    while (i > 0 && stops[i].cost < stops[(i - 1) / 2].cost) {
        swap(&stops[i], &stops[(i - 1) / 2]);
        i = (i - 1) / 2;
    }
}

static struct stop agenda_pop(struct agenda *agenda)
{
    struct stop *stops = agenda->stops;
    struct stop top = stops[0];
    unsigned i = 0;

    stops[0] = stops[--agenda->count];
    for (;;) {
        unsigned least = i;
        for (unsigned child = 2 * i + 1; child <= 2 * i + 2; child++)
            if (child < agenda->count && stops[child].cost < stops[least].cost)
                least = child;
        if (least == i)
            return top;
        swap(&stops[i], &stops[least]);
        i = least;
    }
}

bool wr_costs(wr_net_t net, unsigned from, uint32_t *costs)
{
    struct agenda agenda = { NULL, 0 };

    if (from >= net->places)
        return false;
    agenda.stops = malloc(net->places * sizeof agenda.stops[0]);
    if (agenda.stops == NULL)
        return false;
    for (unsigned i = 0; i < net->places; i++)
        costs[i] = WR_UNREACHABLE;
    costs[from] = 0;
    agenda_push(&agenda, from, 0);
    while (agenda.count > 0) {
        struct stop stop = agenda_pop(&agenda);
        if (stop.cost > costs[stop.place])
            continue;
        for (int r = net->first[stop.place]; r >= 0; r = net->road[r].next) {
            const struct road *road = &net->road[r];
            uint32_t cost = stop.cost + road->cost;
            if (cost < costs[road->to]) {
                costs[road->to] = cost;
                agenda_push(&agenda, road->to, cost);
            }
        }
    }
    free(agenda.stops);
    return true;
}

uint32_t wr_cost(wr_net_t net, unsigned from, unsigned to)
{
    uint32_t cost = WR_UNREACHABLE;

    if (from >= net->places || to >= net->places)
        return cost;
    uint32_t *costs = malloc(net->places * sizeof costs[0]);
    if (costs == NULL)
        return cost;
    if (wr_costs(net, from, costs))
        cost = costs[to];
    free(costs);
    return cost;
}

int wr_farthest(wr_net_t net, unsigned from)
{
    int farthest = -1;

    if (from >= net->places)
        return -1;
    uint32_t *costs = malloc(net->places * sizeof costs[0]);
    if (costs == NULL)
        return -1;
    if (wr_costs(net, from, costs)) {
        for (unsigned i = 0; i < net->places; i++) {
            if (costs[i] == WR_UNREACHABLE)
                continue;
            if (farthest < 0 || costs[i] > costs[farthest])
                farthest = (int)i;
        }
    }
    free(costs);
    return farthest;
}
