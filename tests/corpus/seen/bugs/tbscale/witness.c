#include "tbscale.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    const TbRational ntsc = {1001, 30000}, mpeg = {1, 90000}, bad = {0, 1}, huge = {INT_MAX, 1}, tiny = {1, INT_MAX};
    char text[40];
    if (tb_gcd(INT64_MIN, 0) != (uint64_t)1 << 63 || tb_gcd(0, 0) != 0 || tb_gcd(-12, 18) != 6)
        return 2;
    TbRational half = tb_reduce((TbRational){INT_MIN, 1 << 30}), none = tb_reduce((TbRational){1, -1});
    if (half.num != -2 || half.den != 1 || none.den != 0)
        return 2;
    if (tb_rescale(7, 1, 2) != 4 || tb_rescale(-7, 1, 2) != -4 || tb_rescale_rnd(-7, 1, 2, TB_ROUND_UP) != -3 ||
        tb_rescale_rnd(-7, 1, 2, TB_ROUND_DOWN) != -4 || tb_rescale_rnd(-7, 1, 2, TB_ROUND_ZERO) != -3 ||
        tb_rescale_rnd(-7, 1, 2, TB_ROUND_INF) != -4 || tb_rescale_rnd(7, 1, 2, 4) != TB_NONE)
        return 2;
    if (tb_rescale(INT64_MAX, INT64_MAX, INT64_MAX) != INT64_MAX || tb_rescale(INT64_MAX, 2, 1) != TB_NONE ||
        tb_rescale(1, -1, 1) != TB_NONE || tb_rescale(-INT64_MAX, 1, 1) != -INT64_MAX)
        return 2;
    if (tb_rescale_rnd(INT64_MIN, 1, 3, TB_ROUND_NEAR | TB_ROUND_PASS) != INT64_MIN ||
        tb_rescale_rnd(1, 1, 1, -1) != TB_NONE)
        return 2;
    if (tb_convert(1, ntsc, mpeg, TB_ROUND_NEAR) != 3003 || tb_convert(1, bad, mpeg, 0) != TB_NONE ||
        tb_convert(1, huge, tiny, 0) != (int64_t)INT_MAX * INT_MAX || tb_compare(INT64_MIN, huge, INT64_MAX, tiny) != -1)
        return 2;
    if (tb_compare(1, ntsc, 3003, mpeg) != 0 || tb_compare(1, ntsc, 3002, mpeg) != 1 || tb_compare(1, bad, 1, mpeg) != 0)
        return 2;
    if (tb_format(text, sizeof text, -90000 * 3661LL, mpeg) != 15 || strcmp(text, "-1:01:01.000000") != 0)
        return 2;
    if (tb_format(NULL, 0, TB_NONE, mpeg) != 4 || tb_format(text, 3, INT64_MAX, huge) != 4 || strcmp(text, "no") != 0)
        return 2;
#ifndef LEGAL
    if (tb_rescale(INT64_MIN, 1, 2) != INT64_MIN / 2)
        return 1;
#endif
    return 0;
}
