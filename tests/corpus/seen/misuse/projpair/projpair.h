/* projpair - map projections of the sphere, and conversion between two
 *
 * Longitudes and latitudes are in degrees, plane coordinates in metres on a
 * sphere of radius PP_RADIUS. x is east, y north.
 */
#ifndef PROJPAIR_H
#define PROJPAIR_H

#include <stddef.h>

#define PP_RADIUS 6371000.0

typedef struct pp_proj pp_proj; /* a projection */
typedef struct pp_pair pp_pair; /* a way from one projection to another */

typedef enum {
    PP_PLATE,    /* equidistant cylindrical; lat0 is the true-scale parallel */
    PP_MERCATOR, /* up to 85 degrees north and south; lat0 is ignored */
    PP_SINUSOID  /* sinusoidal; lat0 is ignored */
} pp_kind;

/* --- projections ------------------------------------------------------- */

/* Central meridian lon0 in [-180, 180], lat0 in [-80, 80]. Returns NULL if a
   value is out of range or not a number, for an unknown kind, or when out of
   memory. */
pp_proj *pp_open(pp_kind kind, double lon0, double lat0);

/* The projection must not be part of an open pair. NULL is a no-op. */
void pp_close(pp_proj *p);

/* Forward and inverse. 0, or -1 with *u, *v unchanged if the point is outside
   the domain of the projection (longitudes beyond +-180 are, too) or not
   finite. u and v may point to the same places the values came from. */
int pp_forward(const pp_proj *p, double lon, double lat, double *u, double *v);
int pp_inverse(const pp_proj *p, double x, double y, double *u, double *v);

/* --- pairs --------------------------------------------------------------- */

/* Both projections are borrowed and have to stay open as long as the pair;
   from and to may be the same. NULL when out of memory. */
pp_pair *pp_pair_open(const pp_proj *from, const pp_proj *to);

/* NULL is a no-op. The projections stay open. */
void pp_pair_close(pp_pair *pair);

/* Converts n points in place, point i being xy[2*i], xy[2*i+1]. The array has
   2*n elements (n 0: may be NULL). Points that cannot be converted become NaN.
   Returns the number of points converted. */
size_t pp_pair_run(const pp_pair *pair, double *xy, size_t n);

/* --- grid references -------------------------------------------------------- */

/* Latitude band 0 ... 19 of a latitude, as in military grid references; -1 if
   lat is not in [-80, 84]. */
int pp_band(double lat);

/* The letter of a band, 'C' for 0 to 'X' for 19. band is in 0 ... 19. */
char pp_band_letter(int band);

/* The UTM zone 1 ... 60 of a longitude in [-180, 180], without the exceptions
   of Norway and Svalbard; -1 for others. */
int pp_zone(double lon);

#endif
