#ifndef MIDISEQ_H
#define MIDISEQ_H

#include <stddef.h>
#include <stdint.h>

/*
 * A sequence of MIDI events in order of time.
 *
 *    for (mseq_event *e = mseq_first(s); e != NULL; e = mseq_next(e))
 *        play(e);
 *
 * Events belong to the sequence. Adding events in such a loop is fine, but an
 * event that is removed is gone.
 */

typedef struct mseq mseq;

typedef struct mseq_event {
    uint32_t tick; /* do not change */
    uint8_t channel;
    uint8_t note;
    uint8_t velocity; /* 0 ends the note */
    struct mseq_event *link;
} mseq_event;

/* ppq: ticks of a quarter note, more than 0. NULL if out of memory. */
mseq *mseq_new(unsigned ppq);
void mseq_free(mseq *s);

/* Adds an event, behind those of the same time. Channels are 0 to 15, notes
   and velocities 0 to 127. Returns NULL if out of memory. */
mseq_event *mseq_add(mseq *s, uint32_t tick, unsigned channel, unsigned note, unsigned velocity);

/* Removes an event of this sequence. */
void mseq_remove(mseq *s, mseq_event *e);

/* The event at the start, the following one; NULL if there is none. */
mseq_event *mseq_first(const mseq *s);
mseq_event *mseq_next(const mseq_event *e);
size_t mseq_count(const mseq *s);

/* Volume of a channel (0 to 15), at first 100. */
void mseq_set_volume(mseq *s, unsigned channel, unsigned volume);
unsigned mseq_volume(const mseq *s, unsigned channel);

/* Time of a tick in microseconds; bpm (quarters per minute) is not 0. */
uint64_t mseq_time(const mseq *s, uint32_t tick, unsigned bpm);

/* Writes an event as three MIDI bytes: note on or off with the velocity. */
void mseq_bytes(const mseq_event *e, uint8_t bytes[3]);

#endif
