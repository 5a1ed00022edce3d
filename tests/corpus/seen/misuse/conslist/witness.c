#include "conslist.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    cl_cell *one = cl_cons(1, NULL);
#ifdef LEGAL
    (void)count, (void)arguments;
    cl_cell *a = cl_cons(2, cl_ref(one)), *b = cl_cons(3, cl_ref(one));
    if (cl_length(a) != 2 || cl_tail(a) != one || cl_tail(b) != one || cl_equal(a, b) || !cl_equal(a, a) || cl_equal(a, one))
        return 2;
    cl_unref(one);
    cl_cell *r = cl_reverse(a), *rr = cl_reverse(r);
    if (!cl_equal(a, rr) || cl_nth(r, 0) != 1 || cl_nth(r, 1) != 2 || cl_head(b) != 3 || cl_is_empty(b))
        return 2;
    cl_unref(a);
    if (cl_nth(b, 1) != 1 || !cl_is_empty(cl_reverse(NULL)) || cl_ref(NULL) || cl_length(NULL) != 0 || !cl_equal(NULL, NULL))
        return 2;
    for (long i = 0; i < 100000; i++)
        b = cl_cons(i, b);
    cl_unref(b);
    cl_unref(r);
    cl_unref(rr);
    cl_unref(NULL);
#else
    cl_cell *a;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return cl_head(cl_tail(one)) == 0;
    case 2:
        return cl_nth(one, 1) == 0;
    case 3:
        a = cl_cons(2, one);
        cl_unref(one);
        cl_unref(a);
        return 0;
    case 4:
        a = cl_cons(2, one);
        cl_unref(cl_tail(a));
        return (int)cl_length(a) - 2;
    case 5: {
        a = cl_cons(2, one);
        cl_cell *rest = cl_tail(a);
        cl_unref(a);
        return (int)cl_head(rest) - 1;
    }
    case 6: {
        a = cl_cons(2, one);
        cl_cell *b = cl_cons(3, one);
        cl_unref(a);
        cl_unref(b);
        return 0;
    }
    }
    cl_unref(one);
#endif
    return 0;
}
