#include "ldavg.h"

#include <limits.h>

int main(void)
{
	struct ldavg l = ld_zero();
	struct cpticks t = ld_ticks(100, 0, 50, 850), big = ld_ticks(INT32_MAX, -1, 0, 1);

	for (int i = 0; i < 500; i++)
		l = ld_tick(l, 2);
	if (ld_whole(l.one) != 1 || ld_cents(l.one) < 90)
		return 2;
	l = ld_idle(l, UINT_MAX);
	if (l.one != 0 || l.fifteen != 0)
		return 2;
	l = ld_tick((struct ldavg){ UINT32_MAX, UINT32_MAX, UINT32_MAX }, UINT_MAX);
	if (ld_whole(l.one) == 0)
		return 2;
	if (ld_permille(t, LD_USER) != 100 || ld_permille(t, LD_IDLE) != 850 || ld_permille(t, LD_NICE) != 0)
		return 2;
	if (ld_permille(ld_since(t, t), LD_SYS) != 0 || ld_total(ld_add(big, big)) != (int64_t)INT32_MAX + 2)
		return 2;
	if (ld_prio(0, 0) != 50 || ld_prio(INT_MIN, 0) != 10 || ld_prio(INT_MAX, UINT_MAX) != 127)
		return 2;
	if (ld_decay(0, 0) != 0 || ld_decay(100, 0) != 0 || ld_decay(90, LD_FSCALE) != 60 || ld_decay(UINT_MAX, UINT32_MAX) == 0)
		return 2;
#ifndef LEGAL
	if (ld_permille(ld_ticks(0, 0, 0, 3000000), LD_IDLE) != 1000)
		return 1;
#endif
	return 0;
}
