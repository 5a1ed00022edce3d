#ifndef ALMANAC_H
#define ALMANAC_H

#include <stdbool.h>

struct almanac {
    int month; /* 1..12 */
    int day;
};
struct almanac_zone {
    int hours; /* -12 to 12 */
};

/* Is there such a day? */
bool almanac_ok(const struct almanac *a);
/* How many days its month has. */
int almanac_length(const struct almanac *a);
/* Moves it by n months, back when n is negative. */
void almanac_move(struct almanac *a, int n);
/* A letter for the zone. */
char almanac_letter(const struct almanac_zone *zone);

#endif
