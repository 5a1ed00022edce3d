#ifndef MELODY_H
#define MELODY_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Melodies are made of phrases, phrases of notes.
 */

typedef struct melody melody_t;
typedef struct phrase phrase_t;

typedef struct {
    int pitch;    /* 0 to 127, 60 is the middle C */
    int duration; /* ticks, 1 to 65535 */
} note_t;

#define PHRASE_NOTES 1024
#define MELODY_PHRASES 256

phrase_t *phrase_new(void);
/* Only for phrases that are not part of a melody. */
void phrase_free(phrase_t *phrase);

/* False when the note is out of range, the phrase is full or memory is out. */
bool phrase_add(phrase_t *phrase, note_t note);
size_t phrase_size(const phrase_t *phrase);
/* The note at an index below the size.  The pointer is good until a note is
 * added. */
const note_t *phrase_note(const phrase_t *phrase, size_t index);
/* Moves all notes; false, and nothing is changed, when one would leave the range. */
bool phrase_transpose(phrase_t *phrase, int semitones);

melody_t *melody_new(void);
/* Frees the melody and its phrases. */
void melody_free(melody_t *melody);

/* Appends a phrase, which belongs to the melody from then on.  When it returns
 * false (too many phrases, no memory) the phrase still belongs to the caller. */
bool melody_append(melody_t *melody, phrase_t *phrase);
size_t melody_size(const melody_t *melody);
/* A phrase of the melody, to look at or to change; NULL when there is none. */
phrase_t *melody_phrase(const melody_t *melody, size_t index);
/* Takes a phrase out and gives it to the caller; NULL when there is none. */
phrase_t *melody_take(melody_t *melody, size_t index);
/* Ticks of all notes. */
unsigned long melody_ticks(const melody_t *melody);

#endif
