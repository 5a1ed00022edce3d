/* tonescal.h - notes of musical scales
 *
 * Notes are MIDI numbers, 0 to 127; 60 is the middle C ("C4").
 * A scale is a tonic and a mode.  Its notes are counted by degree: degree 0
 * is the tonic, degree 1 the next note above it, degree -1 the next note
 * below it, and so on through the octaves.
 */
#ifndef TONESCAL_H
#define TONESCAL_H

#include <stddef.h>

#define TS_NOTE_MAX 127
#define TS_NONE (-1)

enum ts_mode {
    TS_CHROMATIC,
    TS_MAJOR,
    TS_MINOR,
    TS_PENTATONIC,
    TS_WHOLE,
    TS_BLUES,
    TS_MODES /* how many there are */
};

/* Set by ts_init; read the fields, but do not write them. */
struct ts_scale {
    int tonic;
    enum ts_mode mode;
};

/* 0, or TS_NONE (and *s unchanged) if tonic is no note or mode no mode. */
int ts_init(struct ts_scale *s, int tonic, int mode);

/* Number of notes in an octave of the scale. */
int ts_size(const struct ts_scale *s);

/* The note at a degree, any int; TS_NONE if it is not within 0 to 127. */
int ts_note(const struct ts_scale *s, int degree);

/* Sets *degree to that of a note and returns 0; TS_NONE if the note is
 * not in the scale or no note at all. */
int ts_degree(const struct ts_scale *s, int note, int *degree);

/* The triad on a degree: degree, degree + 2, degree + 4.  Returns 0, or
 * TS_NONE if one of the three is out of range; out is unchanged then. */
int ts_triad(const struct ts_scale *s, int degree, int out[3]);

/* Moves the tonic by semitones; 0, or TS_NONE if it would be no note. */
int ts_transpose(struct ts_scale *s, int semitones);

/* Number of notes that both scales have, of the 128. */
int ts_common(const struct ts_scale *a, const struct ts_scale *b);

/* Writes the name of a note, as "C#4", into buf of size bytes.  0, or
 * TS_NONE if it does not fit or note is no note.  8 bytes are enough. */
int ts_name(int note, char *buf, size_t size);

/* Name of a mode, or NULL if there is no such mode. */
const char *ts_mode_name(int mode);

#endif
