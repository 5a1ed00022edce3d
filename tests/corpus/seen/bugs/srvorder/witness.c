#include "srvorder.h"

#include <assert.h>
#include <string.h>

static uint32_t step(void *arg)
{
	uint32_t *seed = arg;

	return *seed = *seed * 1664525u + 1013904223u;
}

int main(void)
{
	struct srv_rec r[4];
	uint32_t seed = 1;
#ifdef LEGAL
	char buf[100];

	memset(r, 0, sizeof r);
	assert(srv_set(&r[0], 1, 0, 80, "") == -1);
	assert(srv_parse(&r[0], "") == -1 && srv_parse(&r[0], "1 2 3") == -1 && srv_parse(&r[0], "1 2 3 ") == -1);
	assert(srv_parse(&r[0], "1 65536 3 a") == -1 && srv_parse(&r[0], "-1 2 3 a") == -1);
	assert(srv_parse(&r[0], " 5 0 80 . ") == 0 && srv_refused(r, 1) && !srv_refused(r, 0));
	assert(srv_parse(&r[1], "2 0 80 Host.example") == 0 && srv_set(&r[2], 2, 0, 80, "hOST.example") == 0);
	assert(srv_set(&r[3], 0, 9, 65535, "z") == 0);
	assert(srv_same(&r[1], &r[2]) && srv_same(&r[2], &r[1]) && !srv_same(&r[0], &r[1]));
	assert(srv_format(&r[3], NULL, 0) == 11 && srv_format(&r[3], buf, 5) == 11 && strcmp(buf, "0 9 ") == 0);
	srv_order(r, 4, step, &seed);
	assert(r[0].prio == 0 && r[1].prio == 2 && r[3].prio == 5 && srv_group(r + 1, 3) == 2);
	assert(srv_uniq(r, 4) == 3 && srv_uniq(r, 0) == 0 && srv_group(r, 0) == 0);
	srv_order(r, 0, step, &seed);
	srv_order(r, 1, step, &seed);
	assert(srv_set(&r[0], 1, 65535, 1, r[1].host) == 0 && srv_set(&r[1], 2, 0, 1, "b") == 0);
	srv_order(r, 2, step, &seed);
#else
	srv_parse(&r[0], "1 10 5060 main.example");
	srv_parse(&r[1], "1 0 5060 spare.example");
	srv_order(r, 2, step, &seed);
#endif
	return 0;
}
