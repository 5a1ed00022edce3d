#include "canmbx.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
	struct can_dev dev;
	struct can_frame *rx = calloc(2, sizeof *rx), f = { 0x123, 2, { 1, 2 } }, g = { 0x7, 8, { 0 } };
	int a, b, i;

	can_setup(&dev, rx, 2);
	if (can_mode(&dev) != CAN_CONFIG || can_timing(&dev, 0, 1, 1) != -1 || can_timing(&dev, 4, 13, 2) != 0)
		return 2;
	if (can_filter(&dev, 0x100, 0x700) || can_bus_in(&dev, &f) || can_receive(&dev, &g) || can_bus_out(&dev, &g))
		return 2;
	can_start(&dev);
	a = can_take(&dev);
	b = can_take(&dev);
	if (a < 0 || b < 0 || can_take(&dev) < 0 || can_take(&dev) != -1)
		return 2;
	can_send(&dev, a, &f);
#ifdef LEGAL
	(void)argc, (void)argv;
	can_send(&dev, b, &g);
	if (!can_bus_out(&dev, &g) || g.id != 7 || !can_bus_out(&dev, &g) || g.id != 0x123 || g.data[1] != 2)
		return 2;
	if (!can_bus_in(&dev, &f) || !can_bus_in(&dev, &f) || can_bus_in(&dev, &f) || can_overruns(&dev) != 1)
		return 2;
	f.id = 0x200;
	if (can_bus_in(&dev, &f) || !can_receive(&dev, &g) || g.id != 0x123)
		return 2;
	a = can_take(&dev);
	can_send(&dev, a, &g);
	for (i = 0; i < 40; i++)
		can_bus_error(&dev);
	if (can_mode(&dev) != CAN_BUSOFF || can_bus_out(&dev, &g) || can_abort(&dev, a) != 1)
		return 2;
	can_recover(&dev);
	if (can_abort(&dev, 3 - a - b) != 0)
		return 2;
	can_stop(&dev);
	for (i = 0; i < CAN_FILTERS; i++)
		if (can_filter(&dev, 0, 0))
			return 2;
	if (can_filter(&dev, 0, 0) != -1 || !can_receive(&dev, &g) || can_receive(&dev, &g))
		return 2;
	can_start(&dev);
	if (!can_bus_in(&dev, &f))
		return 2;
	can_stop(&dev);
	free(rx);
#else
	i = argc > 1 ? atoi(argv[1]) : 1;
	switch (i) {
	case 1:
		can_start(&dev);
		break;
	case 2:
		can_setup(&dev, rx, 2);
		can_start(&dev);
		break;
	case 3:
		can_send(&dev, a, &g);
		break;
	case 4:
		can_abort(&dev, b);
		can_abort(&dev, b);
		break;
	case 5:
		can_abort(&dev, can_take(&dev));
		break;
	case 6:
		g.len = 200;
		can_send(&dev, b, &g);
		break;
	case 7:
		g.id = CAN_ID_MAX + 1;
		can_send(&dev, b, &g);
		break;
	case 8:
		free(rx);
		can_bus_in(&dev, &f);
		break;
	case 9:
		can_setup(&dev, rx, 3);
		can_timing(&dev, 1, 1, 1);
		can_start(&dev);
		for (i = 0; i < 3; i++)
			can_bus_in(&dev, &f);
		break;
	}
#endif
	return 0;
}
