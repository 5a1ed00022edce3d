/* wroute.h - cheapest routes in a small network of places and roads */
#ifndef WROUTE_H
#define WROUTE_H

#include <stdbool.h>
#include <stdint.h>

#define WR_MAX_PLACES 256
#define WR_MAX_ROADS 4096
#define WR_MAX_COST 1000000u
#define WR_UNREACHABLE UINT32_MAX

/* Places are numbered from 0. Roads are one-way; there may be several between
 * the same two places, and roads from a place to itself. */
typedef struct wr_net *wr_net_t;

/* called with each road; return false to stop */
typedef bool (*wr_road_fn)(void *context, unsigned from, unsigned to, uint32_t cost);

/* A net without roads. NULL if places is 0 or above WR_MAX_PLACES, or out of
 * memory. Free it with wr_delete. */
wr_net_t wr_create(unsigned places);
void wr_delete(wr_net_t net); /* NULL: nothing happens */

unsigned wr_places(wr_net_t net);
unsigned wr_roads(wr_net_t net);

/* Build a road. Returns its number (counting from 0 as they are built), or -1:
 * no such place, cost above WR_MAX_COST, WR_MAX_ROADS reached, no memory. */
int wr_road(wr_net_t net, unsigned from, unsigned to, uint32_t cost);

/* Change what a road costs. false if there is no such road or the cost is
 * above WR_MAX_COST. */
bool wr_reprice(wr_net_t net, int road, uint32_t cost);

/* All roads in the order they were built. The callback may reprice roads but
 * must not build any, nor delete the net. Returns how many it was called with. */
unsigned wr_each(wr_net_t net, wr_road_fn fn, void *context);

/* Cheapest costs from a place to every place. costs has wr_places(net)
 * elements; those that cannot be reached get WR_UNREACHABLE. false, and costs
 * untouched, if there is no such place or no memory. */
bool wr_costs(wr_net_t net, unsigned from, uint32_t *costs);

/* The same for one pair of places: the cost, or WR_UNREACHABLE; that is the
 * answer too if a place does not exist or memory is out. */
uint32_t wr_cost(wr_net_t net, unsigned from, unsigned to);

/* The place farthest from `from` (by cheapest cost) among the reachable ones,
 * the lowest number of equals; -1 if there is no such place or no memory. */
int wr_farthest(wr_net_t net, unsigned from);

#endif
