#include "rmapv6.h"

#include <stdlib.h>

static int pieces(unsigned size, unsigned addr, void *arg)
{
	(void)size, (void)addr;
	++*(int *)arg;
	return addr > 1000;
}

#ifndef LEGAL
static int change(unsigned size, unsigned addr, void *arg)
{
	(void)size, (void)addr;
	return rm_get(arg, 1) == 0;
}
#endif

int main(int count, char **arguments)
{
	struct rmap *m = rm_new(3);
	unsigned a, b;
	int n = 0;

	if (rm_new(0) != NULL || rm_new(5000) != NULL || rm_get(m, 1) != 0)
		return 2;
	rm_put(m, 100, 1);
	a = rm_get(m, 10);
	b = rm_get(m, 5);
	if (a != 1 || b != 11 || rm_free(m) != 85 || rm_get(m, 86) != 0 || rm_get(m, 0) != 0)
		return 2;
	rm_put(m, 10, a);
	rm_put(m, 0, 0);
	if (rm_each(m, pieces, &n) != 0 || n != 2)
		return 2;
	rm_put(m, 5, b);
	n = 0;
	if (rm_each(m, pieces, &n) != 0 || n != 1 || rm_free(m) != 100)
		return 2;
	if (!rm_take(m, 10, 20) || rm_take(m, 1, 25) || rm_take(m, 100, 1) || !rm_take(m, 1, 50) || rm_dropped(m) != 0)
		return 2;
	rm_put(m, 1, RM_TOP);
	if (rm_dropped(m) != 1 || rm_take(m, 1, RM_TOP))
		return 2;
	rm_put(m, RM_TOP - 200, 201);
	if (rm_get(m, RM_TOP - 200) != 201)
		return 2;
#ifdef LEGAL
	(void)count, (void)arguments;
	rm_delete(m);
	rm_delete(NULL);
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		rm_put(m, 2, 35);
		break;
	case 2:
		rm_put(m, 1, 0);
		break;
	case 3:
		rm_put(m, 2, RM_TOP);
		break;
	case 4:
		rm_each(m, change, m);
		break;
	case 5:
		rm_delete(m);
		rm_get(m, 1);
		break;
	}
#endif
	return 0;
}
