#ifndef HEATPROG_H
#define HEATPROG_H

/* A thermostat: a daily programme of target temperatures, a window of recent
 * readings, and a heater that is switched with hysteresis.
 *
 * Temperatures are tenths of a degree, HEAT_MIN .. HEAT_MAX; times are minutes
 * since midnight, 0 .. 1439.  Functions that get something else return -1 and
 * change nothing.  There is nothing to free. */

#define HEAT_MIN (-1000)
#define HEAT_MAX 2000
#define HEAT_SLOTS 12   /* switching points in a day */
#define HEAT_WINDOW 16  /* readings kept */

struct heat {           /* look, but do not write: that is for heat_...() */
    int hysteresis;
    int on;
    int frost;          /* the target while the programme is empty */
    int slots;
    struct { int minute, target; } slot[HEAT_SLOTS];
    int readings;       /* kept now */
    int newest;
    int reading[HEAT_WINDOW];
};

/* Starts with an empty programme, no readings and the heater off.  frost is
 * the target of an empty programme; hysteresis is 0 .. 100.  0, or -1 and then
 * *h is not to be used. */
int heat_init(struct heat *h, int frost, int hysteresis);

/* From this minute on the target is so much; replaces the one of the same
 * minute.  0, or -1, also when all slots are taken. */
int heat_program(struct heat *h, int minute, int target);

/* Takes a switching point out.  0, or -1 if there is none at this minute. */
int heat_unprogram(struct heat *h, int minute);

/* The target at a minute.  Before the day's first point the last one of the
 * day before holds.  An impossible minute gives the frost target. */
int heat_target(const struct heat *h, int minute);

/* Takes a reading; the oldest is dropped when the window is full.  0 or -1. */
int heat_read(struct heat *h, int temperature);

/* Drops all readings. */
void heat_forget(struct heat *h);

/* The mean of the kept readings, rounded towards zero; the frost target if
 * there are none. */
int heat_mean(const struct heat *h);

/* The mean change from one reading to the next over the kept readings,
 * rounded towards zero; 0 if nothing can be said. */
int heat_trend(const struct heat *h);

/* Switches the heater by the mean and the target of this minute, and returns
 * whether it is on now: 1 or 0.  Without readings it is off.  -1 for an
 * impossible minute. */
int heat_step(struct heat *h, int minute);

#endif
