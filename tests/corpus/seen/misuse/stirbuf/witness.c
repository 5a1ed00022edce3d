#include "stirbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	char *a = malloc(33), *b = malloc(300), *own;
	long x, y;
	int v[5] = { 1, 2, 3, 4, 5 };

	x = sb_random();
	sb_srandom(1);
	if (x < 0 || sb_random() != x)
		return 2;
	own = sb_initstate(7, a + 1, 32);
	if (own == NULL || sb_initstate(7, b, 300) != a + 1 || sb_initstate(1, a, 15) != NULL || sb_setstate(NULL) != NULL)
		return 2;
	x = sb_random();
	if (sb_setstate(a + 1) != b)
		return 2;
	y = sb_random();
	if (y == x || sb_setstate(b) != a + 1 || sb_below(6) > 5 || sb_below(0) != 0 || sb_below(1) != 0)
		return 2;
	sb_shuffle(v, 5);
	if (v[0] + v[1] + v[2] + v[3] + v[4] != 15)
		return 2;
	sb_shuffle(NULL, 0);
#ifdef LEGAL
	(void)count, (void)arguments;
	sb_setstate(own);
	sb_setstate(own);
	free(a);
	free(b);
	return sb_random() < 0;
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		free(b);
		sb_random();
		break;
	case 2:
		memset(a, 0, 33);
		sb_setstate(a);
		break;
	case 3:
		sb_initstate(1, a, 128);
		break;
	case 4:
		memset(b, 'x', 300);
		sb_random();
		break;
	case 5:
		sb_shuffle(malloc(2 * sizeof(int)), 50);
		break;
	}
	return 0;
#endif
}
