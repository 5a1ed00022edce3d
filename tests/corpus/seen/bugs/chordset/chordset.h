#ifndef CHORDSET_H
#define CHORDSET_H

#include <stdbool.h>
#include <stdint.h>

/* Chords: sets of MIDI notes (0 to 127, 60 is the middle C). */

#define CHORD_NOTES 12 /* notes in a chord, at most */

typedef struct chord {
    uint8_t note[CHORD_NOTES]; /* ascending, each note once */
    uint8_t count;
} chord;

/* A chord without notes. */
void chord_init(chord *c);

/* Add or remove a note. False if the note is not 0 to 127, the chord is full,
   or it is already there (not there). */
bool chord_add(chord *c, int note);
bool chord_remove(chord *c, int note);
bool chord_has(const chord *c, int note);

/* Major or minor triad on a root. False if a note is out of range. */
bool chord_triad(chord *c, int root, bool minor);

/* Moves all notes by some semitones. False, without a change, if one of them
   would go out of range. */
bool chord_transpose(chord *c, int semitones);

/* Whether the same notes are in both. */
bool chord_equal(const chord *a, const chord *b);

/* An order to sort chords by: the lowest note that differs decides, and a
   chord goes before those that continue it. Negative, 0 if the chords are
   equal, or positive. */
int chord_compare(const chord *a, const chord *b);

/* Equal chords have the same hash. */
uint32_t chord_hash(const chord *c);

/* Notes that are in both. `result` may be one of them. */
void chord_common(const chord *a, const chord *b, chord *result);

#endif
