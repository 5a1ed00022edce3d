#include "cordrot.h"

#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
	static const q16 table[] = { 0, CR_ONE, 3 * CR_ONE };
	volatile int zero = 0;

	for (unsigned a = 0; a < 65536; a += 13) {
		double t = a * 3.14159265358979323846 / 32768;
		if (fabs(cr_sin((brad)a) - sin(t) * CR_ONE) > 4 || fabs(cr_cos((brad)a) - cos(t) * CR_ONE) > 4)
			return 2;
		for (int c = 0; c < 4; c++) {
			struct cr_vec v = { c & 1 ? CR_MAX : -CR_MAX, c & 2 ? CR_MAX : -CR_MAX };
			v = cr_rot(v, (brad)a);
			for (int s = 1; s <= CR_STEPS; s++)
				cr_rot_raw((struct cr_vec){ c & 1 ? CR_MAX : -CR_MAX, c & 2 ? CR_MAX : -CR_MAX }, (brad)a, s);
			if (fabs(v.x * (double)v.x + v.y * (double)v.y - 2.0 * CR_MAX * CR_MAX) > 1e14)
				return 2;
		}
		brad back = cr_arg((struct cr_vec){ cr_cos((brad)a), cr_sin((brad)a) });
		if ((brad)(back - a + 4) > 8)
			return 2;
	}
	if (abs(cr_len((struct cr_vec){ 3000, -4000 }) - 5000) > 30 || cr_arg((struct cr_vec){ 0, 0 }) != 0)
		return 2;
	cr_len((struct cr_vec){ -CR_MAX, CR_MAX });
	cr_arg((struct cr_vec){ -CR_MAX, -CR_MAX });
	cr_arg((struct cr_vec){ 1, 0 });
	cr_arg((struct cr_vec){ -1, 0 });
	if (cr_mul(3 * CR_ONE, CR_ONE / 2) != CR_ONE * 3 / 2 || cr_div(-CR_ONE, 2 * CR_ONE) != -CR_ONE / 2)
		return 2;
	if (cr_scale(-3, 4) != -48 || cr_scale(0, 30) != 0 || cr_scale(-2, 30) != INT32_MIN)
		return 2;
	if (cr_sqrt(4 * CR_ONE) != 2 * CR_ONE || cr_sqrt(0) != 0 || cr_sqrt(INT32_MAX) != 11863283)
		return 2;
	if (cr_log2(1) != 0 || cr_log2(UINT32_MAX) != 31 || cr_gain(1) != 0x2d413ccd || cr_gain(CR_STEPS) == 0)
		return 2;
	if (cr_interp(table, 3, CR_ONE * 3 / 2) != 2 * CR_ONE || cr_interp(table, 3, 2 * CR_ONE) != 3 * CR_ONE)
		return 2;
#ifdef LEGAL
	(void)argc, (void)argv, (void)zero;
#else
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		cr_rot((struct cr_vec){ INT32_MAX, INT32_MAX }, 1);
		break;
	case 2:
		cr_rot_raw((struct cr_vec){ 0, 0 }, 0, CR_STEPS + 1);
		break;
	case 3:
		return cr_gain(zero) == 1;
	case 4:
		cr_div(CR_ONE, zero);
		break;
	case 5:
		cr_mul(INT32_MAX, INT32_MAX);
		break;
	case 6:
		cr_scale(1, 32);
		break;
	case 7:
		cr_sqrt(-1);
		break;
	case 8:
		cr_log2((unsigned)zero);
		break;
	case 9:
		cr_interp(table, 3, 3 * CR_ONE);
		break;
	}
#endif
	return 0;
}
