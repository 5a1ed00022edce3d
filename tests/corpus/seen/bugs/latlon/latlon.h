#ifndef LATLON_H
#define LATLON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Points on the globe, in degrees: the latitude from -90 to 90, negative in
   the south; the longitude from -180 to 180, negative in the west.  A point
   does not change.  The longitudes 180 and -180 are the same. */
typedef struct latlon latlon;

/* NULL when there is no such point, or memory is out; so are the points that
   other functions make. */
latlon *latlon_new(double latitude, double longitude);
void latlon_free(latlon *point);

double latlon_latitude(const latlon *point);
double latlon_longitude(const latlon *point);

bool latlon_equal(const latlon *a, const latlon *b);
/* For hash tables with latlon_equal. */
uint32_t latlon_hash(const latlon *point);

latlon *latlon_copy(const latlon *point);
/* The point on the other side of the equator. */
latlon *latlon_across_equator(const latlon *point);
/* The point on the other side of the meridian of Greenwich. */
latlon *latlon_across_meridian(const latlon *point);
/* The point so many degrees to the north and to the east.  NULL when that goes
   beyond a pole or the 180th meridian. */
latlon *latlon_moved(const latlon *point, double north, double east);

/* Writes the point, such as 48.2000N 16.3700E, cut to `size` characters with
   the terminating 0 as by snprintf.  Returns the length of all of it. */
size_t latlon_format(const latlon *point, char *text, size_t size);

#endif
