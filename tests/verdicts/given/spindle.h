#ifndef SPINDLE_H
#define SPINDLE_H

#include <stdbool.h>

/* A thread that is wound up. */

typedef struct spindle spindle;

spindle *spindle_new(int length);
void spindle_free(spindle *s);
void spindle_knot(spindle *s); /* takes three of it */

/* Cuts a piece off. */
void spindle_cut(spindle *s, int length);

/* Cuts a piece off with a knot in it; false when the thread is too short. */
bool spindle_tie(spindle *s, int length);

/* Marks a place on the thread, and says how many marks are around it. */
int spindle_mark(spindle *s, int place);

#endif
