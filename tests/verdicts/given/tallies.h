#ifndef TALLIES_H
#define TALLIES_H

/* tallies: up to sixteen numbers, and words that stand for numbers. */
typedef struct tallies tallies;

tallies *tallies_new(void);
void tallies_free(tallies *t);
/* A number behind the others; dropped when there is no room. */
void tallies_add(tallies *t, int number);
/* Takes the last number back.  At least one must have been added. */
int tallies_undo(tallies *t);

/* How many strokes the first word of a text has: one for each letter, and two for an 'x'. */
int tallies_strokes(const char *text);

#endif
