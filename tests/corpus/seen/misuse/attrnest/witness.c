#include "attrnest.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	struct attr_msg *m = attr_alloc();
	size_t len, n;
	char *p;

	if (!m)
		return 2;
#ifdef LEGAL
	{
		const void *in, *d;
		int i;
		(void)argc, (void)argv;
		if (attr_data(m, &len) || len != 0 || attr_steal(m, &len))
			return 1;
		if (attr_put(m, 1, "abc", 3) || attr_nest_start(m, 2) || attr_put(m, 3, NULL, 0))
			return 1;
		p = attr_reserve(m, 4, 5);
		if (!p)
			return 1;
		memcpy(p, "hello", 5);
		attr_nest_start(m, 9);
		attr_put(m, 9, "x", 1);
		attr_nest_cancel(m);
		attr_nest_end(m);
		d = attr_data(m, &len);
		in = attr_find(d, len, 2, &n);
		if (!in || !(in = attr_find(in, n, 4, &n)) || n != 5 || memcmp(in, "hello", 5) != 0 || attr_find(d, len, 9, &n))
			return 1;
		p = attr_steal(m, &len);
		free(p);
		for (i = 0; attr_nest_start(m, 1) == 0; i++)
			;
		if (i != ATTR_DEPTH_MAX)
			return 1;
		while (i-- > 0)
			attr_nest_end(m);
		if (attr_put(m, 1, "", (size_t)-1) != -1 || attr_put(m, 1, "", ATTR_MSG_MAX) != -1 || attr_find(NULL, 0, 1, &n))
			return 1;
		if (!attr_reserve(m, 65535, 32000) || attr_reserve(m, 1, 32000))
			return 1;
	}
#else
	{
		int rule = argc > 1 ? atoi(argv[1]) : 1;
		p = attr_reserve(m, 1, 24);
		if (!p)
			return 2;
		if (rule == 1) {
			attr_put(m, 2, "more and more", 13);
			p[0] = 'x';
		}
		if (rule == 2)
			attr_nest_end(m);
		if (rule == 3) {
			attr_nest_start(m, 7);
			attr_data(m, &len);
		}
		if (rule == 4) {
			union { const void *c; void *v; } u;
			u.c = attr_data(m, &n);
			free(u.v);
		}
		if (rule == 5)
			attr_put(m, 2, p, 24);
	}
#endif
	attr_free(m);
	return 0;
}
