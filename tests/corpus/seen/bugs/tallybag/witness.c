#include "tallybag.h"

#include <string.h>

int main(void)
{
    TallyBag *a = TB_New(), *b = TB_New();
    if (TB_Mode(a) || !TB_Equal(a, b) || TB_Take(a, "x"))
        return 2;
    TB_Put(a, "x");
    TB_Put(a, "");
    TB_Put(a, "y");
    TB_Put(a, "y");
    if (TB_Count(a, "y") != 2 || TB_Distinct(a) != 3 || TB_Total(a) != 4 || strcmp(TB_Mode(a), "y") != 0)
        return 2;
    TallyBag *c = TB_Copy(a);
    if (!TB_Equal(a, c) || !TB_Equal(c, a) || !TB_Take(c, TB_Mode(c)) || TB_Equal(a, c) || TB_Equal(c, a))
        return 2;
    if (strcmp(TB_Mode(c), "") != 0 || !TB_Take(c, TB_Mode(c)) || TB_Total(c) != 2)
        return 2;
    TB_Empty(c);
    TB_Put(b, "z");
    int status = 0;
#ifndef LEGAL
    status = TB_Equal(c, b) != TB_Equal(b, c);
#endif
    TB_Free(a);
    TB_Free(b);
    TB_Free(c);
    return status;
}
