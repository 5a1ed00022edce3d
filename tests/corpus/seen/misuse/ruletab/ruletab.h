/* ruletab - a state machine that is driven by a table of rules.
 *
 *     static const struct rt_rule door[] = {
 *         { OPEN,   PUSH, CLOSED, NULL },
 *         { CLOSED, PULL, OPEN,   may_open },
 *         RT_END
 *     };
 *
 * The first rule that has the present state and the event is followed.  States
 * are numbers from 0, events are any numbers.
 *
 * The table has to end with RT_END.  It is not copied and must stay unchanged
 * as long as the machine is used.
 */
#ifndef RULETAB_H
#define RULETAB_H

#include <stddef.h>

#define RT_NONE (-1)
#define RT_VETO (-2)
#define RT_BUSY (-3)

#define RT_LINE 64

/* Not 0: the state shall not be changed. */
typedef int (*rt_guard)(void *user, int state, int event);

struct rt_rule {
    int state, event, next;
    rt_guard guard;                 /* may be NULL */
};
#define RT_END { RT_NONE, 0, RT_NONE, NULL }

struct ruletab {                    /* private */
    const struct rt_rule *rules;
    void *user;
    int state;
    int busy;
    unsigned long moves;
};

/* -1 when `start` or the next state of a rule is less than 0; the machine must
 * not be used then. */
int rt_init(struct ruletab *m, const struct rt_rule *rules, int start, void *user);

int rt_state(const struct ruletab *m);

/* The new state, or RT_NONE (there is no rule), RT_VETO (the guard is against
 * it), RT_BUSY (called from a guard of this machine). */
int rt_fire(struct ruletab *m, int event);

/* 1 when there is a rule for the event in the present state. */
int rt_can(const struct ruletab *m, int event);

/* How many rules the present state has.  The events of the first n of them are
 * put into events (NULL if n is 0). */
size_t rt_events(const struct ruletab *m, int *events, size_t n);

/* Fires n events and stops at the first that has no new state.  Returns how
 * many had one. */
size_t rt_play(struct ruletab *m, const int *events, size_t n);

/* Writes a line of text about the machine, without newline, into line, which
 * must have RT_LINE bytes.  Returns line. */
char *rt_describe(const struct ruletab *m, char *line);

#endif
