#include "mettab.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    if (met_es(0) != 611 || met_es(MET_TMIN) < 15 || met_es(MET_TMAX) < 12000 || met_rh(20, 20) != 100 || met_rh(20, 9) != 49)
        return 2;
    for (int t = MET_TMIN; t <= MET_TMAX; t++)
        for (int rh = 0; rh <= 100; rh++)
            if (met_dewpoint(t, rh) < MET_TMIN || met_dewpoint(t, rh) > t)
                return 2;
    if (met_dewpoint(20, 100) != 20 || met_dewpoint(20, 50) != 9 || met_msl(95000, 500, 15) != 100637)
        return 2;
    if (met_msl(110000, 4000, -40) < 110000 || met_msl(50000, -400, 50) > 50000 || met_tendency(101000, 100700, 180) != -100)
        return 2;
    for (int deg = 0; deg < 360; deg++)
        if (strlen(met_compass(deg)) > 3)
            return 2;
    if (strcmp(met_compass(359), "N") != 0 || strcmp(met_compass(270), "W") != 0 || strcmp(met_compass(12), "NNE") != 0)
        return 2;
    if (met_veer(350, 10) != 20 || met_veer(10, 350) != -20 || met_veer(270, 90) != 180 || met_veer(0, 180) != 180)
        return 2;
    if (met_beaufort(INT_MIN) != 0 || met_beaufort(INT_MAX) != 12 || met_beaufort(172) != 8 || met_rain(10, 4000, 200) != 200)
        return 2;
    if (met_rain(65535, 65535, 1) != 65535ull * 65535)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        met_es(51);
        break;
    case 2:
        met_tendency(100000, 100100, 0);
        break;
    case 3:
        met_compass(-90);
        break;
    case 4:
        met_rain(1, 1, 0);
        break;
    case 5:
        met_tendency(INT_MIN, 1, 60);
        break;
    case 6:
        met_dewpoint(20, INT_MAX);
        break;
    }
#endif
    return 0;
}
