#ifndef TABLEQ_H
#define TABLEQ_H

// Parties that wait for a table.
//
// A queue owns its parties.  Any number of walkers can be under way on it, and
// parties may come and go while they are: a walker never returns a party that
// has left, and returns those that joined behind its place.
//
// No pointer passed may be NULL, but for tq_close.

#include <stdbool.h>
#include <stddef.h>

#define TQ_NAME 31 // longer names are cut
#define TQ_SEATS 40

typedef struct tq tq;
typedef struct tq_walker tq_walker;

tq *tq_open(void); // NULL: out of memory

// Ends all walkers that are still on the queue, too: do not use them any more.
void tq_close(tq *q);

// Joins at the end.  False when the party is of 0 or more than TQ_SEATS people,
// when a party of that name waits already, or out of memory.
bool tq_join(tq *q, const char *name, unsigned people);

// False when nobody of that name waits.
bool tq_leave(tq *q, const char *name);

// Seats the first party that fits at a table with so many seats: it leaves the
// queue, and its size is returned; 0 when none fits.
unsigned tq_seat(tq *q, unsigned seats);

size_t tq_count(const tq *q);

// Starts at the head of the queue.  NULL: out of memory.
tq_walker *tq_walk(tq *q);

// The next party's size, or 0 at the end.  Its name is copied to `name`.
unsigned tq_next(tq_walker *w, char name[TQ_NAME + 1]);

// Takes the walker off its queue and frees it; before the queue is closed.
void tq_end(tq_walker *w);

#endif
