#include "tagmulti.h"

int main(void)
{
    TagMulti *tm = TmCreate();
    if (TmAdd(tm, "red", 1) || TmAdd(tm, "red", 2) || TmAdd(tm, "blue", 3) || TmTags(tm) != 2)
        return 2;
    if (TmCopyValues(tm, "red", "blue") || TmCount(tm, "blue") != 3 || TmValue(tm, "blue", 2, -1) != 2)
        return 2;
    if (TmCopyValues(tm, "red", "red") || TmCount(tm, "red") != 4 || TmCopyValues(tm, "x", "y") != -1)
        return 2;
#ifdef LEGAL
    if (TmRemove(tm, "red") != 4 || TmRemove(tm, "red") != 0 || TmValue(tm, "red", 0, 9) != 9)
        return 2;
#else
    TmCopyValues(tm, "red", "green");
#endif
    TmDestroy(tm);
    return 0;
}
