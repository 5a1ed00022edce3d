#include "sexpread.h"

#include <string.h>

int main(void)
{
	sx_error error;
	sexp *x = sx_read("(define (f x) \"y z\" ())", &error);
	sexp *y = sx_read(" ( define(f x)\"y z\"\n() ) ", NULL);
	if (!x || !y || error != SX_OK || !sx_equal(x, y) || sx_length(x) != 4 || sx_atoms(x) != 4)
		return 2;
	if (strcmp(sx_text(sx_nth(x, 2)), "y z") != 0 || !sx_is_list(sx_nth(x, 3)) || sx_nth(x, 4))
		return 2;
	if (sx_equal(x, sx_nth(x, 0)) || sx_equal(sx_nth(x, 3), x) || sx_text(x))
		return 2;
	sx_free(x);
	sx_free(y);
	if (sx_read("", &error) || error != SX_EMPTY || sx_read(" a b", &error) || error != SX_TRAILING)
		return 2;
	if (sx_read("(a))", &error) || error != SX_UNBALANCED || sx_read("(a (b \"", &error) || error != SX_UNBALANCED)
		return 2;
	if (sx_read(")", &error) || error != SX_UNBALANCED)
		return 2;
	char deep[131] = "";
	memset(deep, '(', 65);
	memset(deep + 65, ')', 65);
	if (sx_read(deep, &error) || error != SX_TOO_DEEP)
		return 2;
#ifndef LEGAL
	sx_read("(a (b", &error);
	memset(deep, 0, sizeof deep);
#endif
	return 0;
}
