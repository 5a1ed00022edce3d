#include "sessreg.h"

#include <string.h>

int main(void)
{
	struct sessreg *sr = sr_new(10);
	sr_id a = sr_open(sr, "ann", 100), b = sr_open(sr, "bob", 105), c = sr_open(sr, "ann", 110);
	if (!a || !b || !c || a == b || sr_open(sr, "", 1) || sr_count(sr, NULL) != 3 || sr_count(sr, "ann") != 2)
		return 2;
	if (strcmp(sr_user(sr, b), "bob") != 0 || sr_touch(sr, a, 120) || sr_touch(sr, 99, 1) != -1 || sr_user(sr, 0))
		return 2;
	if (sr_expire(sr, 110) != 0 || sr_expire(sr, 0) != 0 || sr_close(sr, b) || sr_close(sr, b) != -1)
		return 2;
	if (sr_kick(sr, sr_user(sr, a)) != 2 || sr_kick(sr, "ann") != 0 || sr_count(sr, NULL) != 0)
		return 2;
	if (!sr_open(sr, "dee", 0) || sr_count(sr, "dee") != 1)
		return 2;
#ifndef LEGAL
	sr_expire(sr, 50);
#endif
	sr_free(sr);
	return 0;
}
