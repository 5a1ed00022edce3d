/* dutyring.h - who is on duty: schedules that go round and round
 *
 * The entries are embedded in, or are, objects of the caller; the ring only
 * links them.  Nothing is allocated, so nothing can run out.
 */
#ifndef DUTYRING_H
#define DUTYRING_H

#include <stddef.h>

struct duty {
    struct duty *next, *prev;   /* the library's */
    int id;
    unsigned turns;             /* turns in a row, at least 1 */
};

struct duty_ring {
    struct duty *now;
    unsigned left;
    size_t count;
};

/* Make a ring without entries. */
void duty_ring_init(struct duty_ring *ring);

/* Prepare an entry before its first duty_add().  0 turns are taken as 1. */
void duty_init(struct duty *entry, int id, unsigned turns);

/* Put an entry into a ring, as the last to have its turn.  The first entry of
 * a ring is on duty at once.  An entry must not be in two rings, nor twice in
 * one, and it must stay where it is in memory until it is removed. */
void duty_add(struct duty_ring *ring, struct duty *entry);

/* Take an entry out of the ring it is in.  If it was on duty, the one after it
 * is from then on.  The entry may be added again, here or elsewhere. */
void duty_remove(struct duty_ring *ring, struct duty *entry);

/* The entry on duty; NULL if the ring is empty. */
struct duty *duty_now(const struct duty_ring *ring);

/* End a turn.  Returns the entry that has the next one (the same as long as
 * it has turns left); NULL if the ring is empty. */
struct duty *duty_advance(struct duty_ring *ring);

/* The first entry with an id, from the one on duty onwards; NULL if none. */
struct duty *duty_find(const struct duty_ring *ring, int id);

/* Number of entries. */
size_t duty_count(const struct duty_ring *ring);

/* Turns of a whole round. */
unsigned long long duty_round(const struct duty_ring *ring);

/* Who is on duty `turns` turns from now (0: now).  The ring must not be
 * empty. */
struct duty *duty_after(const struct duty_ring *ring, unsigned long long turns);

/* Remove all entries. */
void duty_clear(struct duty_ring *ring);

#endif
