#include "hmtypes.h"

#include <string.h>

int main(void)
{
    char text[64];
    hm_context *c = hm_create();
    hm_type a = hm_variable(c), i = hm_constant(c, "Int"), s = hm_constant(c, "String");
    hm_type f = hm_function(c, a, i), b = hm_variable(c), g = hm_function(c, s, b);
    if (hm_constant(c, "Int") != i || hm_unify(c, i, s) || hm_same(c, f, g) || !hm_unify(c, f, g))
        return 2;
    if (!hm_same(c, f, g) || hm_print(c, f, text, sizeof text) != 15 || strcmp(text, "(String -> Int)") != 0)
        return 2;
    if (hm_is_free(c, a) || hm_function(c, 0, 99) != HM_NONE || hm_unify(c, -1, 0) || hm_unify(c, f, i))
        return 2;
#ifndef LEGAL
    hm_type v = hm_variable(c), w = hm_function(c, v, i);
    hm_unify(c, v, w);
    hm_print(c, w, text, sizeof text);
#endif
    hm_destroy(c);
    return 0;
}
