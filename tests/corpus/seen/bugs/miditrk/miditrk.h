#ifndef MIDITRK_H
#define MIDITRK_H

#include <stddef.h>
#include <stdint.h>

/**
 * One track of a MIDI file: events at ticks, in the order of the ticks.
 */
typedef struct miditrk miditrk;

enum miditrk_kind { MIDITRK_NOTE_ON, MIDITRK_NOTE_OFF, MIDITRK_TEXT };

enum {
    MIDITRK_OK = 0,
    MIDITRK_ERR_RANGE = -1,  /**< a number is out of range */
    MIDITRK_ERR_FULL = -2,   /**< there are MIDITRK_MAX events */
    MIDITRK_ERR_MEMORY = -3
};

#define MIDITRK_MAX 1000

miditrk *miditrk_create(void);
void miditrk_destroy(miditrk *track);

/**
 * Adds a note that sounds for `length` ticks, as two events.
 * Note and velocity are 0 to 127; the length is above 0 and its end must fit.
 */
int miditrk_add_note(miditrk *track, uint32_t tick, uint32_t length, int note, int velocity);

/**
 * Sets the text (lyric, marker) at a tick.  The text is copied.  A tick has one
 * text at most: one that is there is replaced.
 */
int miditrk_set_text(miditrk *track, uint32_t tick, const char *text);

/** The text at a tick, owned by the track; NULL when there is none. */
const char *miditrk_text(const miditrk *track, uint32_t tick);

/** Removes all events from tick `from` up to but not including `to`. */
void miditrk_cut(miditrk *track, uint32_t from, uint32_t to);

/** Moves all notes by some semitones; those which would leave 0 to 127 stay. */
void miditrk_transpose(miditrk *track, int semitones);

size_t miditrk_count(const miditrk *track);

/** The event at an index; each of the pointers may be NULL. */
int miditrk_event(const miditrk *track, size_t index, uint32_t *tick, enum miditrk_kind *kind, int *note);

#endif
