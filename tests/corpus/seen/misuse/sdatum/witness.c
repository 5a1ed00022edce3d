#include "sdatum.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static datum of(const char *s)
{
	datum d = {s, (int)strlen(s)};
	return d;
}

int main(int count, char **arguments)
{
	SD *p = sd_open();
	if (p == NULL || sd_store(p, of("a"), of("apple"), SD_INSERT) != 0 || sd_count(p) != 1)
		return 2;
#ifdef LEGAL
	(void)count, (void)arguments;
	datum zero = {NULL, 0}, minus = {"x", -1}, huge = {"x", INT_MAX}, d;
	int n = 0;
	if (sd_store(p, of("a"), of("b"), SD_INSERT) != 1 || sd_store(p, minus, of("b"), 0) != -1 || sd_store(p, of("b"), huge, 0) != -1)
		return 2;
	if (sd_store(p, zero, zero, SD_REPLACE) != 0 || sd_fetch(p, zero).dptr == NULL || sd_fetch(p, zero).dsize != 0)
		return 2;
	d = sd_fetch(p, of("a"));
	if (d.dsize != 5 || strcmp(d.dptr, "apple") != 0 || sd_fetch(p, of("b")).dptr != NULL || sd_fetch(p, minus).dptr != NULL)
		return 2;
	if (sd_store(p, of("a"), d, SD_REPLACE) != 0)
		return 2;
	d = sd_fetch(p, of("a"));
	if (sd_store(p, d, d, SD_REPLACE) != 0 || sd_count(p) != 3 || sd_nextkey(p).dptr != NULL)
		return 2;
	for (d = sd_firstkey(p); d.dptr != NULL; d = sd_nextkey(p))
		n++;
	if (n != 3 || sd_delete(p, of("zz")) != -1 || sd_delete(p, minus) != -1 || sd_delete(p, sd_firstkey(p)) != 0)
		return 2;
	for (n = 0; n < SD_RECS + 1; n++) {
		d.dptr = (const char *)&n;
		d.dsize = sizeof n;
		if (sd_store(p, d, d, SD_INSERT) != 0)
			break;
	}
	if (n != SD_RECS - 2 || sd_count(p) != SD_RECS)
		return 2;
	for (n = 0, d = sd_firstkey(p); d.dptr != NULL; d = sd_nextkey(p))
		n++;
	if (n != SD_RECS)
		return 2;
	while ((d = sd_firstkey(p)).dptr != NULL)
		if (sd_delete(p, d) != 0)
			return 2;
	sd_close(p);
#else
	datum d = sd_fetch(p, of("a"));
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		sd_store(p, of("a"), of("avocado"), SD_REPLACE);
		sd_store(p, of("b"), d, SD_INSERT);
		break;
	case 2: {
		char *four = calloc(4, 1);
		d.dptr = four;
		d.dsize = 5;
		sd_fetch(p, d);
		break;
	}
	case 3:
		d.dptr = NULL;
		d.dsize = 1;
		sd_fetch(p, d);
		break;
	case 4:
		sd_close(p);
		sd_count(p);
		break;
	case 5:
		free((void *)d.dptr);
		break;
	}
#endif
	return 0;
}
