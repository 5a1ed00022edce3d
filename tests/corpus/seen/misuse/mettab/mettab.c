#include "mettab.h"

// from MET_TMIN on
static const uint16_t es[MET_TMAX - MET_TMIN + 1] = {
    19, 21, 23, 26, 29, 32, 35, 38, 42, 47, 51, 56, 62,
    68, 74, 81, 89, 97, 106, 116, 126, 137, 149, 163, 177, 192,
    208, 226, 245, 265, 287, 310, 336, 363, 391, 422, 455, 490, 528,
    568, 611, 657, 706, 758, 813, 872, 934, 1001, 1071, 1146, 1226, 1310,
    1400, 1495, 1595, 1702, 1814, 1933, 2059, 2192, 2333, 2481, 2637, 2803, 2977,
    3160, 3353, 3557, 3771, 3997, 4234, 4483, 4745, 5020, 5309, 5613, 5931, 6265,
    6616, 6983, 7367, 7770, 8192, 8634, 9096, 9580, 10085, 10614, 11166, 11743, 12345,
};

static const char compass[16][4] = {"N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE",
                                    "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"};

// lower limits of forces 1..12, 0.1 m/s
static const int16_t force[12] = {3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327};

int met_es(int t)
{
    return es[t - MET_TMIN];
}

int met_rh(int t, int td)
{
    return (100 * met_es(td) + met_es(t) / 2) / met_es(t);
}

int met_dewpoint(int t, int rh)
{
    int e = met_es(t) * rh / 100;
    int td = t;
    while (td > MET_TMIN && met_es(td) > e)
        td--;
    return td;
}

int met_msl(int p, int h, int t)
{
    // 342e-4 / T(K) per metre; T in 0.01 K to keep the fraction
    int64_t kelvin = 27315 + 100 * t;
    return p + (int)((int64_t)p * h * 342 / 100 / kelvin);
}

int met_tendency(int p1, int p2, int minutes)
{
    return (p2 - p1) * 60 / minutes;
}

const char *met_compass(int deg)
{
    int point = (deg * 2 + 22) / 45;
    return compass[point == 16 ? 0 : point];
}

int met_veer(int from, int to)
{
    int angle = to - from;
    if (angle > 180)
        angle -= 360;
    else if (angle <= -180)
        angle += 360;
    return angle;
}

int met_beaufort(int dms)
{
    int b = 0;
    while (b < 12 && dms >= force[b])
        b++;
    return b;
}

uint64_t met_rain(uint16_t tips, uint16_t ul, uint16_t cm2)
{
    // 1 ul on 1 cm2 is 0.01 mm
    return (uint64_t)tips * ul / cm2;
}
