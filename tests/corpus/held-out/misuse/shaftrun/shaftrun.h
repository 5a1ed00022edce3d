#ifndef SHAFTRUN_H
#define SHAFTRUN_H

/**
 * \file shaftrun.h
 * Schedules the cars of an elevator bank: each car goes on in its direction
 * as long as somebody waits there, then turns ("SCAN").
 *
 * Floors are numbered from 0 to floors - 1 and cars from 0 to cars - 1.  These
 * numbers come from the building's wiring, not from users: the functions do
 * not report a wrong floor or car, the caller has to pass valid ones.
 */

#include <stddef.h>

#define SHAFTRUN_MAX_CARS   16
#define SHAFTRUN_MAX_FLOORS 200
#define SHAFTRUN_MAX_TICKS  100000L

typedef struct shaftrun shaftrun;

/**
 * Told about each stop of a car, from within shaftrun_tick() and
 * shaftrun_run().
 *
 * The function may press buttons, make calls, take cars out of service and
 * ask for states.  It must not call shaftrun_tick(), shaftrun_run() or
 * shaftrun_free() for the bank that called it.
 */
typedef void (*shaftrun_fn)(void *ctx, int car, int floor);

/**
 * A bank of 1 to SHAFTRUN_MAX_CARS cars and 1 to SHAFTRUN_MAX_FLOORS floors.
 * All cars are in service and stand on floor 0.
 * \return NULL if a number is out of range or memory is short
 */
shaftrun *shaftrun_new(int cars, int floors);

/** Frees a bank.  NULL is allowed. */
void shaftrun_free(shaftrun *bank);

/** Sets the function that is told about stops; NULL for none. */
void shaftrun_on_stop(shaftrun *bank, shaftrun_fn fn, void *ctx);

/**
 * A button in a car: it is to stop at a floor.
 * \return 0, or -1 if the car is out of service
 */
int shaftrun_press(shaftrun *bank, int car, int floor);

/**
 * A button in the hall of a floor.
 * \param up  > 0 for up, < 0 for down, 0 for either
 * \return the car that will come
 */
int shaftrun_call(shaftrun *bank, int floor, int up);

/** One step of time: each car moves by one floor, stops, or stands idle. */
void shaftrun_tick(shaftrun *bank);

/**
 * Ticks until no car has anything to do, but at most max times; a max above
 * SHAFTRUN_MAX_TICKS counts as that, a negative one as 0.
 * \return the number of ticks made
 */
long shaftrun_run(shaftrun *bank, long max);

/**
 * Takes a car out of service (on == 0) or back.  Going out it forgets its own
 * buttons and hands its calls to other cars.
 * \return 0, or -1 if it is the last one in service and has to stay
 */
int shaftrun_service(shaftrun *bank, int car, int on);

int shaftrun_floor(const shaftrun *bank, int car);       /**< where it is */
int shaftrun_direction(const shaftrun *bank, int car);   /**< 1, -1, 0 idle */
size_t shaftrun_pending(const shaftrun *bank, int car);  /**< stops to make */

#endif
