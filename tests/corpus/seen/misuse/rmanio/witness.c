#include "rmanio.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
	if (rman_create(5, 4) != NULL)
		return 2;
	rman_t *all = rman_create(0, UINT64_MAX);
	res_t *low = rman_reserve(all, 0, UINT64_MAX, UINT64_MAX, 0);
	if (low == NULL || res_first(low) != 0 || res_last(low) != UINT64_MAX - 1)
		return 2;
	res_t *high = rman_reserve(all, 3, UINT64_MAX, 1, RF_ALIGNED);
	if (high == NULL || res_first(high) != UINT64_MAX || rman_reserve(all, 0, UINT64_MAX, 1, 0) != NULL)
		return 2;
	res_release(low);
	if (rman_reserve(all, UINT64_MAX - 1, UINT64_MAX, 4, RF_ALIGNED) != NULL)
		return 2;
	res_release(high);
	rman_destroy(all);

	rman_t *rm = rman_create(0x10, 0x4f);
	if (rman_reserve(rm, 0, 0xff, 0, 0) || rman_reserve(rm, 0, 0xff, 65, 0) || rman_reserve(rm, 0, 0xff, 1, 8) ||
	    rman_reserve(rm, 0, 0xff, 3, RF_ALIGNED) || rman_reserve(rm, 9, 8, 1, 0))
		return 2;
	res_t *a = rman_reserve(rm, 0x11, 0x4f, 3, 0);
	res_t *b = rman_reserve(rm, 0x10, 0x4f, 8, RF_ALIGNED | RF_SHAREABLE);
	res_t *c = rman_reserve(rm, 0x18, 0x1f, 8, RF_SHAREABLE);
	if (!a || !b || !c || res_first(b) != 0x18 || res_first(c) != 0x18 || rman_reserved(rm) != 3)
		return 2;
	if (rman_reserve(rm, 0x18, 0x1f, 4, RF_SHAREABLE) || rman_taken(rm, 0x10) || !rman_taken(rm, 0x13))
		return 2;
	if (!res_activate(b) || res_activate(c) || !res_activate(a) || !res_is_active(b))
		return 2;
	res_deactivate(b);
	res_deactivate(a);
	if (!res_activate(c))
		return 2;
	res_deactivate(c);
#ifdef LEGAL
	(void)count, (void)arguments;
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		res_activate(a);
		break;
	case 2:
		res_release(a);
		break;
	case 3:
		rman_destroy(rm);
		break;
	case 4:
		res_deactivate(a);
		break;
	case 5:
		res_activate(a);
		res_activate(a);
		break;
	default:
		res_activate(rman_reserve(rm, 0x18, 0x18, 1, 0));
		break;
	}
#endif
	res_release(a);
	res_release(c);
	res_release(b);
	rman_destroy(rm);
	return 0;
}
