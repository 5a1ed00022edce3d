#include "runqmap.h"

#include <limits.h>

int main(void)
{
	struct runq *rq = runq_alloc();

	if (runq_peek(rq) != -1 || runq_choose(rq) != -1 || runq_remove(rq, 3) || runq_setpri(rq, 3, 1))
		return 2;
	if (runq_add(rq, -1, 0, false) || runq_add(rq, RQ_NTHREAD, 0, false) || runq_add(rq, 0, RQ_NPRI, true) ||
	    runq_add(rq, 0, INT_MIN, true) || runq_priority(rq, INT_MAX) != -1)
		return 2;
	if (!runq_add(rq, 1, 63, false) || !runq_add(rq, 2, 31, false) || !runq_add(rq, 3, 31, true) ||
	    runq_add(rq, 3, 31, true) || !runq_add(rq, 4, 32, false) || runq_length(rq) != 4)
		return 2;
	if (runq_peek(rq) != 3 || !runq_setpri(rq, 3, 31) || runq_setpri(rq, 3, 64) || runq_priority(rq, 3) != 31)
		return 2;
	/* 2 and 3 are at one level, which does not become empty. */
	if (!runq_setpri(rq, 3, 32) || runq_choose(rq) != 2 || runq_choose(rq) != 4)
		return 2;
	runq_age(rq);
	if (runq_priority(rq, 3) != 31 || runq_priority(rq, 1) != 62 || runq_choose(rq) != 3 || runq_choose(rq) != 1)
		return 2;
	if (!runq_add(rq, 5, 0, false) || !runq_add(rq, 6, 1, false))
		return 2;
	for (int i = 0; i < 70; i++)
		runq_age(rq);
	if (runq_choose(rq) != 5 || runq_choose(rq) != 6 || runq_length(rq) != 0 || runq_choose(rq) != -1)
		return 2;
#ifndef LEGAL
	runq_add(rq, 0, 0, false);
	runq_setpri(rq, 0, 5);
	runq_peek(rq);
#endif
	runq_free(rq);
	return 0;
}
