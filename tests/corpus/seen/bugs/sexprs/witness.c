#include "sexprs.h"

#include <string.h>

int main(void)
{
    char text[64];
    size_t where;
    sx *n = sx_parse(" (a \"b c\" () (d \"\\\"\" \"\")) ", NULL);
    if (n == NULL || sx_length(n) != 4 || sx_print(n, text, sizeof text) != 24 || strcmp(text, "(a \"b c\" () (d \"\\\"\" \"\"))"))
        return 2;
    sx *again = sx_parse(text, &where);
    if (!sx_equal(n, again) || sx_text(n) || strcmp(sx_text(sx_at(n, 1)), "b c") || sx_at(n, 4) || !sx_is_list(sx_at(n, 2)))
        return 2;
    if (!sx_append(n, again) || sx_append(n, again) || sx_append(again, n) || sx_append(n, n))
        return 2;
    if (sx_parse("", &where) || where != 0 || sx_parse("(a", &where) || where != 2 || sx_parse("(a \"b", NULL) || sx_parse(")", NULL))
        return 2;
    sx_free(n);
    memset(text, '(', sizeof text);
    text[63] = '\0';
    if (sx_parse(text, &where) || where != 63 || sx_print((n = sx_atom("long")), text, 3) != 4 || strcmp(text, "lo"))
        return 2;
    sx_free(n);
#ifndef LEGAL
    if (sx_parse("(a b) c", &where) || where != 6)
        return 2;
#endif
    return 0;
}
