#include "cidrtab.h"

#include <stddef.h>

int main(void)
{
	struct cidrtab *t = ct_open();
	struct ct_route r, s;

	if (ct_add(t, 0x0a010203, 8, 1) || ct_add(t, 0x0a010203, 16, 2) || ct_add(t, 0x0a000000, 8, 3) != CT_EEXIST)
		return 2;
	if (ct_add(t, 1, 33, 0) != CT_EBITS || ct_add(t, 1, -1, 0) != CT_EBITS || ct_add(t, 0xffffffff, 32, 5))
		return 2;
	if (ct_lookup(t, 0x0a010000, &r) || r.via != 2 || ct_lookup(t, 0x0aff0000, &s) || s.via != 1 || !ct_covers(&s, &r))
		return 2;
	if (ct_lookup(t, 1, &r) != CT_ENOENT || ct_del(t, 0x0a010000, 16) || ct_count(t) != 2 || ct_get(t, 2, &r) == 0)
		return 2;
#ifndef LEGAL
	ct_add(t, 0, 0, 9);
	ct_lookup(t, 1, &r);
#endif
	ct_close(t);
	return 0;
}
