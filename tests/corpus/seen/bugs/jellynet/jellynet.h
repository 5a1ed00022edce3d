#ifndef JELLYNET_H
#define JELLYNET_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file jellynet.h
 * Soft bodies in the plane: nodes with a mass, held together by springs.
 *
 * A net owns its nodes and its links.  Pointers to them stay valid until they
 * are removed; removing a node removes the links that end at it.  Do not mix
 * the nodes and links of different nets.
 */

#define JN_MAX_NODES 4096
#define JN_MAX_LINKS 16384

typedef struct jn_net jn_net;
typedef struct jn_node jn_node;
typedef struct jn_link jn_link;

/** @return a net without nodes, or NULL when out of memory. */
jn_net *jn_create(void);

/** Frees the net, its nodes and its links.  NULL is ignored. */
void jn_destroy(jn_net *net);

/**
 * Adds a node at rest.
 * @param mass  greater than 0; a node of infinite mass never moves
 * @return the node, or NULL if the mass is no such number, the net is full or
 *         memory is exhausted
 */
jn_node *jn_add_node(jn_net *net, double x, double y, double mass);

/** Removes a node together with its links. */
void jn_remove_node(jn_net *net, jn_node *node);

/**
 * Adds a spring between two nodes, whose rest length is their present distance.
 * There may be several links between the same nodes.  Links without a length,
 * because their ends are in the same place or are the same node, exert no force.
 * @return the link, or NULL if the net is full or memory is exhausted
 */
jn_link *jn_add_link(jn_net *net, jn_node *a, jn_node *b, double stiffness);

/** Removes a link; its nodes stay. */
void jn_remove_link(jn_net *net, jn_link *link);

/** Looks for a link between two nodes, in either direction; NULL if there is none. */
jn_link *jn_find_link(const jn_node *a, const jn_node *b);

/** Number of nodes of the net. */
size_t jn_node_count(const jn_net *net);

/** Number of links of the net. */
size_t jn_link_count(const jn_net *net);

/** Where a node is.  @p x and @p y may be NULL. */
void jn_position(const jn_node *node, double *x, double *y);

/** Gives a node a push: changes its velocity by (dx, dy) / mass. */
void jn_push(jn_node *node, double dx, double dy);

/** Advances the simulation by dt; nothing happens unless dt is greater than 0. */
void jn_step(jn_net *net, double dt);

#endif
