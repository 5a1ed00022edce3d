#include "solday.h"

#include <math.h>
#include <string.h>

int main(void)
{
    char text[6];
    int june = sol_yday(2023, 6, 21), december = sol_yday(2024, 12, 21);
    if (june != 172 || december != 356 || sol_yday(2023, 2, 29) != SOL_BAD || sol_yday(2024, 12, 31) != 366)
        return 2;
    if (fabs(sol_declination(june) - 23.44) > 0.1 || !isnan(sol_declination(0)) || !isnan(sol_equation(367)))
        return 2;
    if (sol_rise(70, 20, june) != SOL_UP || sol_set(70, 20, december) != SOL_DOWN || sol_rise(91, 0, 1) != SOL_BAD)
        return 2;
    if (sol_rise(NAN, 0, 1) != SOL_BAD || sol_set(0, INFINITY, 1) != SOL_BAD || sol_noon(0, 0) != SOL_BAD)
        return 2;
    if (sol_length(90, june) != 1440 || sol_length(-90, june) != 0 || sol_length(0, 80) < 720)
        return 2;
    if (sol_rise(51.5, 0, june) / 10 != 22 || sol_set(51.5, 0, june) / 10 != 122)
        return 2;
    for (int latitude = -90; latitude <= 90; latitude += 5)
        for (int yday = 1; yday <= 366; yday++) {
            int rise = sol_rise(latitude, 180, yday), set = sol_set(latitude, -180, yday);
            if ((rise < 0) != (set < 0) || rise > 1439 || set > 1439 || isnan(sol_height(latitude, 180, yday, 1439)))
                return 2;
        }
    int dusk = sol_dusk(40, december, 6);
    if (dusk < 25 || dusk > 35 || sol_dusk(80, june, 6) != SOL_UP || sol_dusk(80, december, 6) != SOL_DOWN)
        return 2;
    if (sol_dusk(40, 1, 0) != SOL_BAD || sol_dusk(40, 1, NAN) != SOL_BAD || sol_dusk(0, 80, 18) < 60)
        return 2;
    if (strcmp(sol_clock(1439, text, 6), "23:59") != 0 || strcmp(sol_clock(SOL_UP, text, 3), "--") != 0)
        return 2;
#ifndef LEGAL
    int dark = sol_dusk(55, june, 18);
    if (dark < 60 || dark > 720)
        return 1;
#endif
    return 0;
}
