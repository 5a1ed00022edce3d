#include "kbsense.h"

#include <stddef.h>

int main(void)
{
	kbsense *k = kb_open(2);
	int i;
	if (k == NULL || kb_open(0) != NULL || kb_open(KB_ROWS + 1) != NULL || kb_event(k) != -1 || kb_rows(k) != 2)
		return 2;
	if (kb_sample(k, 1, 5) != 0 || kb_sample(k, 1, 4) != 4 || kb_isdown(k, 1, 2) != 1 || kb_isdown(k, 1, 0) != 0)
		return 2;
	if (kb_event(k) != 18 || kb_event(k) != -1 || kb_ndown(k) != 1 || kb_setcode(k, 1, 2, KB_UP) != -1)
		return 2;
	if (kb_setcode(k, 1, 2, 77) != 0 || kb_sample(k, 1, 0) != 0 || kb_sample(k, 1, 0) != 4 || kb_event(k) != (77 | KB_UP))
		return 2;
	if (kb_code(k, 1, 2) != 77 || kb_code(k, 2, 0) != -1 || kb_code(k, 0, 16) != -1 || kb_sample(k, 2, 0) != -1)
		return 2;
	for (i = 0; i < 6; i++)
		kb_sample(k, 0, i & 2 ? 0xffff : 0);
	for (i = 0; kb_event(k) >= 0; i++)
		continue;
	if (i != KB_QUEUE || kb_setrows(k, 0) != -1 || kb_setrows(k, 65) != -1 || kb_setrows(k, 1) != 0)
		return 2;
	if (kb_setrows(k, 3) != 0 || kb_ndown(k) != 0 || kb_code(k, 2, 1) != 33 || kb_code(k, 1, 2) != 18)
		return 2;
#ifndef LEGAL
	kb_sample(k, 2, 1);
#endif
	kb_close(k);
	return 0;
}
