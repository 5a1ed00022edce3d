#ifndef TICKET_H
#define TICKET_H

#include <stdbool.h>

/* A desk that gives out tickets. */
typedef struct desk desk;
typedef unsigned ticket;

desk *desk_open(void);
void desk_close(desk *d);
ticket desk_take(desk *d);
/* False when it is not a valid ticket. */
bool desk_stamp(desk *d, ticket t);

void desk_fold(desk *d, ticket t);

#endif
