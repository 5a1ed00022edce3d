#include "ptscale.h"

#include <string.h>

int main(void)
{
    pts_base mpeg = {1, 90000}, second = {1, 1}, none = {0, 5}, slow = {INT32_MAX, 1}, fast = {1, INT32_MAX};
    char text[20];
    if (pts_convert(90000, mpeg, second, PTS_NEAR) != 1 || pts_convert(-45000, mpeg, second, PTS_NEAR) != -1)
        return 2;
    if (pts_convert(-1, mpeg, second, PTS_DOWN) != -1 || pts_convert(-1, mpeg, second, PTS_UP) != 0 ||
        pts_convert(-89999, mpeg, second, PTS_ZERO) != 0 || pts_convert(1, mpeg, second, PTS_UP) != 1)
        return 2;
    if (pts_convert(INT64_MAX, slow, fast, PTS_UP) != INT64_MAX || pts_convert(-INT64_MAX, slow, fast, PTS_UP) != -INT64_MAX)
        return 2;
    if (pts_convert(5, none, second, PTS_UP) != 0 || pts_convert(7, second, second, (pts_round)99) != 7)
        return 2;
    if (pts_compare(INT64_MIN, slow, INT64_MAX, slow) >= 0 || pts_compare(1, second, 90000, mpeg) != 0 || pts_compare(1, none, 0, slow) != 0)
        return 2;
    if (pts_step(INT64_MAX, second, 1, second) != INT64_MAX || pts_step(INT64_MIN, second, -1, second) != INT64_MIN ||
        pts_step(5, mpeg, 1, second) != 90005)
        return 2;
    pts_base ntsc = pts_base_of_rate(30000, 1001), half = pts_base_reduce((pts_base){INT32_MAX - 1, 4});
    if (ntsc.num != 1001 || ntsc.den != 30000 || half.den != 2 || pts_base_of_rate(0, -3).num != 0)
        return 2;
    if (pts_format(-3723004, (pts_base){1, 1000}, text, sizeof text) != 12 || strcmp(text, "-1:02:03.004") != 0)
        return 2;
    if (pts_format(INT64_MIN, slow, text, sizeof text) != 17 || pts_format(0, none, text, 1) != 1 || *text != '\0' ||
        pts_format(1, mpeg, NULL, 0) != 11)
        return 2;
#ifndef LEGAL
    return pts_convert(INT64_MIN, mpeg, second, PTS_NEAR) > 0;
#endif
    return 0;
}
