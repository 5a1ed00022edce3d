#include "delayln.h"

int main(void)
{
    DelayLine *d = DelayLine_Create(3);
    if (!d || DelayLine_Create(0) || DelayLine_Length(d) != 3)
        return 2;
    if (DelayLine_Push(d, 1) != 0 || DelayLine_Push(d, 2) != 0 || DelayLine_Push(d, 3) != 0)
        return 2;
    if (DelayLine_Push(d, -4) != 1 || DelayLine_Push(d, 5) != 2)
        return 2;
    if (DelayLine_Tap(d, 0) != 5 || DelayLine_Tap(d, 2) != 3 || DelayLine_Tap(d, 3) != 0 || DelayLine_Tap(d, -1) != 0)
        return 2;
    if (DelayLine_TapLinear(d, 0.5f) != 0.5f || DelayLine_TapLinear(d, 100) != 3)
        return 2;
    if (DelayLine_Peak(d) != 5 || !DelayLine_Resize(d, 2) || DelayLine_Tap(d, 1) != -4 || DelayLine_Resize(d, -1))
        return 2;
    DelayLine_Clear(d);
    if (DelayLine_Peak(d) != 0)
        return 2;
#ifndef LEGAL
    DelayLine *e = DelayLine_Create(2);
    DelayLine_TapLinear(e, 0.5f);
    DelayLine_Destroy(e);
#endif
    DelayLine_Destroy(d);
    return 0;
}
