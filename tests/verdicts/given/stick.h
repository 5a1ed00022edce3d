#ifndef STICK_H
#define STICK_H

/* Sticks with notches, for counting.  Arguments are not checked. */

typedef struct stick stick;

stick *stick_new(int notches);
void stick_free(stick *s);

/* The depth of the notch where the stick was held last, after so many turns. */
int stick_turn(stick *s, int turns);

/* Writes a name on it. */
void stick_name(stick *s, const char *name);

int stick_named(const stick *s, const char *name);

#endif
