#include "abcnote.h"
#include <limits.h>
#include <string.h>

int main(void)
{
	struct abcnote n, m;
	char buf[ABCNOTE_MAXTEXT];
	int semis;
#ifdef LEGAL
	static const char *const good[] = { "C", "__C,,,,63/64", "^^b'''63/64", "=e2", "f///", "G/", "B3/2" };
	static const char *const bad[] = { "", "^", "H", "C,,,,,", "c''''", "C0", "C65", "C123", "C/0", "C/3", "C///////", "_^C" };
	for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
		if (abcnote_parse(good[i], &n) != (int)strlen(good[i]))
			return 2;
		if (abcnote_format(&n, buf, sizeof buf) < 0 || abcnote_parse(buf, &m) < 0 || !abcnote_equal(&n, &m))
			return 3;
		if (abcnote_format(&n, buf, 0) != -1 || abcnote_format(&n, buf, 1) != -1 || abcnote_ticks(&n, 65535) < 0)
			return 4;
	}
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (abcnote_parse(bad[i], &n) != -1)
			return 5;
	if (abcnote_parse("_C", &n) != 2 || abcnote_simplify(&n) || n.step != 6 || n.octave != 3)
		return 6;
	if (abcnote_transpose(&n, INT_MIN) != -1 || abcnote_transpose(&n, INT_MAX) != -1 || abcnote_transpose(&n, -60) != -1 ||
	    abcnote_transpose(&n, 62) != -1 || abcnote_transpose(&n, 60) || n.octave != 8 || abcnote_transpose(&n, -107))
		return 7;
	if (n.step || n.octave || abcnote_pitch(&n, &semis) || semis)
		return 8;
	n.den = 0;
	if (abcnote_ticks(&n, 1) != -1 || abcnote_transpose(&n, 1) != -1 || abcnote_format(&n, buf, 16) != -1)
		return 9;
	n = (struct abcnote){ INT_MIN, INT_MAX, INT_MIN, INT_MIN, INT_MIN };
	if (abcnote_valid(&n) || abcnote_pitch(&n, &semis) != -1)
		return 10;
	return 0;
#else
	(void)m, (void)buf, (void)semis;
	if (abcnote_parse("_C,,,,", &n) != 6)
		return 0;
	abcnote_simplify(&n);
	return 0;
#endif
}
