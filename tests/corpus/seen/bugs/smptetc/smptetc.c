#include "smptetc.h"

#include <stdio.h>

enum { DROP_10MIN = 17982, DROP_MIN = 1798 };

static int fps(tc_rate rate)
{
    switch (rate) {
    case TC_24: return 24;
    case TC_25: return 25;
    case TC_30:
    case TC_2997DF: return 30;
    }
    return 0;
}

int32_t tc_day(tc_rate rate)
{
    if (rate == TC_2997DF)
        return DROP_10MIN * 6 * 24;
    return fps(rate) ? fps(rate) * 86400 : -1;
}

int tc_valid(tc_rate rate, tc_code tc)
{
    if (tc.hh > 23 || tc.mm > 59 || tc.ss > 59 || tc.ff >= fps(rate))
        return 0;
    if (rate == TC_2997DF && tc.ss == 0 && tc.ff < 2 && tc.mm % 10 != 0)
        return 0;
    return 1;
}

int tc_from_frame(tc_rate rate, int32_t n, tc_code *tc)
{
    if (n < 0 || n >= tc_day(rate))
        return -1;
    if (rate == TC_2997DF) {
        // put the numbers back in that were dropped before this frame
        int32_t tens = n / DROP_10MIN, rest = n % DROP_10MIN;
        n += 18 * tens;
        if (rest >= 2)
            n += 2 * ((rest - 2) / DROP_MIN);
    }
    int f = fps(rate);
    tc->ff = (uint8_t)(n % f);
    tc->ss = (uint8_t)(n / f % 60);
    tc->mm = (uint8_t)(n / f / 60 % 60);
    tc->hh = (uint8_t)(n / f / 3600);
    return 0;
}

int32_t tc_to_frame(tc_rate rate, tc_code tc)
{
    if (!tc_valid(rate, tc))
        return -1;
    int32_t seconds = tc.hh * 3600 + tc.mm * 60 + tc.ss;
    int32_t n = seconds * fps(rate) + tc.ff;
    if (rate == TC_2997DF)
        n -= 2 * (tc.mm - tc.mm / 10);
    return n;
}

int tc_move(tc_rate rate, tc_code *tc, int32_t n)
{
    int32_t at = tc_to_frame(rate, *tc), day = tc_day(rate);
    if (at < 0)
        return -1;
    int64_t to = ((int64_t)at + n) % day;
    if (to < 0)
        to += day;
    return tc_from_frame(rate, (int32_t)to, tc);
}

static uint32_t key(tc_code tc)
{
    return (uint32_t)tc.hh << 24 | (uint32_t)tc.mm << 16 | (uint32_t)tc.ss << 8 | tc.ff;
}

int tc_cmp(tc_code a, tc_code b)
{
    return (key(a) > key(b)) - (key(a) < key(b));
}

int tc_print(tc_rate rate, tc_code tc, char *buf, size_t size)
{
    return snprintf(buf, size, "%02d:%02d:%02d%c%02d", tc.hh, tc.mm, tc.ss, rate == TC_2997DF ? ';' : ':', tc.ff);
}

static int digit(char c)
{
    return c >= '0' && c <= '9';
}

int tc_scan(tc_rate rate, const char *text, tc_code *tc)
{
    uint8_t part[4];
    for (int i = 0; i < 4; i++, text += 3) {
        char sep = i == 3 ? '\0' : i == 2 && rate == TC_2997DF ? ';' : ':';
        if (!digit(text[0]) || !digit(text[1]) || text[2] != sep)
            return -1;
        part[i] = (uint8_t)((text[0] - '0') * 10 + (text[1] - '0'));
    }
    tc_code read = {part[0], part[1], part[2], part[3]};
    if (!tc_valid(rate, read))
        return -1;
    *tc = read;
    return 0;
}
