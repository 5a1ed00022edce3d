#include "crtwin.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
	CRTWIN *w = cw_new(4, 10), *s = cw_sub(w, 2, 5, 1, 2);
	char buf[11];
	if (s == NULL || cw_new(0, 1) || cw_new(1, CW_MAXX + 1) || cw_sub(w, 4, 5, 1, 2) || cw_sub(w, 1, 1, -1, 0))
		return 2;
#ifdef LEGAL
	int y, x;
	(void)count, (void)arguments;
	cw_addstr(s, "hello world");
	if (cw_line(w, 1, buf) != OK || strcmp(buf, "   worl   ") != 0 || cw_line(w, 2, buf) != OK || strcmp(buf, "  d       ") != 0)
		return 2;
	cw_where(s, &y, &x);
	if (y != 1 || x != 1 || cw_move(s, 2, 0) != ERR || cw_move(s, 0, 4) != OK || cw_inch(s) != 'l')
		return 2;
	cw_addch(s, -1);
	cw_addstr(s, "");
	cw_addch(w, 'X');
	cw_addch(w, '\n');
	cw_scroll(w, 1);
	cw_scroll(w, -2);
	cw_scroll(w, 0);
	cw_scroll(s, INT_MIN);
	cw_scroll(s, INT_MAX);
	CRTWIN *in = cw_sub(s, 2, 5, 0, 0), *same = cw_sub(w, 4, 10, 0, 0), *bad = cw_sub(w, INT_MAX, INT_MIN, 0, 0);
	if (in == NULL || same == NULL || bad != NULL || cw_line(w, 4, buf) != ERR || cw_line(w, -1, buf) != ERR)
		return 2;
	cw_addstr(in, "a\nb\nc");
	cw_size(same, &y, &x);
	if (y != 4 || x != 10 || cw_line(same, 2, buf) != OK || buf[2] != 'c')
		return 2;
	cw_erase(same);
	cw_clrtoeol(in);
	cw_delete(in);
	cw_delete(same);
	cw_delete(s);
	cw_delete(w);
#else
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		cw_delete(w);
		cw_addch(s, 'x');
		break;
	case 2:
		cw_delete(s);
		cw_delete(s);
		break;
	case 3: {
		char *small = malloc(10);
		cw_line(w, 0, small);
		break;
	}
	case 4:
		memset(buf, 0, sizeof buf);
		cw_erase(cw_new(0, 0));
		break;
	}
#endif
	return 0;
}
