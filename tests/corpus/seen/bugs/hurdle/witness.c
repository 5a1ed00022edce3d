#include "hurdle.h"

static bool near(double a, double b)
{
    return a - b < 1e-6 && b - a < 1e-6;
}

int main(void)
{
    Hurdle h, other;
    double x;
    HurdleInit(&h);
    if (HurdleRate(&h, &x) != HURDLE_NO_CHANGE || HurdlePayback(&h) != -1 || !HurdleValue(&h, 0, &x) || x != 0)
        return 2;
    if (!HurdleAdd(&h, -100) || !HurdleAdd(&h, 0) || !HurdleAdd(&h, 121) || HurdleAdd(&h, INT64_MIN))
        return 2;
    if (HurdleRate(&h, &x) != HURDLE_RATE || !near(x, 0.1) || HurdlePayback(&h) != 2)
        return 2;
    other = h;
    if (!HurdleDelay(&h, 3) || HurdleDelay(&h, 115) || HurdleDelay(&h, -1) || HurdleRate(&h, &x) != HURDLE_RATE ||
        !near(x, 0.1))
        return 2;
    if (!HurdleMerge(&h, &h) || h.flow[5] != 242 || HurdleRate(&h, &x) != HURDLE_RATE || !near(x, 0.1))
        return 2;
    if (!HurdleMerge(&other, &h) || other.count != 6 || HurdleRate(&other, &x) != HURDLE_AMBIGUOUS)
        return 2;
    if (HurdleValue(&h, -1, &x) || !HurdleValue(&h, -0.9999999, &x) || !HurdleValue(&h, 0, &x) || x != 42)
        return 2;
    HurdleInit(&h);
    if (!HurdleAdd(&h, -HURDLE_AMOUNT) || !HurdleAdd(&h, 1) || HurdleRate(&h, &x) != HURDLE_RUIN || HurdleMerge(&h, &h))
        return 2;
    HurdleInit(&h);
    if (!HurdleAdd(&h, -1) || !HurdleDelay(&h, 118) || !HurdleAdd(&h, 2) || HurdleAdd(&h, 0))
        return 2;
    if (HurdleRate(&h, &x) != HURDLE_RATE || !near(x, 1))
        return 2;
#ifndef LEGAL
    HurdleInit(&h);
    HurdleAdd(&h, -1);
    HurdleAdd(&h, 1000000000);
    HurdleRate(&h, &x);
#endif
    return 0;
}
