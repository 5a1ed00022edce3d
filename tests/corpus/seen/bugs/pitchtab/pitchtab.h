#ifndef PITCHTAB_H
#define PITCHTAB_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Pitches are semitones from middle C (C4): 0 is middle C, 2 the D above it,
 * -1 the B below it.
 */
typedef int Pitch;

#define PITCH_MIN (-60)
#define PITCH_MAX 67
#define PITCH_NONE (-1000)

/* PITCH_MIN <= p <= PITCH_MAX; all functions below take such pitches, and
   give something harmless (PITCH_NONE, false, "") for others. */
bool PitchValid(Pitch p);

/* 0 (C) to 11 (B); -1 */
int PitchClass(Pitch p);
/* 4 for the octave that begins with middle C; -1 for the lowest */
int PitchOctave(Pitch p);
/* whether it is a black key of a piano */
bool PitchIsBlack(Pitch p);

/* "C4", "F#3", ...; the buffer has room for size characters.
   Returns buffer. */
const char *PitchFormat(Pitch p, char *buffer, size_t size);
/* Reads what PitchFormat() writes, or flats like "Bb2". */
Pitch PitchParse(const char *text);

Pitch PitchTranspose(Pitch p, int semitones);
/* Semitones of a step up or down in C major: the next white key. */
Pitch PitchNextWhite(Pitch p, bool up);

#endif
