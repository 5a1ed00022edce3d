#include "clkscale.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
	struct clkscale c;

	for (unsigned bits = 1; bits <= 64; bits++) {
		clk_setup(&c, 1, bits);
		if (c.mult < 1 || clk_cyc2ns(&c, 1) != 1000000000u || clk_ns2cyc(&c, UINT64_MAX) != UINT64_MAX / 1000000000u)
			return 2;
		clk_setup(&c, UINT32_MAX, bits);
		clk_cyc2ns(&c, c.max);
		clk_ns2cyc(&c, UINT64_MAX);
		clk_period(&c);
		clk_start(&c, UINT64_MAX);
		clk_tick(&c, 0);
	}
	clk_setup(&c, 1000000, 16);
	clk_start(&c, 0xfff0);
	if (clk_tick(&c, 0x10) != 32000 || clk_tick(&c, 0x10) != 32000 || clk_delta(&c, 5, 4) != 0xffff)
		return 2;
	if (clk_ns2cyc(&c, 5500) != 5 || clk_period(&c) > 65535000 || clk_ns2cyc(&c, 0) != 0)
		return 2;
	if (clk_log2(1) != 0 || clk_log2(UINT64_MAX) != 63 || clk_muldiv(UINT64_MAX, UINT32_MAX, UINT32_MAX) != UINT64_MAX ||
	    clk_muldiv(7, 3, 2) != 10 || clk_muldiv(UINT64_MAX, 0, 1) != 0)
		return 2;
	clk_setup(&c, 3000000000u, 64);
#ifdef LEGAL
	(void)count, (void)arguments;
#else
	struct clkscale zero = {0};
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		clk_setup(&c, 0, 32);
		break;
	case 2:
		clk_setup(&c, 1000, 0);
		break;
	case 3:
		clk_log2(0);
		break;
	case 4:
		clk_cyc2ns(&c, UINT64_MAX);
		break;
	case 5:
		clk_start(&c, 0);
		clk_tick(&c, UINT64_MAX - 1);
		break;
	case 6:
		clk_ns2cyc(&zero, 1);
		break;
	case 7:
		clk_muldiv(1, 1, 0);
		break;
	default:
		clk_muldiv(UINT64_MAX, 2, 1);
		break;
	}
#endif
	return 0;
}
