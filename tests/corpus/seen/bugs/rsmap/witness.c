#include "rsmap.h"

#include <stddef.h>

int main(void)
{
	struct rsmap *m = rm_open(8, 10, 100);
	uint32_t a, b, c, addr = 0;
	if (m == NULL || rm_open(1, 1, 1) || rm_open(RM_SLOTS + 1, 1, 1) || rm_open(2, 0, 1) || rm_open(2, 2, UINT32_MAX - 1))
		return 2;
	a = rm_alloc(m, 10), b = rm_alloc(m, 20), c = rm_alloc(m, 30);
	if (a != 10 || b != 20 || c != 40 || rm_alloc(m, 0) != 0 || rm_alloc(m, 41) != 0 || rm_avail(m) != 40)
		return 2;
	if (rm_free(m, b, 20) || rm_free(m, b, 20) != -1 || rm_free(m, a, 11) != -1 || rm_free(m, 30, 15) != -1)
		return 2;
	if (rm_piece(m, 0, &addr) != 20 || addr != 20 || rm_piece(m, 1, NULL) != 40 || rm_piece(m, 2, &addr) || rm_piece(m, -1, &addr))
		return 2;
	if (rm_free(m, a, 10) || rm_piece(m, 0, NULL) != 30 || rm_get(m, 35, 10) != -1 || rm_get(m, 30, 5) || rm_get(m, 30, 1) != -1)
		return 2;
	if (rm_free(m, 30, 5) || rm_free(m, c, 30) || rm_piece(m, 0, NULL) != 100 || rm_largest(m) != 100 || rm_lost(m) != 0)
		return 2;
	if (rm_get(m, 0, 1) != -1 || rm_get(m, 109, 2) != -1 || rm_free(m, UINT32_MAX, UINT32_MAX) != -1 || rm_get(m, 10, 100))
		return 2;
	if (rm_avail(m) != 0 || rm_largest(m) != 0 || rm_free(m, 109, 1) || rm_free(m, 110, 1) != -1 || rm_free(m, 5, 0) != 0)
		return 2;
	rm_close(m);
	m = rm_open(2, 1, UINT32_MAX - 1);
	if (m == NULL || rm_alloc(m, UINT32_MAX - 1) != 1 || rm_free(m, 1, UINT32_MAX - 1) || rm_get(m, UINT32_MAX - 1, 1))
		return 2;
	rm_close(m);
	rm_close(NULL);
#ifndef LEGAL
	m = rm_open(2, 1, 100);
	rm_get(m, 50, 10);
	rm_close(m);
#endif
	return 0;
}
