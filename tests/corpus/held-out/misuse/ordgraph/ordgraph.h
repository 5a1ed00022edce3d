/*! \file ordgraph.h
 *  \brief Directed graphs of named nodes, and the order in which to do them.
 *
 *  Nodes are known by ids: 0 for the first one, 1 for the second ... An edge
 *  from a to b says that a comes before b. Functions answer -1 to ids that
 *  do not exist, unless something else is said.
 */
#ifndef ORDGRAPH_H
#define ORDGRAPH_H

#include <stddef.h>

#define OG_MAX_NODES 1000
#define OG_MAX_NAME 63

typedef struct ordgraph ordgraph;

/*! \return an empty graph, to be freed with og_free(); NULL without memory */
ordgraph *og_new(void);

/*! \brief Frees a graph. NULL is allowed. */
void og_free(ordgraph *g);

/*! \brief The node with this name; it is added if there is none yet.
 *  \param name 1 to OG_MAX_NAME bytes, copied
 *  \return its id, or -1: bad name, too many nodes, no memory */
int og_node(ordgraph *g, const char *name);

/*! \brief Adds an edge. One that is there already stays as it is.
 *  \return 0, or -1: no such node, from equal to to, no memory */
int og_edge(ordgraph *g, int from, int to);

/*! \return how many nodes there are */
size_t og_count(const ordgraph *g);

/*! \return the id of a name, -1 if there is no such node */
int og_find(const ordgraph *g, const char *name);

/*! \return the name of a node, which lives as long as the graph; NULL if there
 *  is no such node */
const char *og_name(const ordgraph *g, int node);

/*! \brief The nodes to which edges go from a node, in the order they were added.
 *  \param count set to their number
 *  \return the first of them. It points into the graph, and only until the next
 *  og_edge(). NULL if there are none, or no such node */
const int *og_next(const ordgraph *g, int node, size_t *count);

/*! \brief Whether one can get from a node to another along edges, in none or
 *  more steps.
 *  \return 1 or 0; -1 also without memory */
int og_reaches(const ordgraph *g, int from, int to);

/*! \brief Sorts the nodes so that all edges go forward.
 *  \param order takes the ids; must have room for og_count() of them
 *  \return how many were written. Fewer than og_count() if there is a cycle: the
 *  nodes on it and behind it are missing, and the graph counts as not sorted. */
size_t og_sort(ordgraph *g, int *order);

/*! \brief Whether a comes before b in the order that og_sort() made. For sorted
 *  graphs only, that is when og_sort() wrote all nodes and no node or edge has
 *  been added since.
 *  \return 1 or 0 */
int og_before(const ordgraph *g, int a, int b);

#endif
