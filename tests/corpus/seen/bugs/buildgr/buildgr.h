#ifndef BUILDGR_H
#define BUILDGR_H

/*
 * buildgr - the dependency graph of a small build tool.
 *
 * A graph owns its targets. You get pointers to them from bg_add and bg_find,
 * and they stay good until you remove the target or free the graph. Unless a
 * comment says otherwise, no pointer may be NULL.
 */

#include <stddef.h>

#define BG_MAX_TARGETS 512 /* in a graph */
#define BG_MAX_EDGES   256 /* leaving one target */
#define BG_MAX_NAME     63 /* characters */

typedef struct bg_graph bg_graph;
typedef struct bg_target bg_target;

/*
 * There are two kinds of edges. BG_NEEDS: the other target is built too, and
 * before this one. BG_AFTER ("order only"): if the other target is built in
 * the same run anyway, then before this one. Two targets may well be joined by
 * an edge of each kind.
 */
enum bg_kind { BG_NEEDS, BG_AFTER };

/* A graph without targets, or NULL when there is no memory. */
bg_graph *bg_new(void);

/* Frees the graph and all its targets. NULL is fine. */
void bg_free(bg_graph *g);

/*
 * Adds a target. The name is copied. NULL if the name is empty, too long or
 * already there, if the graph is full, or when there is no memory.
 */
bg_target *bg_add(bg_graph *g, const char *name);

/* The target of that name, or NULL. */
bg_target *bg_find(const bg_graph *g, const char *name);

const char *bg_name(const bg_target *t);

/* How many targets the graph has. */
size_t bg_count(const bg_graph *g);

/*
 * Makes t depend on `on`. 0 if the edge is there now (asking for the same edge
 * again is no error and adds nothing), -1 if it would close a circle, if t has
 * too many edges, if one of the two is of another graph, or without memory.
 */
int bg_depend(bg_graph *g, bg_target *t, bg_target *on, enum bg_kind kind);

/*
 * Takes a target out of the graph and frees it. Whatever depended on it no
 * longer does. -1 (and nothing happens) if it is a target of another graph.
 */
int bg_remove(bg_graph *g, bg_target *t);

/*
 * What has to be built for `goal`, in order, goal last. Stores at most cap
 * targets in out (which may be NULL when cap is 0) and returns how many there
 * are in all; 0 if goal is of another graph.
 */
size_t bg_plan(bg_graph *g, bg_target *goal, bg_target **out, size_t cap);

#endif
