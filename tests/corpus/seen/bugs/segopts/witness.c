#include "segopts.h"

int main(void)
{
#ifdef LEGAL
    uint8_t b[SEGOPTS_MAX];
    size_t n = segopts_put_mss(b, sizeof b, 1460);
    struct segopt o;
    uint8_t bad[] = { 2, 0 };
    struct segopts_iter it;

    n += segopts_put_wscale(b + n, sizeof b - n, 200);
    n = segopts_pad(b, n, sizeof b);
    if (n != 8 || segopts_mss(b, n) != 1460 || segopts_wscale(b, n) != 14)
        return 1;
    if (segopts_strip(b, n, SEGOPT_MSS) != 1 || segopts_mss(b, n) != 536)
        return 1;
    if (segopts_find(b, n, SEGOPT_TIME, &o) || segopts_mss(0, 0) != 536 || segopts_strip(b, 0, 2) != 0)
        return 1;
    segopts_begin(&it, bad, 2);
    if (segopts_next(&it, &o) != -1)
        return 1;
#else
    uint8_t b[] = { 2, 0, 1, 1 };

    segopts_strip(b, sizeof b, SEGOPT_SACKOK);
#endif
    return 0;
}
