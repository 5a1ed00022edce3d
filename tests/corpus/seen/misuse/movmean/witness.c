#include "movmean.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
	struct movmean mm = {NULL, 0, 0, 0};
	double room[4], larger[8], values[6] = {1, 2, 3, 4, 5, 6};

	if (argc > 1 && atoi(argv[1]) == 4) {
		movmean_put(&mm, 1);
		return 0;
	}
	movmean_init(&mm, room, 4);
	if (movmean_count(&mm) != 0)
		return 2;
#ifdef LEGAL
	movmean_put_many(&mm, values, 6);
	if (movmean_mean(&mm) != 4.5 || movmean_get(&mm, 0) != 6 || movmean_get(&mm, 3) != 3 || movmean_min(&mm) != 3)
		return 2;
	movmean_move(&mm, larger, 8);
	movmean_put(&mm, 9);
	if (movmean_count(&mm) != 5 || movmean_max(&mm) != 9 || movmean_get(&mm, 4) != 3)
		return 2;
	movmean_move(&mm, room, 2);
	if (movmean_count(&mm) != 2 || movmean_get(&mm, 1) != 6)
		return 2;
	movmean_put(&mm, 1);
	if (movmean_get(&mm, 0) != 1 || movmean_get(&mm, 1) != 9)
		return 2;
	movmean_reset(&mm);
	movmean_put_many(&mm, NULL, 0);
	return movmean_count(&mm) != 0;
#else
	(void)larger;
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		movmean_mean(&mm);
		break;
	case 2:
		movmean_init(&mm, room, 6);
		movmean_put_many(&mm, values, 6);
		break;
	case 3: {
		double *lent = malloc(4 * sizeof *lent);
		movmean_init(&mm, lent, 4);
		free(lent);
		movmean_put(&mm, 1);
		break;
	}
	case 5:
		movmean_put_many(&mm, values, 7);
		break;
	}
	return 0;
#endif
}
