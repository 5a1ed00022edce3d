#include "fracq.h"

int main(void)
{
    Frac a, b, c;
    if (Frac_Make(6, -4, &a) != FRAC_OK || a.num != -3 || a.den != 2 || Frac_Make(1, 0, &b) != FRAC_DIV_ZERO)
        return 2;
    if (Frac_Make(INT32_MIN, INT32_MIN, &b) != FRAC_OK || b.num != 1 || b.den != 1)
        return 2;
    if (Frac_Add(a, b, &c) != FRAC_OK || Frac_Compare(c, a) <= 0 || Frac_Trunc(c) != 0 || Frac_Trunc(a) != -1)
        return 2;
    if (Frac_Make(INT32_MIN, -1, &b) != FRAC_RANGE || Frac_Make(INT32_MIN, 1, &b) != FRAC_OK)
        return 2;
    if (Frac_Mul(b, b, &c) != FRAC_RANGE || Frac_Add(b, b, &c) != FRAC_RANGE || Frac_Invert(b, &c) != FRAC_RANGE)
        return 2;
    if (Frac_Sub(b, b, &c) != FRAC_OK || c.num != 0 || c.den != 1 || Frac_Div(a, c, &c) != FRAC_DIV_ZERO)
        return 2;
    if (Frac_Negate(a, &c) != FRAC_OK || c.num != 3 || Frac_ToDouble(c) != 1.5)
        return 2;
#ifndef LEGAL
    Frac_Negate(b, &c);
#endif
    return 0;
}
