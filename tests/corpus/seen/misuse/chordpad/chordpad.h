/* chordpad: song texts with chords in brackets, as in
 *
 *     [Am]Hello dark[G/B]ness
 *
 * Lines are numbered from 0, and so are the chords of a line.
 */
#ifndef CHORDPAD_H
#define CHORDPAD_H

#include <stddef.h>

typedef struct cp_song cp_song;

#define CP_MAX_LINES 2000   /* in a song */
#define CP_MAX_LINE  1000   /* characters in a line, brackets included */

/* For cp_each: the number of the line, where in its lyrics the chord stands,
 * and its name. Return 0 to go on; anything else ends cp_each. */
typedef int (*cp_visit)(size_t line, size_t column, const char *chord, void *arg);

/* Empty song, NULL without memory. Free it with cp_free (NULL does no harm). */
cp_song *cp_new(void);
void cp_free(cp_song *song);

/* Appends one line of text. 0, or -1 if it is too long, has a '[' without ']'
 * or a newline, if there are too many lines, or without memory. */
int cp_add_line(cp_song *song, const char *text);

size_t cp_lines(const cp_song *song);

/* Lyrics of a line without the chords; NULL if there is no such line. They
 * belong to the song and live as long as it does. */
const char *cp_lyrics(const cp_song *song, size_t line);

/* Number of chords in a line, 0 if there is no such line. */
size_t cp_chords(const cp_song *song, size_t line);

/* Name of a chord, NULL if there is none. It belongs to the song and is gone
 * with the next cp_transpose. */
const char *cp_chord(const cp_song *song, size_t line, size_t chord);

/* Moves all chords by semitones (any number; negative is down). The result is
 * written with sharps. What doesn't start with a note, like [N.C.], stays.
 * 0, or -1 without memory: a part of the chords may have been moved then. */
int cp_transpose(cp_song *song, int semitones);

/* Calls visit for all chords in order. visit may read the song but must leave
 * it alone otherwise: no cp_add_line, cp_transpose, cp_free on it. Returns what
 * the last visit returned, 0 if there was none. */
int cp_each(const cp_song *song, cp_visit visit, void *arg);

/* The line with brackets again, in memory that the caller gives to free().
 * NULL if there is no such line, or without memory. */
char *cp_render(const cp_song *song, size_t line);

#endif
