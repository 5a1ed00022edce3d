#include "tblsrch.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
	int t[8] = {5, 3, 9}, key = 4;
	size_t n = 3;
#ifdef LEGAL
	(void)count, (void)arguments;
	if (ts_lfind(&key, t, n, sizeof *t, ts_cmpint) != NULL || ts_ladd(&key, t, &n, sizeof *t, ts_cmpint) != t + 3 || n != 4)
		return 2;
	if (ts_ladd(&key, t, &n, sizeof *t, ts_cmpint) != t + 3 || ts_lfind(&key, NULL, 0, sizeof *t, ts_cmpint) != NULL)
		return 2;
	ts_sort(t, n, sizeof *t, ts_cmpint);
	key = 7;
	if (t[0] != 3 || t[3] != 9 || ts_bfind(&key, t, n, sizeof *t, ts_cmpint) != NULL || ts_lower(&key, t, n, sizeof *t, ts_cmpint) != 3)
		return 2;
	if (ts_badd(&key, t, &n, sizeof *t, ts_cmpint) != t + 3 || t[4] != 9 || ts_badd(&key, t, &n, sizeof *t, ts_cmpint) != t + 3)
		return 2;
	key = INT_MAX;
	if (ts_badd(&key, t, &n, sizeof *t, ts_cmpint) != t + 5 || n != 6 || ts_bfind(t + 2, t, n, sizeof *t, ts_cmpint) != t + 2)
		return 2;
	key = INT_MIN;
	if (ts_badd(&key, t, &n, sizeof *t, ts_cmpint) != t || n != 7 || ts_lower(&key, NULL, 0, 4, ts_cmpint) != 0)
		return 2;
	t[1] = INT_MIN;
	if (ts_uniq(t, n, sizeof *t, ts_cmpint) != 6 || t[1] != 4 || ts_uniq(NULL, 0, sizeof *t, ts_cmpint) != 0)
		return 2;
	n = 6;
	ts_del(t, &n, sizeof *t, 5);
	ts_del(t, &n, sizeof *t, 0);
	if (n != 4 || t[0] != 4)
		return 2;
	ts_sort(NULL, 0, 0, ts_cmpint);
	const char *s[3] = {"b", "a", ""}, *k = "a";
	ts_sort(s, 3, sizeof *s, ts_cmpstr);
	if (ts_bfind(&k, s, 3, sizeof *s, ts_cmpstr) != s + 1)
		return 2;
	return 0;
#else
	int *full = malloc(3 * sizeof *full);
	for (size_t i = 0; i < n; i++)
		full[i] = t[i];
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		ts_ladd(&key, full, &n, sizeof *full, ts_cmpint);
		break;
	case 2:
		ts_lfind(&key, full, 4, sizeof *full, ts_cmpint);
		break;
	case 3:
		ts_lfind(&key, full, 3, 2 * sizeof *full, ts_cmpint);
		break;
	case 4:
		n = 0;
		ts_del(full, &n, sizeof *full, 0);
		break;
	case 5:
		ts_sort(full, 3, sizeof *full, NULL);
		break;
	case 6:
		ts_lfind(&key, full, 3, sizeof *full, ts_cmpstr);
		break;
	}
	return 0;
#endif
}
