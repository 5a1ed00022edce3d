#ifndef HSMRUN_H
#define HSMRUN_H

#include <stdbool.h>

/*
NAME
    hsmrun - run hierarchical state machines

DESCRIPTION
    A machine is defined by two tables.  States may lie within others: an event
    for which the current state has no arc is looked for in its parent, and so
    on.  Going from one state to another leaves states from the inside out and
    enters them from the outside in, but not those that contain both.
*/

typedef struct hsmrun hsmrun;

/* A handler.  ctx is what hsmrun_new() got. */
typedef void hsmrun_fn(hsmrun *m, void *ctx);

struct hsmrun_state {
    const char *name;        /* not NULL */
    int parent;              /* index of an earlier state, or -1 */
    hsmrun_fn *enter, *leave; /* or NULL */
};

#define HSMRUN_STAY (-1) /* as `to`: run the action, leave and enter nothing */

struct hsmrun_arc {
    int from, event, to;
    hsmrun_fn *action; /* or NULL; runs between leaving and entering */
};

struct hsmrun_def {
    const struct hsmrun_state *states;
    int nstates; /* 1 to 1000 */
    const struct hsmrun_arc *arcs; /* the first that fits is taken */
    int narcs; /* 0 to 10000; arcs may be NULL if 0 */
    int initial; /* index of a state */
};

/*
FUNCTIONS
    hsmrun_new() returns a machine that has not been started, or NULL if the
    definition is not as above or there is no memory.  The definition with its
    tables is not copied, it must exist as long as the machine.

    hsmrun_free() frees a machine, without calling handlers.  NULL is ignored.
    A handler must not free the machine that called it.
*/
hsmrun *hsmrun_new(const struct hsmrun_def *def, void *ctx);
void hsmrun_free(hsmrun *m);

/*
    hsmrun_start() enters the initial state and those around it.
    hsmrun_stop() leaves all states; the machine may be started again.  It
    forgets posted events.
    hsmrun_dispatch() handles an event and then those that were posted.
    Returns the number of events for which there was an arc.

    All three return -1, and do nothing, if called from a handler, and
    hsmrun_start() also if the machine is started already.  The other two are
    for a started machine only.
*/
int hsmrun_start(hsmrun *m);
int hsmrun_stop(hsmrun *m);
int hsmrun_dispatch(hsmrun *m, int event);

/*
    hsmrun_post() queues an event for the end of the present hsmrun_dispatch(),
    or of the next one.  Returns -1 if 16 events are waiting already.
*/
int hsmrun_post(hsmrun *m, int event);

/*
    hsmrun_state() is the index of the current state, -1 if the machine is not
    started.  In a handler it is the state that is being entered or left, in
    an action the one the event found.  hsmrun_name() is the name of the current
    state of a started machine.  hsmrun_within() tells whether the current
    state is `state` or lies within it.
*/
int hsmrun_state(const hsmrun *m);
const char *hsmrun_name(const hsmrun *m);
bool hsmrun_within(const hsmrun *m, int state);

#endif
