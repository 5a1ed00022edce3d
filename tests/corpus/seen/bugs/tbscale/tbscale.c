#include "tbscale.h"

#include <inttypes.h>
#include <stdio.h>

typedef __int128 wide;

static const TbRational microseconds = {1, 1000000};

static int valid(TbRational q)
{
    return q.num > 0 && q.den > 0;
}

static uint64_t magnitude(int64_t n)
{
    return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

uint64_t tb_gcd(int64_t a, int64_t b)
{
    uint64_t x = magnitude(a), y = magnitude(b);
    while (y != 0) {
        uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

TbRational tb_reduce(TbRational q)
{
    if (q.den <= 0) {
        TbRational none = {0, 0};
        return none;
    }
    /* Not larger than den, so it is an int. */
    int divisor = (int)tb_gcd(q.num, q.den);
    q.num /= divisor;
    q.den /= divisor;
    return q;
}

static int rounding_known(int rnd)
{
    switch (rnd & ~TB_ROUND_PASS) {
    case TB_ROUND_ZERO:
    case TB_ROUND_INF:
    case TB_ROUND_DOWN:
    case TB_ROUND_UP:
    case TB_ROUND_NEAR:
        return 1;
    default:
        return 0;
    }
}

/* The rounding of -x that gives the negative of what `rnd` gives for x. */
static int mirrored(int rnd)
{
    if (rnd == TB_ROUND_DOWN)
        return TB_ROUND_UP;
    if (rnd == TB_ROUND_UP)
        return TB_ROUND_DOWN;
    return rnd;
}

int64_t tb_rescale_rnd(int64_t a, int64_t b, int64_t c, int rnd)
{
    if (b < 0 || c <= 0 || !rounding_known(rnd))
        return TB_NONE;
    if ((rnd & TB_ROUND_PASS) != 0) {
        if (a == INT64_MIN || a == INT64_MAX)
            return a;
        rnd &= ~TB_ROUND_PASS;
    }
    if (a < 0) {
        int64_t positive = tb_rescale_rnd(-a, b, c, mirrored(rnd));
        return positive == TB_NONE ? TB_NONE : -positive;
    }
    wide product = (wide)a * b;
    switch (rnd) {
    case TB_ROUND_NEAR:
        product += c / 2;
        break;
    case TB_ROUND_INF:
    case TB_ROUND_UP:
        product += c - 1;
        break;
    default:
        break;
    }
    product /= c;
    return product > INT64_MAX ? TB_NONE : (int64_t)product;
}

int64_t tb_rescale(int64_t a, int64_t b, int64_t c)
{
    return tb_rescale_rnd(a, b, c, TB_ROUND_NEAR);
}

int64_t tb_convert(int64_t ts, TbRational from, TbRational to, int rnd)
{
    if (!valid(from) || !valid(to))
        return TB_NONE;
    return tb_rescale_rnd(ts, (int64_t)from.num * to.den, (int64_t)to.num * from.den, rnd);
}

int tb_compare(int64_t a, TbRational tb_a, int64_t b, TbRational tb_b)
{
    if (!valid(tb_a) || !valid(tb_b))
        return 0;
    wide left = (wide)a * ((int64_t)tb_a.num * tb_b.den);
    wide right = (wide)b * ((int64_t)tb_b.num * tb_a.den);
    return (left > right) - (left < right);
}

int tb_format(char *buf, size_t size, int64_t ts, TbRational tb)
{
    int64_t us = TB_NONE;
    if (ts != TB_NONE)
        us = tb_convert(ts, tb, microseconds, TB_ROUND_ZERO);
    if (us == TB_NONE)
        return snprintf(buf, size, "none");
    uint64_t rest = magnitude(us);
    unsigned micro = (unsigned)(rest % 1000000);
    rest /= 1000000;
    unsigned second = (unsigned)(rest % 60);
    rest /= 60;
    unsigned minute = (unsigned)(rest % 60);
    rest /= 60;
    return snprintf(buf, size, "%s%" PRIu64 ":%02u:%02u.%06u", us < 0 ? "-" : "", rest, minute, second, micro);
}
