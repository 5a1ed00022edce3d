#include "ptscale.h"

#include <stdio.h>
#include <string.h>

__extension__ typedef __int128 wide;

bool pts_base_proper(pts_base base)
{
    return base.num > 0 && base.den > 0;
}

pts_base pts_base_reduce(pts_base base)
{
    int32_t a = base.num, b = base.den;
    if (!pts_base_proper(base))
        return base;
    while (b != 0) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    base.num /= a;
    base.den /= a;
    return base;
}

pts_base pts_base_of_rate(int32_t frames, int32_t seconds)
{
    pts_base base = {seconds, frames};
    if (!pts_base_proper(base))
        base.num = base.den = 0;
    return pts_base_reduce(base);
}

static pts_round mirrored(pts_round how)
{
    return how == PTS_DOWN ? PTS_UP : how == PTS_UP ? PTS_DOWN : how;
}

int64_t pts_convert(int64_t stamp, pts_base from, pts_base to, pts_round how)
{
    if (!pts_base_proper(from) || !pts_base_proper(to))
        return 0;
    if (stamp < 0)
        return -pts_convert(-stamp, from, to, mirrored(how));
    wide ticks = (wide)stamp * from.num * to.den;
    wide divisor = (wide)from.den * to.num;
    wide whole = ticks / divisor, rest = ticks % divisor;
    switch (how) {
    case PTS_UP:
        whole += rest > 0;
        break;
    case PTS_DOWN:
    case PTS_ZERO:
        break;
    case PTS_NEAR:
    default:
        whole += 2 * rest >= divisor;
        break;
    }
    return whole > INT64_MAX ? INT64_MAX : (int64_t)whole;
}

int pts_compare(int64_t a, pts_base base_a, int64_t b, pts_base base_b)
{
    if (!pts_base_proper(base_a)) {
        a = 0;
        base_a.num = base_a.den = 1;
    }
    if (!pts_base_proper(base_b)) {
        b = 0;
        base_b.num = base_b.den = 1;
    }
    wide left = (wide)a * base_a.num * base_b.den;
    wide right = (wide)b * base_b.num * base_a.den;
    return (left > right) - (left < right);
}

int64_t pts_step(int64_t stamp, pts_base base, int64_t step, pts_base step_base)
{
    wide sum = (wide)stamp + pts_convert(step, step_base, base, PTS_NEAR);
    if (sum > INT64_MAX)
        return INT64_MAX;
    return sum < INT64_MIN ? INT64_MIN : (int64_t)sum;
}

size_t pts_format(int64_t stamp, pts_base base, char *text, size_t size)
{
    char whole[40] = "?";
    if (pts_base_proper(base)) {
        wide ms = (wide)stamp * base.num * 1000 / base.den;
        const char *sign = stamp < 0 ? "-" : "";
        const wide last = (wide)1000000 * 3600 * 1000 - 1;
        if (ms < 0)
            ms = -ms;
        unsigned long long rest = (unsigned long long)(ms > last ? last : ms);
        snprintf(whole, sizeof whole, "%s%llu:%02llu:%02llu.%03llu", sign, rest / 3600000, rest / 60000 % 60,
                 rest / 1000 % 60, rest % 1000);
    }
    size_t length = strlen(whole);
    if (size > 0) {
        size_t fits = length < size ? length : size - 1;
        memcpy(text, whole, fits);
        text[fits] = '\0';
    }
    return length;
}
