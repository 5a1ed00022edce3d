#include "pinmask.h"

int main(void)
{
	struct pm_port p;
	pm_reset(&p);
	pm_direction(&p, pm_mask(0, 16), true);
	pm_pullup(&p, pm_mask(16, 8), true);
	if (!pm_put(&p, 4, 4, 9) || pm_put(&p, 4, 4, 16) || pm_put(&p, 30, 3, 0) || pm_get(&p, 4, 4) != 9)
		return 2;
	pm_drive(&p, 0x00030000, 0x00010000);
	if (pm_read(&p) != 0x00FD0090 || !pm_pin(&p, 16) || pm_pin(&p, 17) || pm_pin(&p, 32))
		return 2;
	pm_release(&p, 0x00020000);
	pm_toggle(&p, 0x90);
	if (pm_read(&p) != 0x00FF0000 || pm_weight(UINT32_MAX) != 32 || pm_mask(0, 32) != UINT32_MAX || pm_mask(32, 0) != 0)
		return 2;
	if (pm_get(&p, 32, 0) != 0 || pm_get(&p, 1, 32) != 0 || pm_get(&p, 1, 31) != 0x7F8000 || !pm_put(&p, 32, 0, 0) ||
	    !pm_put(&p, 0, 32, 0xDEADBEEF))
		return 2;
#ifndef LEGAL
	return pm_get(&p, 0, 32) != pm_read(&p);
#endif
	return 0;
}
