/* statree - a hierarchical state machine.
 *
 * States form a forest.  To enter a state with children is to enter one of
 * its children too: the one that was added first or, if the state was made with
 * ST_HISTORY and one of them has been active before, the one that was active
 * last.  So at most one leaf and all that is above it are active.
 */
#ifndef STATREE_H
#define STATREE_H

#define ST_NONE (-1)
#define ST_HISTORY 1u

#define ST_MAX_STATES 256
#define ST_MAX_RULES 256

typedef struct statree statree;

statree *st_new(void);                  /* NULL when memory is out */
void st_free(statree *m);

/* Adds a state below parent (ST_NONE: at the top).  Its id, counted from 0, or
 * ST_NONE when there is no such parent, too many states, or no memory.  Other
 * bits of flags are ignored. */
int st_add(statree *m, int parent, unsigned flags);

/* On `event`, when `from` is active, enter `to`.  0, or -1 when there is no
 * such state or too many rules.  Of several rules for the same event and state
 * the first holds. */
int st_rule(statree *m, int from, int event, int to);

/* Leaves the active states and enters this one.  The state at which it ends, or
 * ST_NONE when there is no such state (nothing is left then). */
int st_enter(statree *m, int state);

/* Looks for a rule of the active states, the innermost first, and follows it.
 * The state at which it ends, or ST_NONE when there is no rule. */
int st_send(statree *m, int event);

/* The innermost active state; at first ST_NONE. */
int st_current(const statree *m);
int st_active(const statree *m, int state);

/* ST_NONE when it is at the top, or when there is no such state. */
int st_parent(const statree *m, int state);

/* No state is active, and the history of all is empty. */
void st_reset(statree *m);

#endif
