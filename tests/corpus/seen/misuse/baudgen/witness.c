#include "baudgen.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    if (bg_div(1843200, 9600, BG_OS16) != 12 || bg_rate(1843200, 12, BG_OS16) != 9600 || bg_err(1843200, 9600, BG_OS16) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (bg_div(0, 1, BG_OS8) != 1 || bg_div(UINT32_MAX, 1, BG_OS8) != BG_DIVMAX || bg_div(UINT32_MAX, UINT32_MAX, BG_OS16) != 1)
        return 2;
    if (bg_err(16000000, 115200, BG_OS16) != -355 || bg_err(16000000, 115200, BG_OS8) != 212 || bg_pick(16000000, 115200) != BG_OS8)
        return 2;
    if (bg_err(0, UINT32_MAX, BG_OS16) != -9999 || bg_err(UINT32_MAX, 1, BG_OS8) != 9999 || bg_pick(0, 1) != BG_OS16)
        return 2;
    if (bg_std(0) != 50 || bg_std(BG_NSTD - 1) != 115200 || bg_nearest(0) != 0 || bg_nearest(UINT32_MAX) != BG_NSTD - 1)
        return 2;
    if (bg_std(bg_nearest(9000)) != 9600 || bg_frame(8, 0, 1) != 10 || bg_frame(9, 1, 2) != 13)
        return 2;
    if (bg_time(9600, 1, 10) != 1042 || bg_time(1, UINT32_MAX, UINT32_MAX) != UINT32_MAX || bg_time(1, 0, 0) != 0)
        return 2;
    if (bg_time(UINT32_MAX, UINT32_MAX, UINT32_MAX) != UINT32_MAX || bg_time(UINT32_MAX, UINT32_MAX, 1) != 1000000)
        return 2;
    if (bg_auto(1000000, 1042) != 9597 || bg_auto(UINT32_MAX, 1) != UINT32_MAX || bg_rate(UINT32_MAX, UINT32_MAX, BG_OS16) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bg_div(1000000, 0, BG_OS16);
        break;
    case 2:
        bg_div(1000000, 9600, 0);
        break;
    case 3:
        bg_std(BG_NSTD);
        break;
    case 4:
        bg_rate(1000000, 0, BG_OS16);
        break;
    case 5:
        bg_frame(8, 0, 0);
        break;
    case 6:
        bg_auto(1000000, 0);
        break;
    }
#endif
    return 0;
}
