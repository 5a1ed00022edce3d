#include "survpt.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static double tidy_one(double metres)
{
    if (isnan(metres))
        return 0.0;
    if (metres > SURVPT_FAR)
        return SURVPT_FAR;
    if (metres < -SURVPT_FAR)
        return -SURVPT_FAR;
    return round(metres * 1000.0) / 1000.0;
}

static survpt tidy(survpt p)
{
    survpt result = {tidy_one(p.east), tidy_one(p.north)};
    return result;
}

survpt survpt_make(double east, double north)
{
    survpt p = {east, north};
    return tidy(p);
}

survpt survpt_plus(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    return survpt_make(a.east + b.east, a.north + b.north);
}

survpt survpt_minus(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    return survpt_make(a.east - b.east, a.north - b.north);
}

survpt survpt_times(survpt p, double factor)
{
    p = tidy(p);
    return survpt_make(p.east * factor, p.north * factor);
}

survpt survpt_middle(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    return survpt_make((a.east + b.east) / 2, (a.north + b.north) / 2);
}

survpt survpt_turn(survpt p, int quarters)
{
    p = tidy(p);
    switch ((unsigned)quarters % 4) {
    case 1:
        return survpt_make(-p.north, p.east);
    case 2:
        return survpt_make(-p.east, -p.north);
    case 3:
        return survpt_make(p.north, -p.east);
    default:
        return p;
    }
}

double survpt_distance(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    return hypot(a.east - b.east, a.north - b.north);
}

double survpt_area(const survpt *corners, size_t count)
{
    double twice = 0;
    if (count < 3)
        return 0;
    survpt first = tidy(corners[0]);
    for (size_t i = 2; i < count; i++) {
        survpt a = tidy(corners[i - 1]), b = tidy(corners[i]);
        twice += (a.east - first.east) * (b.north - first.north) - (b.east - first.east) * (a.north - first.north);
    }
    return fabs(twice) / 2;
}

bool survpt_equal(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    return a.east == b.east && a.north == b.north;
}

int survpt_compare(survpt a, survpt b)
{
    a = tidy(a);
    b = tidy(b);
    if (a.east != b.east)
        return a.east < b.east ? -1 : 1;
    return (a.north > b.north) - (a.north < b.north);
}

/* Spreads what is in all bits over all bits. */
static uint64_t mix(uint64_t x)
{
    x ^= x >> 33;
    x *= 0xFF51AFD7ED558CCDu;
    x ^= x >> 33;
    x *= 0xC4CEB9FE1A85EC53u;
    return x ^ x >> 33;
}

uint64_t survpt_hash(survpt p)
{
    uint64_t east, north;
    p = tidy(p);
    memcpy(&east, &p.east, sizeof east);
    memcpy(&north, &p.north, sizeof north);
    return mix(mix(east) + 0x9E3779B97F4A7C15u + north);
}

size_t survpt_print(survpt p, char *text, size_t size)
{
    char whole[64];
    p = tidy(p);
    snprintf(whole, sizeof whole, "%.3f %.3f", p.east + 0.0, p.north + 0.0);
    size_t length = strlen(whole);
    if (size > 0) {
        size_t fits = length < size ? length : size - 1;
        memcpy(text, whole, fits);
        text[fits] = '\0';
    }
    return length;
}
