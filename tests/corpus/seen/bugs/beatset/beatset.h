/* beatset: regular beats for polling programs.
 *
 * A set holds periodic timers ("beats").  It has no clock and no thread of its
 * own: the program calls beat_poll() now and then with the time, and is told
 * which beats were due and how often.  Time is a plain uint64_t in a unit of
 * your choice (ticks, microseconds, seconds since 1970).
 */
#ifndef BEATSET_H
#define BEATSET_H

#include <stddef.h>
#include <stdint.h>

/* Beats of a set at most. */
#define BEAT_MAX 32

typedef struct beatset beatset;

struct beat_due {
    int      id;
    uint64_t times;     /* how often it was due since the last poll, at least 1 */
    uint64_t late;      /* how long ago it was due for the last time */
};

/* New set, with the time it begins at.  NULL if there is no memory. */
beatset *beat_new(uint64_t now);

/* NULL is fine. */
void beat_free(beatset *b);

/* The time of beat_new() or the last successful beat_poll(). */
uint64_t beat_now(const beatset *b);

/* Adds a beat that is due at now + period, now + 2 * period and so on, now
 * being beat_now().  period can be anything but 0.  Returns its id
 * (0 ... BEAT_MAX - 1), or -1 if period is 0 or the set is full.  Ids of
 * removed beats are used again. */
int beat_add(beatset *b, uint64_t period);

/* Removes a beat.  0, or -1 if there is none with this id. */
int beat_remove(beatset *b, int id);

/* The period of a beat, 0 if there is none with this id. */
uint64_t beat_period(const beatset *b, int id);

/* A paused beat is never due.  When it is resumed it goes on in step: due at
 * the next multiple of its period since it was added that is later than
 * beat_now().  0, or -1 if there is none with this id.  Pausing a paused beat
 * and resuming a running one change nothing. */
int beat_pause(beatset *b, int id);
int beat_resume(beatset *b, int id);

/* When the next beat is due, for sleeping until then.  0 and *when untouched
 * if none ever is, else 1.  A beat ends where its next time would be past
 * UINT64_MAX. */
int beat_next(const beatset *b, uint64_t *when);

/* Moves the time to now and tells the beats due since the last poll, those at
 * now itself included.  due has room for BEAT_MAX elements and is filled in
 * the order of ids.  Returns their number, or -1 if now is before beat_now():
 * nothing changes then.  Otherwise now can be any time: when the machine has
 * slept or its clock was set, polls may be far apart.  The work of a poll
 * grows with the number of beats only. */
int beat_poll(beatset *b, uint64_t now, struct beat_due *due);

#endif
