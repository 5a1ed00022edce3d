#ifndef SEATING_H
#define SEATING_H

#include <stddef.h>

/* Brings the first guest to the first seat. */
void seating_move(const double *guests, const size_t *seats, double *table);

/* The guest of a seat of the round table; -1: there is no such seat. */
int seating_guest(const size_t *seat);

#endif
