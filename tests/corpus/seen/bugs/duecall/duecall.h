// duecall: a tiny event loop on a clock that you drive yourself.
//
// There are no threads and no signals. Time is a counter of milliseconds that
// starts at 0 and moves only when you call due_advance(), which is also the
// only place your callbacks get called from. Handy for simulations and tests.
//
// What may a callback do? Nearly everything: add timers, cancel timers (its
// own, or any other one, whether that is due right now or not), ask for times
// and counts. Only due_close() has to wait until due_advance() has returned,
// and a due_advance() inside of a callback does nothing and returns -1.
#ifndef DUECALL_H
#define DUECALL_H

#include <stddef.h>
#include <stdint.h>

typedef struct due_loop due_loop;

// Names a timer. 0 is never a timer, and an id isn't given out twice.
typedef uint64_t due_id;

typedef void due_fn(due_loop *loop, due_id id, void *arg);

// At most this many timers wait at the same time.
#define DUE_MAX_TIMERS 1000

// NULL if out of memory.
due_loop *due_open(void);

// Drops all waiting timers without calling them. NULL is fine.
void due_close(due_loop *loop);

// Calls fn once, ms milliseconds from now. With ms == 0 it's due at the very
// next due_advance(), even due_advance(loop, 0). `arg` is handed through and
// never looked at, so NULL will do; fn must be a function.
// Gives 0 if there are too many timers or no memory.
due_id due_after(due_loop *loop, uint32_t ms, due_fn *fn, void *arg);

// Calls fn again and again, every ms milliseconds (0 is taken as 1), until you
// cancel it. If due_advance() jumps over several periods, that's still one
// call, and the next period counts from the new time. Gives 0 as above.
due_id due_every(due_loop *loop, uint32_t ms, due_fn *fn, void *arg);

// Makes sure a timer isn't called any more. 1 if it was waiting or repeating,
// 0 if there's no such timer (never was, was cancelled, or ran its only time:
// a one-shot timer is gone when its callback starts).
int due_cancel(due_loop *loop, due_id id);

// Moves time on by ms and calls everything that's due by then, the earliest
// first, the older timer first if the times are the same. Timers that get
// added meanwhile have to wait for the next due_advance().
// Gives the number of calls made, or -1 if called by a callback.
int due_advance(due_loop *loop, uint32_t ms);

// The time.
uint64_t due_now(const due_loop *loop);

// How many timers are waiting; a repeating timer counts during its callback, too.
size_t due_pending(const due_loop *loop);

#endif
