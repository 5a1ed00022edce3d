#ifndef SMTABLE_H
#define SMTABLE_H

#include <stdbool.h>
#include <stddef.h>

/*
 * State machines that are driven by a table.
 *
 * States and events are small numbers, usually of two enums. The table has a
 * row for each transition; of several rows that fit, the first whose guard
 * lets it pass is taken. The machine refers to the table, it is not copied.
 * Guards and actions must not fire events of their machine or reset it.
 */
struct smrow {
	int state;
	int event;
	int next;
	bool (*guard)(void *user);	/* NULL: always */
	void (*action)(void *user);	/* NULL: none; runs in the old state */
};

typedef struct smachine {
	const struct smrow *rows;
	size_t count;
	int start, state;
	void *user;			/* handed to guards and actions */
	const char *const *names;
	int *trace;
	size_t trace_size, trace_used;
	bool busy;
} smachine;

/* Sets a machine up in its start state. Comes before everything else. */
void sm_init(smachine *m, const struct smrow *rows, size_t count, int start, void *user);

/* Back to the start state. */
void sm_reset(smachine *m);

/* Takes a transition; false when none fits, the state stays then. */
bool sm_fire(smachine *m, int event);

/* Fires several events; the number of those that took a transition. */
size_t sm_fire_all(smachine *m, const int *events, size_t count);

/* Whether an event would take a transition now. Guards are asked. */
bool sm_accepts(const smachine *m, int event);

int sm_state(const smachine *m);

/* Names of the states, to be shown: names[s] is that of state s, from 0 up to
 * the largest state there is. The array is not copied. */
void sm_set_names(smachine *m, const char *const *names);

/* Name of the current state; "?" when no names were set. */
const char *sm_name(const smachine *m);

/* From now on, writes each state that is entered to an array until it is full.
 * NULL ends that. */
void sm_set_trace(smachine *m, int *trace, size_t size);
size_t sm_traced(const smachine *m);

#endif
