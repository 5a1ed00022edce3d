#include "symmode.h"

#include <string.h>

int main(void)
{
	char p[11];
	symmode_t *a = sm_compile("u=rwx,go=rX", 0), *b = sm_compile("0644", 0), *c = sm_compile("+x", 022), *j;

	/* `u=rwx', `go=rX' */
	if (sm_count(a) != 2 || sm_apply(a, SM_DIR) != (SM_DIR | 0755) || sm_apply(a, 0) != 0755)
		return 2;
	if (sm_apply(b, 07777) != 0644 || sm_apply(c, 0) != 0111)
		return 2;
	j = sm_join(b, c);
	if (sm_count(j) != 2 || sm_apply(j, 0) != 0755)
		return 2;
	sm_free(j);
	j = sm_join(a, a);
	if (sm_count(j) != 4 || sm_apply(j, 0) != 0755)
		return 2;
	sm_free(j);
	if (sm_compile("", 0) || sm_compile("u", 0) || sm_compile("10000", 0) || sm_compile("u+r,", 0) || sm_compile("8", 0))
		return 2;
	sm_strmode(SM_DIR | 01755, p);
	if (strcmp(p, "drwxr-xr-t") != 0)
		return 2;
	sm_free(a);
	sm_free(b);
	sm_free(c);
	a = sm_compile("g=u-w,o=", 0);
	if (sm_apply(a, 0607) != 0640)
		return 2;
	sm_free(a);
#ifndef LEGAL
	a = sm_compile("u+r,g+r,o+r,a-w", 0);
	sm_free(a);
#endif
	return 0;
}
