#include "smtable.h"

#include <assert.h>

void sm_init(smachine *m, const struct smrow *rows, size_t count, int start, void *user)
{
	m->rows = rows;
	m->count = count;
	m->start = m->state = start;
	m->user = user;
	m->names = NULL;
	m->trace = NULL;
	m->trace_size = m->trace_used = 0;
	m->busy = false;
}

static void enter(smachine *m, int state)
{
	m->state = state;
	if (m->trace != NULL && m->trace_used < m->trace_size)
		m->trace[m->trace_used++] = state;
}

void sm_reset(smachine *m)
{
	assert(!m->busy);
	enter(m, m->start);
}

static const struct smrow *find(const smachine *m, int event)
{
	size_t i;

	for (i = 0; i < m->count; i++) {
		const struct smrow *row = &m->rows[i];

		if (row->state == m->state && row->event == event && (row->guard == NULL || row->guard(m->user)))
			return row;
	}
	return NULL;
}

bool sm_fire(smachine *m, int event)
{
	const struct smrow *row;

	assert(!m->busy);
	row = find(m, event);
	if (row == NULL)
		return false;
	if (row->action != NULL) {
		m->busy = true;
		row->action(m->user);
		m->busy = false;
	}
	enter(m, row->next);
	return true;
}

size_t sm_fire_all(smachine *m, const int *events, size_t count)
{
	size_t i, taken = 0;

	for (i = 0; i < count; i++)
		taken += sm_fire(m, events[i]);
	return taken;
}

bool sm_accepts(const smachine *m, int event)
{
	return find(m, event) != NULL;
}

int sm_state(const smachine *m)
{
	return m->state;
}

void sm_set_names(smachine *m, const char *const *names)
{
	m->names = names;
}

const char *sm_name(const smachine *m)
{
	return m->names == NULL ? "?" : m->names[m->state];
}

void sm_set_trace(smachine *m, int *trace, size_t size)
{
	m->trace = trace;
	m->trace_size = size;
	m->trace_used = 0;
}

size_t sm_traced(const smachine *m)
{
	return m->trace_used;
}
