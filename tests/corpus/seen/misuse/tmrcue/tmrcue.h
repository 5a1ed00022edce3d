#ifndef TMRCUE_H
#define TMRCUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * tmrcue: timers for a main loop, without allocation per timer.
 *
 * A cue is a timer that you embed in a structure of your own.  A board is a
 * set of waiting cues with its own clock, in ticks from 0, which only
 * tc_advance() moves.
 *
 * A waiting cue is linked into its board, so it must stay where it is: don't
 * free, move or overwrite it before it has fired or has been stopped.
 */

typedef struct tc_board tc_board;
typedef struct tc_cue tc_cue;

/* Called when a cue fires; it is not waiting any more then and may be started
 * again, stopped or freed, and so may other cues.  But the callback may neither
 * call tc_advance() on the board nor free it. */
typedef void tc_call(tc_cue *cue, void *arg);

/* Members are private. */
struct tc_cue {
    tc_board *board;
    tc_cue *prev, *next;
    uint64_t due;
    tc_call *call;
    void *arg;
};

/* An empty board at time 0, or NULL. */
tc_board *tc_board_new(void);

/* Stops all waiting cues and frees the board.  NULL is fine. */
void tc_board_free(tc_board *board);

/* Prepares a cue.  Once for each cue, before anything else is done with it, and
 * not while it is waiting.  call may be NULL for a cue that just expires. */
void tc_setup(tc_cue *cue, tc_call *call, void *arg);

/* Lets the cue fire `delay` ticks from now, at the next tick if delay is 0.  A
 * cue that is waiting already, on whichever board, is stopped first.  Delays
 * beyond the end of time wait for the end of time. */
void tc_start(tc_board *board, tc_cue *cue, uint64_t delay);

/* Stops a cue.  Returns false if it was not waiting. */
bool tc_stop(tc_cue *cue);

/* Whether the cue waits, and for how many ticks yet (0 if it does not). */
bool tc_waiting(const tc_cue *cue);
uint64_t tc_left(const tc_cue *cue);

/* Moves the clock on and fires what is due on the way, in order of time and,
 * at the same time, of starting.  Cues started by callbacks within these ticks
 * fire too.  Returns how many fired; after 10000 the clock stays where it is
 * until the next call. */
unsigned tc_advance(tc_board *board, uint64_t ticks);

/* Time on the board, and number of waiting cues. */
uint64_t tc_now(const tc_board *board);
size_t tc_count(const tc_board *board);

#endif
