/* microloop.h: jobs that are run later */
#ifndef MICROLOOP_H
#define MICROLOOP_H

#include <stddef.h>
#include <stdint.h>

#define MLOOP_MAX_JOBS 256
#define MLOOP_MAX_COPY 512

typedef struct mloop mloop;
typedef void (*mloop_fn)(mloop *loop, void *arg);

mloop *mloop_new(void);

/* Jobs that have not run are dropped.  Never call it from a job. */
void mloop_free(mloop *loop);

/* fn(loop, arg) will be called in the next turn.  The loop only passes arg on:
   what it points to has to be there still when the job runs.
   Returns a ticket, or 0 if fn is NULL, there are too many jobs, or memory is
   out. */
uint64_t mloop_post(mloop *loop, mloop_fn fn, void *arg);

/* The same with a copy of n bytes, at most MLOOP_MAX_COPY.  The copy is the
   loop's and is gone when the job returns. */
uint64_t mloop_post_copy(mloop *loop, mloop_fn fn, const void *bytes, size_t n);

/* 0 if the job was dropped, -1 if there is none that waits with this ticket. */
int mloop_cancel(mloop *loop, uint64_t ticket);

/* Drops all jobs of a function and returns how many there were. */
size_t mloop_cancel_fn(mloop *loop, mloop_fn fn);

/* Runs the jobs that are waiting, in order; those that they post have to wait
   for the next turn.  Returns how many were run.  Does nothing in a job. */
size_t mloop_turn(mloop *loop);

/* Takes turns until nothing waits, at most `turns`.  1 if nothing waits. */
int mloop_settle(mloop *loop, unsigned turns);

size_t mloop_waiting(const mloop *loop);

#endif
