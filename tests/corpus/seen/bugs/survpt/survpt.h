#ifndef SURVPT_H
#define SURVPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* survpt -- points of a land survey

   A point is east and north of some origin, in metres.  Coordinates are kept
   to the millimetre, which is what instruments give us, and they end at
   SURVPT_FAR in each direction.  Every function brings the points it is given
   into that form first, and every result is in it: what is farther is moved to
   the border, and what is not a number is taken for 0. */

#define SURVPT_FAR 1e9

typedef struct survpt {
    double east;
    double north;
} survpt;

survpt survpt_make(double east, double north);
survpt survpt_plus(survpt a, survpt b);
survpt survpt_minus(survpt a, survpt b);
survpt survpt_times(survpt p, double factor);
survpt survpt_middle(survpt a, survpt b);

/* By quarters of a circle around the origin, counter-clockwise; negative
   numbers turn the other way. */
survpt survpt_turn(survpt p, int quarters);

double survpt_distance(survpt a, survpt b);

/* The area within the corners, in square metres; 0 of less than three.  No
   sign: the direction of the walk does not matter. */
double survpt_area(const survpt *corners, size_t count);

/* Same place, to the millimetre. */
bool survpt_equal(survpt a, survpt b);

/* From west to east, then from south to north: below 0, 0, above 0.  0 exactly
   when they are equal. */
int survpt_compare(survpt a, survpt b);

/* For tables; equal points have the same hash. */
uint64_t survpt_hash(survpt p);

/* "east north" with three decimals, cut if need be to size - 1 characters, and
   always terminated, but of size 0 nothing is written.  The whole length is
   returned. */
size_t survpt_print(survpt p, char *text, size_t size);

#endif
