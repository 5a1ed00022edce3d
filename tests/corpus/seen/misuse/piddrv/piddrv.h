#ifndef PIDDRV_H
#define PIDDRV_H

#include <stdbool.h>

/*
 * A PID controller for periodic tasks. No allocation, no globals: the struct
 * is the caller's and has to be initialised with pid_init() before anything
 * else. Wrong parameters are programming errors and trap (assert).
 */

struct pid_config {
    double kp, ki, kd;      /* gains, not negative */
    double period;          /* seconds between two updates, > 0 */
    double out_min, out_max; /* limits of the output, out_min < out_max */
};

struct pid {
    struct pid_config cfg;
    double integral;
    double last_input;
    double output;
    bool manual;
    bool primed;
};

/* Initialise a controller in automatic mode. The configuration is copied. */
void pid_init(struct pid *pid, const struct pid_config *cfg);

/* Change the gains; none may be negative. */
void pid_set_gains(struct pid *pid, double kp, double ki, double kd);

/* Change the limits (out_min < out_max). The output and the integral are cut
 * to them. */
void pid_set_limits(struct pid *pid, double out_min, double out_max);

/* Change the period, which must be greater than zero. */
void pid_set_period(struct pid *pid, double period);

/* Compute the next output. In manual mode the output stays as it is. */
double pid_update(struct pid *pid, double setpoint, double input);

/* Switch to manual mode with a given output (cut to the limits), or back.
 * Going back is bumpless: the integral starts at the output. */
void pid_manual(struct pid *pid, double output);
void pid_automatic(struct pid *pid);

double pid_output(const struct pid *pid);
/* Forget the past, keep the configuration. */
void pid_reset(struct pid *pid);

#endif
