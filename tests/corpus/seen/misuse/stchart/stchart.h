/**
 * \file stchart.h
 * \brief Table-driven state machines.
 *
 * A chart is two constant tables: the states, with what is to be done on
 * entering and leaving them, and the transitions.  Any number of machines can
 * run on the same chart.  States are numbered by their place in the table.
 *
 * \code
 *   static const st_state states[] = { {"red", 0, 0}, {"green", 0, 0} };
 *   static const st_trans trans[]  = { {0, 'g', 1, 0}, {1, ST_ANY, 0, 0} };
 *   static const st_chart chart = { states, 2, trans, 2 };
 * \endcode
 */
#ifndef STCHART_H
#define STCHART_H

#include <stddef.h>

#define ST_ANY   (-1)   /**< any event, in a transition */
#define ST_QUEUE 16     /**< events that can wait in a machine */

typedef struct st_machine st_machine;

/**
 * Called for entering, leaving and transitions.  It may look at the machine
 * and st_post() to it; it must not dispatch to it or free it.
 */
typedef void st_action(st_machine *m, int event, void *user);

typedef struct {
    const char *name;
    st_action *enter;           /**< may be NULL */
    st_action *leave;           /**< may be NULL */
} st_state;

typedef struct {
    int from;                   /**< a state */
    int event;                  /**< 0 or more, or ST_ANY */
    int to;                     /**< a state, perhaps the same */
    st_action *action;          /**< between leave and enter; may be NULL */
} st_trans;

typedef struct {
    const st_state *states;
    size_t nstates;
    const st_trans *trans;      /**< the first that fits is taken */
    size_t ntrans;
} st_chart;

/**
 * Checks a chart, for tests and for charts that come from elsewhere.
 * \return 0 when it is in order: it has states, all of them have names, and
 *         all transitions have states of the table and events as above.
 *         Else -1.
 */
int st_check(const st_chart *chart);

/**
 * Starts a machine.  The chart is used in place, not copied: it must stay
 * unchanged as long as the machine exists.  It is not checked here: a chart
 * that st_check() refuses must not be used.
 * \param initial  the first state; it is entered without calling its action
 * \param user     handed to the actions
 * \return NULL when there is no such state, or no memory
 */
st_machine *st_start(const st_chart *chart, int initial, void *user);

/** Ends a machine, without any action.  NULL is allowed. */
void st_end(st_machine *m);

/** Queues an event.  0, or -1 when it is negative or the queue is full. */
int st_post(st_machine *m, int event);

/**
 * Handles all events in the queue, also those posted meanwhile, but at most
 * 1000.  Events without a transition are dropped.
 * \return the number of transitions
 */
int st_dispatch(st_machine *m);

/** The state the machine is in, and its name.  Inside of actions: the old
 *  one until the transition's enter action, which sees the new one. */
int st_current(const st_machine *m);
const char *st_name(const st_machine *m);

#endif
