#ifndef UVLITE_H
#define UVLITE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * A tiny event loop with timers on a virtual clock.
 *
 * Loops and timers are allocated by the user.  The fields are private.  A timer
 * belongs to a loop from uvl_timer_init() until its close callback is called;
 * the memory of both must stay valid for that time.
 */

typedef struct uvl_loop uvl_loop_t;
typedef struct uvl_timer uvl_timer_t;
typedef void (*uvl_timer_cb)(uvl_timer_t *timer);

struct uvl_loop {
    uvl_timer_t *timers;
    uint64_t now;
};

struct uvl_timer {
    void *data; /* for the user */
    uvl_loop_t *loop;
    uvl_timer_t *next;
    uvl_timer_cb cb;
    uvl_timer_cb close_cb;
    uint64_t due;
    uint64_t repeat;
    bool active;
    bool closing;
};

#define UVL_EBUSY (-16)
#define UVL_EINVAL (-22)

void uvl_loop_init(uvl_loop_t *loop);
/* UVL_EBUSY while there are timers in it; otherwise 0, and the loop's memory
 * may go. */
int uvl_loop_close(uvl_loop_t *loop);

/* Lets one thing happen: takes out a timer that is closing, if there is any, otherwise
 * sets the clock to the first timer that is due and calls it.  False when there
 * was nothing to do. */
bool uvl_run_once(uvl_loop_t *loop);
uint64_t uvl_now(const uvl_loop_t *loop);

/* The timer must not be in a loop yet. */
void uvl_timer_init(uvl_loop_t *loop, uvl_timer_t *timer);
/* Starts it, anew if it runs already.  With repeat 0 it fires once.  UVL_EINVAL
 * when the timer is closing or cb is NULL. */
int uvl_timer_start(uvl_timer_t *timer, uvl_timer_cb cb, uint64_t timeout, uint64_t repeat);
void uvl_timer_stop(uvl_timer_t *timer);
bool uvl_is_active(const uvl_timer_t *timer);

/* Stops the timer and has it taken out of the loop at the next turn.  Has to be
 * called once for each timer.  close_cb may be NULL. */
void uvl_close(uvl_timer_t *timer, uvl_timer_cb close_cb);

#endif
