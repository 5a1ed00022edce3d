#ifndef SEATS_H
#define SEATS_H

#include <stdbool.h>

#define SEATS 8

/* Guests and the seats that they have. */
typedef struct {
    int guest[SEATS];
    int seat[SEATS];
    int count;
} seats;

void seats_init(seats *s);
/* The number of a new guest; -1 if there is no seat. */
int seats_take(seats *s);
/* False if there is no such guest. */
bool seats_leave(seats *s, int guest);
/* The seat of a guest; -1 if there is no such guest. */
int seats_of(const seats *s, int guest);
/* Who sits there. Only of seats that are taken. */
int seats_at(const seats *s, int seat);

#endif
