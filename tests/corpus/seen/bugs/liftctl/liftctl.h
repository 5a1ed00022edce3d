#ifndef LIFTCTL_H
#define LIFTCTL_H

#include <stdbool.h>

#define LIFT_FLOORS 40

enum lift_dir { LIFT_DOWN = -1, LIFT_IDLE = 0, LIFT_UP = 1 };

typedef struct lift {
    int floors, floor, pending;
    enum lift_dir dir;
    bool wanted[LIFT_FLOORS];
} lift;

/* starts at floor 0; false unless floors is 1 .. LIFT_FLOORS */
bool lift_init(lift *l, int floors);

/* asks for a floor; false if there is none such. Where the lift stands the
   request is served at once. */
bool lift_call(lift *l, int floor);
bool lift_cancel(lift *l, int floor);

/* moves one floor and serves it if asked for; false if nothing is to do */
bool lift_step(lift *l);

/* moves until all requests are served; returns the floors travelled */
int lift_run(lift *l);

int lift_floor(const lift *l);
enum lift_dir lift_direction(const lift *l);
int lift_pending(const lift *l);

#endif
