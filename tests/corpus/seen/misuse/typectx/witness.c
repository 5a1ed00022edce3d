#include "typectx.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct tc_context *c = tc_open(), *d = tc_open();
    const struct tc_type *i = tc_basic(c, TC_INT), *v = tc_basic(c, TC_VOID), *a = tc_array(c, i, 3);
    const struct tc_type *pi = tc_pointer(c, i), *pv = tc_pointer(c, v);
    if (tc_pointer(c, i) != pi || tc_inner(pi) != i || tc_size(a) != 12 || tc_align(a) != 4 || tc_count(a) != 3)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!tc_assignable(c, pi, a) || tc_assignable(c, a, pi) || !tc_assignable(c, pv, pi) || tc_assignable(c, v, v))
        return 2;
    if (!tc_assignable(c, i, tc_basic(c, TC_CHAR)) || tc_assignable(c, i, pi) || tc_kind_of(pv) != TC_POINTER)
        return 2;
    const struct tc_type *none = tc_array(c, a, 0);
    if (tc_size(none) != 0 || tc_size(tc_array(c, none, (size_t)-1)) != 0 || tc_array(c, a, (size_t)-1) != NULL)
        return 2;
    if (tc_size(tc_array(c, pv, 2)) != 16 || tc_array(c, i, 4) == a)
        return 2;
    tc_close(c);
    tc_close(d);
    tc_close(NULL);
#else
    (void)pv;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tc_basic(c, TC_ARRAY);
        break;
    case 2:
        tc_array(c, v, 1);
        break;
    case 3:
        tc_inner(i);
        break;
    case 4:
        tc_count(pi);
        break;
    case 5:
        tc_pointer(d, i);
        break;
    case 6:
        tc_close(c);
        tc_kind_of(pi);
        break;
    }
#endif
    return 0;
}
