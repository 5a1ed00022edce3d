/* gatenet.h -- nets of logic gates.
 *
 * Nodes are numbered from 0 in the order they were made.  Every function that
 * takes a node returns -1 for a number the net does not have, and also when
 * the node is of the wrong kind.  A net has at most GN_MAX nodes.
 */
#ifndef GATENET_H
#define GATENET_H

#define GN_MAX 256

typedef struct gn_net gn_net;

enum gn_kind {
    GN_BUF, /* one pin */
    GN_NOT, /* one pin */
    GN_AND, /* these have two pins */
    GN_OR,
    GN_XOR,
    GN_NAND,
    GN_NOR
};

gn_net *gn_new(void);       /* NULL: no memory */
void gn_free(gn_net *net);  /* NULL is fine */
int gn_count(const gn_net *net);

/* New nodes: their number, -1 when the net is full.  Pins a and b are driven
 * by nodes that exist already; b is ignored for gates of one pin. */
int gn_input(gn_net *net);
int gn_gate(gn_net *net, enum gn_kind kind, int a, int b);

/* Drive pin 0 or 1 of a gate by another node.  Any node will do, so feedback
 * (latches, oscillators) can be built.  0, or -1. */
int gn_rewire(gn_net *net, int gate, int pin, int source);

/* The level of an input (any nonzero value is 1), to be seen by gates at the
 * next gn_settle().  0, or -1. */
int gn_set(gn_net *net, int input, int level);

/* The level of a node, 0 or 1.  Nodes start with 0. */
int gn_get(const gn_net *net, int node);

/* Propagate levels until nothing changes: the number of rounds it took, or -1
 * if the net does not come to rest within 2 * gn_count() + 2 rounds. */
int gn_settle(gn_net *net);

/* The number of gates on the longest way from an input to this node, itself
 * included; 0 for an input.  -1 if that way is endless because of feedback. */
int gn_depth(const gn_net *net, int node);

/* 1 if a change of `from` can reach `to` through one gate or more, else 0. */
int gn_reaches(const gn_net *net, int from, int to);

#endif
