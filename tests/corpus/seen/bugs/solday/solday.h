#ifndef SOLDAY_H
#define SOLDAY_H

/*
 * solday - when the sun rises and sets, to a minute or two.
 *
 * Latitudes are degrees north (-90 to 90), longitudes degrees east (-180 to
 * 180), days of the year run from 1 to 366, times are minutes after midnight
 * UTC (0 to 1439).  Nothing else is needed from the caller: an argument outside
 * its range, or not a number, gives SOL_BAD from the functions that return int
 * and NaN from those that return double.
 *
 * Refraction and the radius of the disc are counted as everybody does: the sun
 * is up while its centre is higher than 0.833 degrees below the horizon.
 */

#include <stddef.h>

#define SOL_DOWN (-1) /* polar night: the sun does not rise that day */
#define SOL_UP (-2)   /* midnight sun: it does not set */
#define SOL_BAD (-3)

int sol_yday(int year, int month, int day); /* Gregorian, years 1 to 9999 */

double sol_declination(int yday); /* degrees */
double sol_equation(int yday);    /* sundial minus clock, minutes */

int sol_noon(double longitude, int yday);
int sol_rise(double latitude, double longitude, int yday); /* or SOL_DOWN, SOL_UP */
int sol_set(double latitude, double longitude, int yday);  /* or SOL_DOWN, SOL_UP */
int sol_length(double latitude, int yday);                 /* of the day: 0 to 1440 minutes */

/* Length of the dusk: minutes from sunset until the sun is `depression` degrees
   (1 to 90; civil 6, nautical 12, astronomical 18) below the horizon, or until
   the middle of the night if it does not get there.  SOL_DOWN or SOL_UP when
   there is no sunset. */
int sol_dusk(double latitude, int yday, double depression);

/* Height of the sun at a time, degrees above the horizon, without refraction. */
double sol_height(double latitude, double longitude, int yday, int minute);

/* "HH:MM", terminated, cut if the buffer is smaller; "--:--" for what is not a
   time.  Returns text, which may be NULL only if size is 0. */
char *sol_clock(int minute, char *text, size_t size);

#endif
