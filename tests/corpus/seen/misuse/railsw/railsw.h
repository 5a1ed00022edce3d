#ifndef RAILSW_H
#define RAILSW_H

#include <stdbool.h>

/*
 * Interlocking of a small station: switches, and routes that need some of
 * them in a certain position.
 *
 * A dispatcher asks first (rail_can_...) and acts then.  Acting without a
 * permission is a programming error; as this is safety equipment the program
 * is stopped with an assertion instead of going on.
 */
typedef struct station station;

typedef enum { SW_STRAIGHT, SW_TURN } sw_pos;

#define RAIL_SWITCHES 16
#define RAIL_ROUTES   16

/* All switches are straight.  NULL unless 1 to RAIL_SWITCHES. */
station *rail_open(int switches);
/* No route may be set. */
void rail_close(station *s);

/* Makes a new route that needs no switch yet; its number, or -1 if there are
   RAIL_ROUTES. */
int rail_add_route(station *s);
/* A route that is not set needs a switch in a position.  Switch and route
   must exist. */
void rail_need(station *s, int route, int sw, sw_pos pos);

sw_pos rail_position(const station *s, int sw);
/* A switch can be thrown when no route that is set needs it. */
bool rail_can_throw(const station *s, int sw);
void rail_throw(station *s, int sw);

/* A route can be set when it is not set, and each switch that it needs is in
   position or can be thrown.  Switches are thrown as needed. */
bool rail_can_set(const station *s, int route);
void rail_set(station *s, int route);
/* The route must be set. */
void rail_release(station *s, int route);
bool rail_is_set(const station *s, int route);

/* A picture such as "-/-- 0,2": switches, and the routes that are set.  To be
   freed by the caller. */
char *rail_report(const station *s);

#endif
