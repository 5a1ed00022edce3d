/* spinadj.h - the adjustable value behind a spin button or a scroll bar
 *
 * An adjustment is a value between two bounds. Handlers are told when the value
 * has changed, and another adjustment can be made to follow it.
 */
#ifndef SPINADJ_H
#define SPINADJ_H

#define ADJ_HANDLERS_MAX 8

typedef struct adj adj;
typedef void (*adj_fn)(adj *a, void *data);

/* The value is `lower` at first. NULL if the bounds are not finite or lower is above
 * upper, or when memory is exhausted. */
adj *adj_new(double lower, double upper);

/* Frees an adjustment. NULL is ignored. */
void adj_free(adj *a);

double adj_value(const adj *a);
double adj_lower(const adj *a);
double adj_upper(const adj *a);

/* Sets the value, brought within the bounds; a NaN is ignored. If this makes
 * a difference the handlers are called, in the order of their connection, before
 * adj_set() returns. A handler may itself set the value, for example to round
 * it; this calls all handlers again. */
void adj_set(adj *a, double value);

/* Adds n steps to the value. The step is 1 at first. */
void adj_step(adj *a, int n);
void adj_set_step(adj *a, double step);

/* Changes the bounds, and the value if it is outside. Returns -1 when they are not
 * possible, else 0. */
int adj_set_bounds(adj *a, double lower, double upper);

/* Connects a handler. Returns its number, or -1 when there are ADJ_HANDLERS_MAX. */
int adj_connect(adj *a, adj_fn fn, void *data);

/* Takes a handler out; a number that is not in use is ignored. */
void adj_disconnect(adj *a, int handler);

/* Makes `follower` take over each new value of a, within its own bounds, after the
 * handlers of a were called. It takes the place of an earlier one; NULL ends
 * it. Returns -1 when a itself follows `follower`, also through others. The follower
 * is not owned. */
int adj_link(adj *a, adj *follower);

#endif
