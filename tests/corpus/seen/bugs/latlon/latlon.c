#include "latlon.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct latlon {
    double latitude;
    double longitude;
};

latlon *latlon_new(double latitude, double longitude)
{
    /* Not with NaN either. */
    if (!(latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180))
        return NULL;
    latlon *point = malloc(sizeof *point);
    if (point == NULL)
        return NULL;
    point->latitude = latitude;
    point->longitude = longitude == -180 ? 180 : longitude;
    return point;
}

void latlon_free(latlon *point)
{
    free(point);
}

double latlon_latitude(const latlon *point)
{
    return point->latitude;
}

double latlon_longitude(const latlon *point)
{
    return point->longitude;
}

bool latlon_equal(const latlon *a, const latlon *b)
{
    return a->latitude == b->latitude && a->longitude == b->longitude;
}

static uint32_t add_bytes(uint32_t hash, double number)
{
    unsigned char bytes[sizeof number];
    memcpy(bytes, &number, sizeof number);
    for (size_t i = 0; i < sizeof bytes; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash;
}

uint32_t latlon_hash(const latlon *point)
{
    return add_bytes(add_bytes(2166136261u, point->latitude), point->longitude);
}

latlon *latlon_copy(const latlon *point)
{
    return latlon_new(point->latitude, point->longitude);
}

latlon *latlon_across_equator(const latlon *point)
{
    return latlon_new(-point->latitude, point->longitude);
}

latlon *latlon_across_meridian(const latlon *point)
{
    return latlon_new(point->latitude, -point->longitude);
}

latlon *latlon_moved(const latlon *point, double north, double east)
{
    return latlon_new(point->latitude + north, point->longitude + east);
}

size_t latlon_format(const latlon *point, char *text, size_t size)
{
    double latitude = point->latitude, longitude = point->longitude;
    char whole[48];
    int length = snprintf(whole, sizeof whole, "%.4f%c %.4f%c", latitude < 0 ? -latitude : latitude + 0.0,
                          latitude < 0 ? 'S' : 'N', longitude < 0 ? -longitude : longitude + 0.0,
                          longitude < 0 ? 'W' : 'E');
    if (size > 0) {
        size_t part = (size_t)length < size ? (size_t)length : size - 1;
        memcpy(text, whole, part);
        text[part] = '\0';
    }
    return (size_t)length;
}
