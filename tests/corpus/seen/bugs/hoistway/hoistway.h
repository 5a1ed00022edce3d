#ifndef HOISTWAY_H
#define HOISTWAY_H

// Hoistway runs one lift in one shaft.  You open it with the number of floors,
// you place calls ("somebody wants the cabin on floor 3"), and you tick it:
// each tick moves the cabin by one floor at most, opens the door where
// somebody waits, and tells you through your handler who got served.
//
// There is no clock and no thread in here.  You are the clock.

#include <stddef.h>

#define HOIST_MAX_FLOORS 200
#define HOIST_MAX_CALLS  128

typedef struct hoistway hoistway;

// Called once for each call that is served; by then the call is off the list.
// `id` is what hoist_call() gave you, `arg` what you gave to hoist_open().
//
// Feel free to call hoist_call(), hoist_cancel() and the functions that only
// look (hoist_floor, hoist_pending, ...) from here.  People do change their
// minds when a door opens!  A call placed from here for the floor where the
// cabin stands is served on the next tick, not on this one; a call that is
// cancelled from here is not served.
//
// Just don't call hoist_tick() or hoist_close() from a handler.
typedef void hoist_handler(hoistway *h, int id, int floor, void *arg);

// A lift with floors 0 .. floors-1, its cabin on floor 0.  You may go without
// a handler: pass NULL.  Returns NULL if floors isn't in 1 .. HOIST_MAX_FLOORS
// or memory is short.
hoistway *hoist_open(int floors, hoist_handler *handler, void *arg);

// Closes the shaft, forgets all calls.  NULL is fine, and does nothing.
void hoist_close(hoistway *h);

// Places a call and returns its id (1, 2, 3 ... and never the same one twice).
// Any number of calls may wait for one floor.  Returns -1 if there is no such
// floor, if HOIST_MAX_CALLS are waiting, or if memory is short.
int hoist_call(hoistway *h, int floor);

// Takes a call back.  Returns 1, or 0 if no such call is waiting (any more).
int hoist_cancel(hoistway *h, int id);

// One step: if nobody waits where the cabin stands it travels one floor
// (onwards while there are calls ahead, else back; it stays if there are none).
// Then it serves whoever waits there, in the order they called.  Returns the
// number of calls served.
int hoist_tick(hoistway *h);

// Where the cabin is.
int hoist_floor(const hoistway *h);

// -1, 0 or 1: down, resting, up, as of the last tick.
int hoist_direction(const hoistway *h);

// How many calls wait altogether.
int hoist_pending(const hoistway *h);

// Whether the call waits, and if so for which floor; -1 if it doesn't.
int hoist_where(const hoistway *h, int id);

#endif
