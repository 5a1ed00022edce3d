/* reachnet: small networks of nodes and links that go both ways.
 *
 * Call rn_init() first; a network can be copied by assignment and needs no
 * cleaning up.  A node number that is not below the number of nodes is no
 * error: there is no such node, and so no link and no way to it. */
#ifndef REACHNET_H
#define REACHNET_H

#include <stdbool.h>

#define RN_MAX 8

struct reachnet {
    unsigned nodes;                /* read only */
    bool linked[RN_MAX][RN_MAX];   /* read only */
};

/* A network without links.  More than RN_MAX nodes are taken as RN_MAX. */
void rn_init(struct reachnet *net, unsigned nodes);

/* Links two nodes, or takes the link away.  A node may be linked to itself.
 * Returns whether something has changed. */
bool rn_link(struct reachnet *net, unsigned a, unsigned b);
bool rn_unlink(struct reachnet *net, unsigned a, unsigned b);

/* Links a node to all other nodes; returns how many links are new. */
unsigned rn_link_all(struct reachnet *net, unsigned node);

/* The number of links of a node; one to itself counts once. */
unsigned rn_degree(const struct reachnet *net, unsigned node);

/* The number of links on a shortest way, 0 from a node to itself; -1 when
 * there is none. */
int rn_distance(const struct reachnet *net, unsigned from, unsigned to);

/* The nodes that can be reached from a node (itself too), as bits: bit i is
 * node i. */
unsigned rn_reach(const struct reachnet *net, unsigned from);

/* How many parts the network has that are not connected with each other. */
unsigned rn_parts(const struct reachnet *net);

#endif
