#include "smtable.h"

#include <stdlib.h>
#include <string.h>

enum { CLOSED, OPEN, LOCKED };
enum { PUSH, PULL, TURN };

static bool has_key(void *user)
{
	return *(int *)user > 0;
}

static void use_key(void *user)
{
	--*(int *)user;
}

static const struct smrow door[] = {
	{ CLOSED, PUSH, OPEN, NULL, NULL },
	{ OPEN, PULL, CLOSED, NULL, NULL },
	{ CLOSED, TURN, LOCKED, has_key, use_key },
	{ LOCKED, TURN, CLOSED, NULL, NULL },
};
static const char *const names[] = { "closed", "open", "locked" };

#ifndef LEGAL
static smachine machine;

static void fire_again(void *user)
{
	(void)user;
	sm_fire(&machine, PUSH);
}
#endif

int main(int count, char **arguments)
{
	int keys = 1;
#ifdef LEGAL
	smachine m;
	int trace[4];
	const int events[] = { PUSH, PUSH, PULL, TURN, TURN, TURN };

	(void)count, (void)arguments;
	sm_init(&m, door, 4, CLOSED, &keys);
	if (strcmp(sm_name(&m), "?") != 0 || sm_fire(&m, PULL) || !sm_accepts(&m, TURN) || sm_fire_all(&m, NULL, 0) != 0)
		return 2;
	sm_set_names(&m, names);
	sm_set_trace(&m, trace, 4);
	if (sm_fire_all(&m, events, 6) != 4 || sm_state(&m) != CLOSED || sm_traced(&m) != 4 || trace[2] != LOCKED || keys != 0)
		return 2;
	if (!sm_fire(&m, PUSH) || sm_traced(&m) != 4 || strcmp(sm_name(&m), "open") != 0 || sm_accepts(&m, 99))
		return 2;
	sm_set_trace(&m, NULL, 9);
	sm_reset(&m);
	if (sm_state(&m) != CLOSED || sm_traced(&m) != 0)
		return 2;
	sm_init(&m, NULL, 0, -1, NULL);
	if (sm_fire(&m, -1) || sm_state(&m) != -1)
		return 2;
#else
	struct smrow *rows = malloc(sizeof door);
	int *trace = malloc(2 * sizeof *trace);
	int loop;

	memcpy(rows, door, sizeof door);
	sm_init(&machine, rows, 4, CLOSED, &keys);
	sm_set_names(&machine, names);
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		rows[0].action = fire_again;
		sm_fire(&machine, PUSH);
		break;
	case 2:
		free(rows);
		sm_fire(&machine, PUSH);
		break;
	case 3:
		sm_init(&machine, rows, 5, CLOSED, &keys);
		sm_accepts(&machine, 77);
		break;
	case 4:
		rows[0].next = 3;
		sm_fire(&machine, PUSH);
		sm_name(&machine);
		break;
	case 5:
		sm_set_trace(&machine, trace, 2);
		free(trace);
		sm_reset(&machine);
		break;
	case 6:
		sm_set_trace(&machine, trace, 20);
		for (loop = 0; loop < 3; loop++)
			sm_reset(&machine);
		break;
	case 7:
		memset(&machine, 0x11, sizeof machine);
		sm_accepts(&machine, PUSH);
		break;
	}
#endif
	return 0;
}
