/*
 * abcnote.h -- single notes in ABC notation
 *
 *   ^ ^^ sharp, double sharp   _ __ flat, double flat   = natural
 *   A..G  the octave of middle C (octave 4)    a..g  the octave above
 *   ,  an octave down          '  an octave up
 *   then the length: 2, 3/2, /2, / (same as /2), // (same as /4)
 *
 * Octaves go from 0 to 8.  Lengths are num/den with 1 <= num <= 64 and den
 * one of 1, 2, 4, 8, 16, 32, 64, kept as written and not reduced.
 * Functions that take a note return -1 (or what is said there) for one whose
 * members are out of range, so that any struct will do.
 */
#ifndef ABCNOTE_H
#define ABCNOTE_H

#include <stddef.h>

struct abcnote {
	int step;	/* 0 = C, 1 = D ... 6 = B */
	int alter;	/* -2 = double flat ... 2 = double sharp */
	int octave;	/* 0 ... 8 */
	int num, den;	/* length in units */
};

#define ABCNOTE_MAXTEXT 16	/* what the longest note takes, with its NUL */

/* Reads one note from the start of text, which ends with a NUL.  Returns the
   number of characters used, or -1 if there is no note there; then *note is
   as before.  What follows the note is not looked at. */
int abcnote_parse(const char *text, struct abcnote *note);

/* Writes a note as text.  Returns its length, or -1 if size is too small for
   it and its NUL; nothing is written then.  The text, parsed again, gives an
   equal note. */
int abcnote_format(const struct abcnote *note, char *buf, size_t size);

/* 1 if the members are in range, else 0. */
int abcnote_valid(const struct abcnote *note);

/* Stores the number of semitones above C of octave 0 in *semis: middle C has
   48.  Returns 0 or -1. */
int abcnote_pitch(const struct abcnote *note, int *semis);

/* Moves a note up by semis semitones, down if negative, and spells it with
   a natural or a sharp.  Returns 0, or -1 with the note unchanged if the
   result is not in the octaves 0 to 8. */
int abcnote_transpose(struct abcnote *note, int semis);

/* Spells a note with a natural or a sharp: Cb as B, Fx as G.  Otherwise like
   abcnote_transpose by 0. */
int abcnote_simplify(struct abcnote *note);

/* Length in ticks, if a unit has unit ticks (1 to 65535); rounded down. */
int abcnote_ticks(const struct abcnote *note, int unit);

/* 1 if all members are equal, else 0. */
int abcnote_equal(const struct abcnote *a, const struct abcnote *b);

#endif
