#ifndef DMSANG_H
#define DMSANG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Angles in arc seconds, and their texts in degrees, minutes and seconds. */
typedef int32_t DmsAngle;

#define DMS_DEGREE 3600
#define DMS_HALF_TURN (180 * DMS_DEGREE)

/* The same direction, above -DMS_HALF_TURN and up to DMS_HALF_TURN. All
   functions that return or store an angle return or store such a one. */
DmsAngle DmsNormalize(DmsAngle angle);

DmsAngle DmsAdd(DmsAngle a, DmsAngle b);
DmsAngle DmsNegate(DmsAngle angle);
/* How far to turn from a to b, the shorter way. */
DmsAngle DmsBetween(DmsAngle a, DmsAngle b);
/* Direction in the middle of the shorter way. */
DmsAngle DmsMiddle(DmsAngle a, DmsAngle b);
double DmsDegrees(DmsAngle angle);

/* "-12:05:59" of the normalized angle. Returns the length as snprintf(). */
int DmsFormat(DmsAngle angle, char *text, size_t size);

/* Reads what DmsFormat() writes, which gives the (normalized) angle back.
   Minutes and seconds are two digits and below 60, degrees one to three digits;
   false for everything else. */
bool DmsParse(const char *text, DmsAngle *angle);

#endif
