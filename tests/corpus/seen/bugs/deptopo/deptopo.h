#ifndef DEPTOPO_H
#define DEPTOPO_H

#include <stddef.h>

/*
 * Dependency ordering for build steps, init systems and the like.
 *
 * Steps have small numbers, given in the order of dep_add_step(): 0, 1, 2, ...
 */

#define DEP_MAX_STEPS 1024

typedef struct dep_graph dep_graph;

typedef enum dep_err {
    DEP_OK = 0,
    DEP_E_NOSTEP, /* there is no step of this number */
    DEP_E_SELF,   /* a step cannot need itself */
    DEP_E_CYCLE,  /* steps need each other in a circle */
    DEP_E_NOMEM
} dep_err;

dep_graph *dep_create(void);
void dep_destroy(dep_graph *g);

/* Adds a step; its number, or -1 when there are DEP_MAX_STEPS or no memory. */
int dep_add_step(dep_graph *g, const char *name);

size_t dep_steps(const dep_graph *g);

/* Name of a step (owned by the graph), NULL if there is no such step. */
const char *dep_name(const dep_graph *g, int step);

/* Says that `step` has to come after `needed`. Saying so twice is harmless.
 * Circles are allowed here; they are found by dep_order(). */
dep_err dep_require(dep_graph *g, int step, int needed);

/* Takes that back; harmless if it was never said. */
dep_err dep_forget(dep_graph *g, int step, int needed);

/* 1 if `step` directly needs `needed`, else 0. */
int dep_needs(const dep_graph *g, int step, int needed);

/* Puts all steps into an order in which each comes after what it needs; among
 * steps that could be next, the one with the lowest number is. *order gets an
 * array of dep_steps() numbers to be released with dep_order_free(), or NULL
 * when the result is not DEP_OK or there are no steps. */
dep_err dep_order(const dep_graph *g, int **order);
void dep_order_free(int *order);

const char *dep_strerror(dep_err err);

#endif
