#include "ttycl.h"

#include <string.h>

int main(void)
{
	struct clist a, b;
	char buf[32];
	clinit(&a);
	clinit(&b);
	if (clgetc(&a) != -1 || clunputc(&a) != -1 || clnth(&a, 0) != -1 || clkill(&a) != 0 || clline(&a) != 0)
		return 2;
	if (clwrite(&a, "hello\nworld", 11) != 11 || a.c_cc != 11 || clline(&a) != 6 || clnth(&a, 10) != 'd')
		return 2;
	if (clnth(&a, 11) != -1 || clnth(&a, -1) != -1 || clread(&a, buf, 6) != 6 || memcmp(buf, "hello\n", 6) != 0)
		return 2;
	clcat(&a, &a);
	clcat(&a, &b);
	if (a.c_cc != 0 || b.c_cc != 5 || clunputc(&b) != 'd' || clputc(&b, 0777) != 0 || clunputc(&b) != 255)
		return 2;
	if (clkill(&b) != 4 || b.c_cc != 0 || clputc(&b, 'x') != 0 || clread(&b, buf, 32) != 1 || clread(&b, buf, -1) != 0)
		return 2;
	while (clputc(&a, 'y') == 0)
		continue;
	if (a.c_cc != CLHIGH || clwrite(&a, "z", 1) != 0)
		return 2;
	clputc(&b, '.');
	clcat(&b, &a);
	if (b.c_cc != 1)
		return 2;
	clflush(&a);
	clflush(&b);
#ifndef LEGAL
	clwrite(&a, "1234567", 7);
	clunputc(&a);
	clputc(&a, '8');
	clflush(&a);
#endif
	return 0;
}
