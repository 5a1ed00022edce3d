/*!
  \file  stepfsm.h
  \brief Table-driven state machines.

  States and transitions are tables of the application, normally static const.
  The machine keeps pointers to them and does not copy them.

  Life of a machine: sf_new(), sf_start(), sf_post() ..., sf_free().
*/
#ifndef STEPFSM_H
#define STEPFSM_H

#include <stddef.h>

#define SF_MAX_STATES 256
#define SF_MAX_ROWS   4096
#define SF_QUEUE      16     /*!< events that can wait */

typedef struct sf_machine sf_machine;

/*! A function of the application. It may call sf_post() (the event waits until
    the current step is done) and the functions that ask. It must not free the
    machine. */
typedef void sf_hook(sf_machine *m, void *user);

typedef struct {
    const char *name;
    sf_hook    *enter;       /*!< or NULL */
    sf_hook    *leave;       /*!< or NULL */
} sf_state;

typedef struct {
    int      from;           /*!< index of a state */
    int      event;          /*!< any number */
    int      to;             /*!< index of a state */
    sf_hook *action;         /*!< or NULL; between leave and enter */
} sf_row;

/*! Make a machine.
    \param states  table of 1 to SF_MAX_STATES states
    \param rows    table of transitions, ascending by (from, event) and without
                   duplicates; NULL if \a nrows is 0
    \param user    handed to the hooks
    \return NULL if the tables are not as described, or out of memory */
sf_machine *sf_new(const sf_state *states, int nstates,
                   const sf_row *rows, int nrows, void *user);

/*! Free a machine. No hook is called. NULL is ignored. */
void sf_free(sf_machine *m);

/*! Enter the state with this index, and handle what its hook posted.
    \return 0, or -1 if there is no such state or the machine was started
            already */
int sf_start(sf_machine *m, int state);

/*! Has sf_start() been called with success? */
int sf_started(const sf_machine *m);

/*! Handle an event, and then those that the hooks posted meanwhile. An event
    without a row for the current state is ignored. The machine must have been
    started. It does not return as long as hooks keep posting.
    \return 0, or -1 if called from a hook and SF_QUEUE events wait already */
int sf_post(sf_machine *m, int event);

/*! Current state; while a hook \a leave or an action runs, the old one. Only
    for machines that have been started. */
int sf_current(const sf_machine *m);
const char *sf_name(const sf_machine *m);

/*! Would the event cause a transition now? Only for started machines. */
int sf_accepts(const sf_machine *m, int event);

/*! Number of transitions so far. */
unsigned long sf_steps(const sf_machine *m);

#endif
