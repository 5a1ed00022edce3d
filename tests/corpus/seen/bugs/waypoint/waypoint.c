#include "waypoint.h"

#include <stdio.h>
#include <stdlib.h>

bool wp_make(int32_t lat, int32_t lon, waypoint *wp)
{
    if (lat < -90 * WP_DEGREE || lat > 90 * WP_DEGREE || lon < -180 * WP_DEGREE || lon > 180 * WP_DEGREE)
        return false;
    wp->lat = lat;
    wp->lon = lon;
    return true;
}

void wp_format(waypoint wp, char *text)
{
    snprintf(text, WP_TEXT, "%d.%06d,%d.%06d", (int)(wp.lat / WP_DEGREE), abs((int)(wp.lat % WP_DEGREE)),
             (int)(wp.lon / WP_DEGREE), abs((int)(wp.lon % WP_DEGREE)));
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads a coordinate; the position behind it, or NULL. */
static const char *coordinate(const char *at, int32_t *value)
{
    int sign = 1;
    int64_t sum = 0;
    if (*at == '-') {
        sign = -1;
        at++;
    }
    if (!digit(*at))
        return NULL;
    for (; digit(*at); at++) {
        sum = sum * 10 + (*at - '0');
        if (sum > 180)
            return NULL;
    }
    int32_t unit = WP_DEGREE;
    sum *= unit;
    if (*at == '.') {
        at++;
        if (!digit(*at))
            return NULL;
        for (; digit(*at); at++) {
            if (unit == 1)
                return NULL;
            unit /= 10;
            sum += (int64_t)(*at - '0') * unit;
        }
    }
    *value = (int32_t)(sign * sum);
    return at;
}

bool wp_parse(const char *text, waypoint *wp)
{
    int32_t lat, lon;
    const char *at = coordinate(text, &lat);
    if (at == NULL || *at != ',')
        return false;
    at = coordinate(at + 1, &lon);
    if (at == NULL || *at != '\0')
        return false;
    return wp_make(lat, lon, wp);
}

bool wp_equal(waypoint a, waypoint b)
{
    return a.lat == b.lat && a.lon == b.lon;
}

bool wp_bounds(const waypoint *points, size_t count, waypoint *low, waypoint *high)
{
    if (count == 0)
        return false;
    waypoint least = points[0], most = points[0];
    for (size_t i = 1; i < count; i++) {
        if (points[i].lat < least.lat)
            least.lat = points[i].lat;
        if (points[i].lat > most.lat)
            most.lat = points[i].lat;
        if (points[i].lon < least.lon)
            least.lon = points[i].lon;
        if (points[i].lon > most.lon)
            most.lon = points[i].lon;
    }
    *low = least;
    *high = most;
    return true;
}

bool wp_inside(waypoint wp, waypoint low, waypoint high)
{
    return wp.lat >= low.lat && wp.lat <= high.lat && wp.lon >= low.lon && wp.lon <= high.lon;
}

waypoint wp_middle(waypoint a, waypoint b)
{
    waypoint middle = {(int32_t)(((int64_t)a.lat + b.lat) / 2), (int32_t)(((int64_t)a.lon + b.lon) / 2)};
    return middle;
}
