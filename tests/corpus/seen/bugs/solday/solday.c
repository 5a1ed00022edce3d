#include "solday.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#define PI 3.14159265358979323846
#define RADIANS (PI / 180)
#define HORIZON (-0.833)
#define MINUTES_A_DEGREE 4

static bool within(double x, double low, double high)
{
    return x >= low && x <= high;
}

static bool good_day(int yday)
{
    return yday >= 1 && yday <= 366;
}

int sol_yday(int year, int month, int day)
{
    static const int before[13] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
    if (year < 1 || year > 9999 || month < 1 || month > 12)
        return SOL_BAD;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    int length = before[month] - before[month - 1] + (leap && month == 2);
    if (day < 1 || day > length)
        return SOL_BAD;
    return before[month - 1] + day + (leap && month > 2);
}

/* The year as an angle. */
static double season(int yday)
{
    return 2 * PI / 365.25 * (yday - 0.5);
}

double sol_declination(int yday)
{
    if (!good_day(yday))
        return NAN;
    double g = season(yday);
    double d = 0.006918 - 0.399912 * cos(g) + 0.070257 * sin(g) - 0.006758 * cos(2 * g) + 0.000907 * sin(2 * g) -
               0.002697 * cos(3 * g) + 0.00148 * sin(3 * g);
    return d / RADIANS;
}

double sol_equation(int yday)
{
    if (!good_day(yday))
        return NAN;
    double g = season(yday);
    return 229.18 * (0.000075 + 0.001868 * cos(g) - 0.032077 * sin(g) - 0.014615 * cos(2 * g) - 0.040849 * sin(2 * g));
}

static int clock_time(double minutes)
{
    int whole = (int)floor(minutes + 0.5) % 1440;
    return whole < 0 ? whole + 1440 : whole;
}

/* Cosine of the angle by which the sun is away from noon when it stands at a
   height: above 1 it never gets there, below -1 it is always higher. */
static double away(double latitude, int yday, double height)
{
    double d = sol_declination(yday) * RADIANS, l = latitude * RADIANS;
    return (sin(height * RADIANS) - sin(l) * sin(d)) / (cos(l) * cos(d));
}

/* Minutes between noon and sunset, or SOL_DOWN or SOL_UP. */
static double half_day(double latitude, int yday)
{
    double cosine = away(latitude, yday, HORIZON);
    if (cosine > 1)
        return SOL_DOWN;
    if (cosine < -1)
        return SOL_UP;
    return acos(cosine) / RADIANS * MINUTES_A_DEGREE;
}

static double exact_noon(double longitude, int yday)
{
    return 720 - MINUTES_A_DEGREE * longitude - sol_equation(yday);
}

int sol_noon(double longitude, int yday)
{
    if (!within(longitude, -180, 180) || !good_day(yday))
        return SOL_BAD;
    return clock_time(exact_noon(longitude, yday));
}

static int event(double latitude, double longitude, int yday, int direction)
{
    if (!within(latitude, -90, 90) || !within(longitude, -180, 180) || !good_day(yday))
        return SOL_BAD;
    double half = half_day(latitude, yday);
    if (half < 0)
        return (int)half;
    return clock_time(exact_noon(longitude, yday) + direction * half);
}

int sol_rise(double latitude, double longitude, int yday)
{
    return event(latitude, longitude, yday, -1);
}

int sol_set(double latitude, double longitude, int yday)
{
    return event(latitude, longitude, yday, 1);
}

int sol_length(double latitude, int yday)
{
    if (!within(latitude, -90, 90) || !good_day(yday))
        return SOL_BAD;
    double half = half_day(latitude, yday);
    if (half < 0)
        return half == SOL_UP ? 1440 : 0;
    return (int)(2 * half + 0.5);
}

int sol_dusk(double latitude, int yday, double depression)
{
    if (!within(latitude, -90, 90) || !good_day(yday) || !within(depression, 1, 90))
        return SOL_BAD;
    double sunset = half_day(latitude, yday);
    if (sunset < 0)
        return (int)sunset;
    double dark = acos(away(latitude, yday, -depression)) / RADIANS * MINUTES_A_DEGREE;
    return (int)(dark - sunset + 0.5);
}

double sol_height(double latitude, double longitude, int yday, int minute)
{
    if (!within(latitude, -90, 90) || !within(longitude, -180, 180) || !good_day(yday) || minute < 0 || minute > 1439)
        return NAN;
    double d = sol_declination(yday) * RADIANS, l = latitude * RADIANS;
    double angle = (minute - exact_noon(longitude, yday)) / MINUTES_A_DEGREE * RADIANS;
    double sine = sin(l) * sin(d) + cos(l) * cos(d) * cos(angle);
    return asin(fmax(-1, fmin(1, sine))) / RADIANS;
}

char *sol_clock(int minute, char *text, size_t size)
{
    if (minute < 0 || minute > 1439)
        snprintf(text, size, "--:--");
    else
        snprintf(text, size, "%02d:%02d", minute / 60, minute % 60);
    return text;
}
