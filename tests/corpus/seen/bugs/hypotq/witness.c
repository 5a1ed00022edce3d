#include "hypotq.h"

int main(void)
{
#ifdef LEGAL
    hq_vec a = {3 * HQ_ONE, 4 * HQ_ONE, 0}, zero = {0, 0, 0}, least = {HQ_MIN, HQ_MIN, HQ_MIN};
    if (hq_len(a) != 5 * HQ_ONE || hq_dist(a, a) != 0 || hq_len(zero) != 0)
        return 1;
    if (hq_sqrt(4 * HQ_ONE) != 2 * HQ_ONE || hq_sqrt(-1) != 0 || hq_sqrt(HQ_MAX) <= 0)
        return 1;
    if (hq_len(least) != HQ_MAX || hq_unit(least).x >= 0 || hq_dot(least, least) != HQ_MAX)
        return 1;
    if (hq_from_int(40000) != HQ_MAX || hq_to_int(-1) != -1 || hq_div(1, 0) != HQ_MAX)
        return 1;
    a = hq_scale(hq_add(a, a), HQ_ONE / 2);
    return hq_unit(a).z != 0 || hq_mul(HQ_MIN, HQ_MIN) != HQ_MAX;
#else
    hq_vec v = {1, 1, 1};       /* 3 is one less than a square */
    return hq_len(v) == 99;
#endif
}
