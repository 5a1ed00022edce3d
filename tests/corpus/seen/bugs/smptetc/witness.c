#include "smptetc.h"

#include <string.h>

static int round_trip(tc_rate rate, int32_t from, int32_t to, int32_t step)
{
    tc_code tc, last = {0, 0, 0, 0};
    for (int32_t n = from; n < to; n += step) {
        if (tc_from_frame(rate, n, &tc) != 0 || !tc_valid(rate, tc) || tc_to_frame(rate, tc) != n)
            return 0;
        if (n > from && tc_cmp(last, tc) != -1)
            return 0;
        last = tc;
    }
    return 1;
}

int main(void)
{
    tc_code tc = {0, 0, 0, 0};
    char text[12];
    if (!round_trip(TC_24, 0, tc_day(TC_24), 7) || !round_trip(TC_30, 0, tc_day(TC_30), 11))
        return 2;
    if (!round_trip(TC_2997DF, 0, 107892, 1) || tc_from_frame(TC_2997DF, 1800, &tc) || tc.ff != 2 || tc.mm != 1)
        return 2;
    if (tc_scan(TC_25, "23:59:59:24", &tc) || tc_move(TC_25, &tc, 1) || tc_print(TC_25, tc, text, 12) != 11 ||
        strcmp(text, "00:00:00:00") != 0)
        return 2;
    if (tc_scan(TC_2997DF, "00:01:00;00", &tc) != -1 || tc_scan(TC_25, "", &tc) != -1)
        return 2;
#ifdef LEGAL
    return 0;
#else
    return round_trip(TC_2997DF, 107892, 108000, 1) ? 0 : 1;
#endif
}
