// mettab.h - the arithmetic of a synoptic weather report, in integers
//
// For the station logger, which has neither an FPU nor time for range checks.
// What a range is given for has been checked by the plausibility filter when
// it comes here; outside of the ranges results are undefined.
#ifndef METTAB_H
#define METTAB_H

#include <stdint.h>

#define MET_TMIN (-40) // degC
#define MET_TMAX 50

// Saturation vapour pressure over water in Pa at t degC, MET_TMIN..MET_TMAX.
//   e_s = 611.2 exp(17.62 t / (243.12 + t))
int met_es(int t);

// Relative humidity in % at temperature t and dew point td, degC, both in
// MET_TMIN..MET_TMAX.  Above 100 if td > t.
//   U = 100 e_s(td) / e_s(t)
int met_rh(int t, int td);

// Dew point in whole degC at t (MET_TMIN..MET_TMAX) and U = 0..100 %, rounded
// down; MET_TMIN if it is lower than that.
int met_dewpoint(int t, int rh);

// Pressure reduced to sea level in Pa.  p station pressure, 50000..110000 Pa;
// h elevation, -400..4000 m; t degC, MET_TMIN..MET_TMAX.
//   p0 = p + p h g / (R T),  g/R = 0.0342 K/m        (first order)
int met_msl(int p, int h, int t);

// Tendency in Pa/h: p2 after p1 (both 50000..110000) and `minutes` between
// them, 1..1440.
int met_tendency(int p1, int p2, int minutes);

// 16-point name ("N", "NNE", ...) of a direction in whole degrees, 0..359.
const char *met_compass(int deg);

// Smallest angle from one direction to another, -179..180, positive if it is
// clockwise (the wind veers).  Both 0..359.
int met_veer(int from, int to);

// Beaufort force 0..12 of a mean wind in 0.1 m/s.  Any value.
int met_beaufort(int dms);

// Rain in 0.01 mm from tips of a bucket with `ul` microlitres per tip and an
// orifice of `cm2` square centimetres.  Any values, but cm2 is not 0.
//   depth = tips * ul / cm2 / 100 mm
uint64_t met_rain(uint16_t tips, uint16_t ul, uint16_t cm2);

#endif
