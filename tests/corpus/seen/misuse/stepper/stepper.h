/* stepper -- table driven state machines
 *
 * A machine is a table of rows "in this state, on this event: call that, then
 * be in that state".  The table is the caller's and usually static:
 *
 *     static const step_row door[] = {
 *         { SHUT, EV_OPEN, OPEN, creak },
 *         { OPEN, EV_SHUT, SHUT, bang },
 *         { STEP_ANY, EV_KICK, STEP_SAME, ouch },
 *         STEP_END
 *     };
 *
 * The first row that fits counts.  States and events are numbers from 0 on.
 */
#ifndef STEPPER_H
#define STEPPER_H

#include <stddef.h>

#define STEP_ANY (-1)  /* as a row's state or event: fits every one */
#define STEP_SAME (-1) /* as a row's next state: stay */
#define STEP_LAST (-2)
#define STEP_END { STEP_LAST, 0, 0, NULL } /* has to be the last row of a table */

#define STEP_QUEUE 8  /* events that can wait at the same time */
#define STEP_CHAIN 64 /* events handled by one call of step_feed */

enum {
    STEP_OK = 0,
    STEP_IGNORED = 1,  /* no row fits; the state stays */
    STEP_EINVAL = -1,  /* a negative event or state, a NULL table */
    STEP_EFULL = -2,   /* too many events are waiting */
    STEP_ECHAIN = -3   /* actions kept posting; waiting events were discarded */
};

typedef struct step_machine step_machine;
typedef void step_action(step_machine *m, int event, void *user);

typedef struct step_row {
    int state;
    int event;
    int next;            /* negative: STEP_SAME */
    step_action *action; /* may be NULL */
} step_row;

/* Fill it with step_init; do not touch the members. */
struct step_machine {
    const step_row *rows;
    void *user;
    int start;
    int state;
    int running;
    int queue[STEP_QUEUE];
    unsigned head, waiting;
};

/* Prepares a machine.  The table is not copied: it must end with STEP_END and
 * exist as long as the machine is used.  user goes to the actions.  If the
 * result is STEP_EINVAL, the machine may be used but has no rows and is in
 * state 0. */
int step_init(step_machine *m, const step_row *rows, int start, void *user);

/* Handles an event, and then those that were posted.  The new state is set
 * before the action is called.  Returns what became of `event`, STEP_OK or
 * STEP_IGNORED; or STEP_ECHAIN; or STEP_EINVAL.  Not for use in an action of the same machine, see step_post. */
int step_feed(step_machine *m, int event);

/* Lets an event wait until the present step_feed, or the next one, is through
 * with its own event.  This is how an action triggers another one.  Returns
 * STEP_OK, STEP_EFULL or STEP_EINVAL. */
int step_post(step_machine *m, int event);

/* Back to the first state; waiting events are discarded. */
void step_reset(step_machine *m);

int step_state(const step_machine *m);

/* 1 if a row fits the event in the present state, else 0. */
int step_can(const step_machine *m, int event);

/* The number of rows of a table, STEP_END not counted; 0 for NULL. */
size_t step_rows(const step_row *rows);

#endif
