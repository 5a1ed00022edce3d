/* The middle one of three numbers, with a mistake. */
#include <assay.h>
#include <stdbool.h>

static int middle(int a, int b, int c)
{
    if (a > b)
        return middle(b, a, c);
    return c < a ? c : b; /* a mistake: c may be between them */
}

ASSAY_PROPERTY bool middle_is_one_of_them(int a ASSAY_IN(0, 2), int b ASSAY_IN(0, 2), int c ASSAY_IN(0, 2))
{
    int m = middle(a, b, c);
    return m == a || m == b || m == c;
}

ASSAY_PROPERTY bool middle_has_no_order(int a ASSAY_IN(0, 1), int b ASSAY_IN(0, 1), int c ASSAY_IN(0, 1))
{
    return middle(a, b, c) == middle(c, b, a);
}
