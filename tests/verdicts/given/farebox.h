#ifndef FAREBOX_H
#define FAREBOX_H

/* A box that coins go into. */
typedef struct farebox farebox;

farebox *farebox_new(void);
void farebox_free(farebox *box);
/* Money goes in, 1 to 1000 cents. */
int farebox_pay(farebox *box, int cents);
int farebox_ride(farebox *box, int zone);
/* Turns the wheel, 1 to 8 teeth. */
void farebox_turn(farebox *box, int teeth);
void farebox_turn_back(farebox *box, int teeth);

#endif
