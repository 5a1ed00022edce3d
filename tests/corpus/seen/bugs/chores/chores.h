/* chores - run functions after a while, once or again and again.
 *
 * Time is counted in ticks, and the caller counts them: nothing runs except
 * from within chores_advance().  Not thread safe.
 */
#ifndef CHORES_H
#define CHORES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHORES_MAX 256 /* chores pending at the same time */

typedef struct chores chores;

/* What a chore does.  It may call any function here on `c`, chores_free()
 * excepted; chores_advance() does nothing then and returns 0. */
typedef void chore_fn(chores *c, unsigned id, void *arg);

/* An empty list, or NULL when there is no memory. */
chores *chores_new(void);

/* Drops whatever is pending and frees the list.  NULL is fine. */
void chores_free(chores *c);

/* Has fn(c, id, arg) called once `delay` ticks have passed and then every
 * `period` ticks; a period of 0 means just once.  A delay of 0 is due at the
 * next chores_advance().  Returns the id, which is never 0; 0 on failure
 * (fn is NULL, CHORES_MAX pending, no memory). */
unsigned chores_add(chores *c, uint32_t delay, uint32_t period, chore_fn *fn, void *arg);

/* Takes a chore off the list.  A chore may cancel itself as well as others.
 * False if no chore with that id is pending; any number may be asked for. */
bool chores_cancel(chores *c, unsigned id);

/* Whether the chore is still to run.  A chore is pending during its own run,
 * the last one included, unless cancelled. */
bool chores_pending(const chores *c, unsigned id);

/* Lets `ticks` pass, 0 allowed, and runs what is due by then: in the order in
 * which it became due, the older chore first among equals.  Every chore runs
 * at most once per call; one that repeats is due again `period` ticks from
 * now.  Chores added meanwhile wait for the next call.  Returns how many ran. */
size_t chores_advance(chores *c, uint32_t ticks);

/* How many chores are pending. */
size_t chores_count(const chores *c);

/* Stores in *ticks how long until the next chore is due (0: at once).
 * False, and *ticks untouched, if there is none. */
bool chores_next(const chores *c, uint64_t *ticks);

#endif
