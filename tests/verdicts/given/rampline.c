#include "rampline.h"

bool rampline_make(struct rampline *r, int low, int high)
{
    if (low == high || low < -1000000 || low > 1000000 || high < -1000000 || high > 1000000)
        return false;
    r->low = low;
    r->high = high;
    return true;
}

bool rampline_narrow(struct rampline *r)
{
    r->low /= 2;
    r->high /= 2;
    return true;
}

int rampline_permille(const struct rampline *r, int raw)
{
    long long part = ((long long)raw - r->low) * 1000 / (r->high - r->low);
    return part < 0 ? 0 : part > 1000 ? 1000 : (int)part;
}
