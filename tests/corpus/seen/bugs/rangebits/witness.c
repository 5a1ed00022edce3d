#include "rangebits.h"

#include <stddef.h>

int main(void)
{
    RangeBits *m = rbCreate(130);
    if (rbCreate(0) != NULL || rbCreate(RB_LIMIT + 1) != NULL || rbSize(m) != 130)
        return 2;
    if (!rbSetRange(m, 60, 10) || rbCount(m) != 10 || !rbTest(m, 69) || rbTest(m, 70) || rbTest(m, UINT32_MAX))
        return 2;
    if (rbSetRange(m, 131, 0) || !rbSetRange(m, 130, 0) || rbSetRange(m, 1, UINT32_MAX) || !rbClearRange(m, 62, 3))
        return 2;
    if (rbNextSet(m, 0) != 60 || rbNextClear(m, 60) != 62 || rbNextSet(m, 70) != RB_NONE || rbTake(m, 60) != 0)
        return 2;
    if (rbTake(m, 0) != RB_NONE || rbTake(m, 61) != RB_NONE || rbTake(m, 60) != 70 || rbTake(m, 3) != 62)
        return 2;
    if (rbCount(m) != 130 || rbNextClear(m, 0) != RB_NONE)
        return 2;
#ifndef LEGAL
    rbClearRange(m, 0, 130);
#endif
    rbDestroy(m);
    return 0;
}
