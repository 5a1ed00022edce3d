/* hoistsim: one elevator, its buttons and its riders, tick by tick.
 *
 * Floors are numbered from 0 to floors - 1; wherever a function takes a floor
 * it must be one of these. The car begins on floor 0 with its door closed.
 * Handles must not be NULL unless it is said.
 */
#ifndef HOISTSIM_H
#define HOISTSIM_H

#define HOISTSIM_FLOORS 100  /* most floors */
#define HOISTSIM_RIDERS 200  /* most riders at a time */
#define HOISTSIM_CAPACITY 6  /* riders in the car */

typedef struct hoistsim hoistsim;
typedef struct hoistsim_rider hoistsim_rider;

enum hoistsim_state { HOISTSIM_WAITING, HOISTSIM_RIDING, HOISTSIM_ARRIVED };

/* Called when a rider leaves the car, who is freed when the function returns.
 * It may send for the car and add or cancel other riders, but must not call
 * hoistsim_step, hoistsim_run or hoistsim_free. */
typedef void hoistsim_arrival(hoistsim *h, hoistsim_rider *rider, void *arg);

/* A building with 2 to HOISTSIM_FLOORS floors; NULL for other numbers, or when
 * memory is short. fn may be NULL. */
hoistsim *hoistsim_new(int floors, hoistsim_arrival *fn, void *arg);

/* Frees the building and the riders that are still in it. NULL is allowed. */
void hoistsim_free(hoistsim *h);

/* Presses a button: the car will stop on this floor some time. */
void hoistsim_press(hoistsim *h, int floor);

/* A new rider who waits on one floor to go to another. The handle is yours to
 * look at until the rider arrives or is cancelled; do not free it. NULL if
 * from and to are the same, with HOISTSIM_RIDERS riders, or without memory. */
hoistsim_rider *hoistsim_add(hoistsim *h, int from, int to);

/* Takes the stairs: frees a rider of h who waits. Returns 0, or -1 and does nothing
 * if the rider is in the car or just leaves it. */
int hoistsim_cancel(hoistsim *h, hoistsim_rider *rider);

/* What a rider is doing; HOISTSIM_ARRIVED is seen in hoistsim_arrival only. */
enum hoistsim_state hoistsim_state(const hoistsim_rider *rider);

/* Where a rider wants to go. */
int hoistsim_goal(const hoistsim_rider *rider);

/* One tick: the door closes or opens, or the car moves by a floor. Returns 0
 * when there was nothing to do, else 1. */
int hoistsim_step(hoistsim *h);

/* Steps until there is nothing to do, at most `ticks` times. Returns how many
 * ticks something was done in. */
int hoistsim_run(hoistsim *h, int ticks);

/* The floor of the car; the number of riders, waiting and in the car. */
int hoistsim_floor(const hoistsim *h);
int hoistsim_riders(const hoistsim *h);

#endif
