#ifndef CUEDESK_H
#define CUEDESK_H

#include <stdbool.h>
#include <stddef.h>

/* The cue list of a lighting desk: numbered cues, and a GO button that steps
   through them in the order of their numbers.

   Who owns a cue: whoever called cue_new(), cue_clone() or cuedesk_take() for
   it, until a desk accepts it.  A cue that a desk has accepted is released by
   the desk and must not be given to cue_free().

   Pointers are NULL only where it says so. */

typedef struct cue cue;
typedef struct cuedesk cuedesk;

enum { CUE_CHANNELS = 8, CUEDESK_CUES = 100 };

/* --- cues --- */

/* All channels dark.  NULL when memory is out. */
cue *cue_new(unsigned number);
cue *cue_clone(const cue *c);   /* the caller's, whoever has the original */
void cue_free(cue *c);          /* NULL is fine */

unsigned cue_number(const cue *c);
/* Levels are 0 to 100; more counts as 100.  False when there is no such
   channel: they are numbered from 0. */
bool cue_set(cue *c, unsigned channel, unsigned level);
unsigned cue_level(const cue *c, unsigned channel);     /* 0 when there is none */

/* --- desks --- */

cuedesk *cuedesk_new(void);     /* NULL when memory is out */
void cuedesk_free(cuedesk *d);  /* and all its cues; NULL is fine */

/* Gives a cue to the desk.  When there is a cue of that number already, the desk
   is full, or the cue is on a desk, this returns false, and nothing has changed
   hands. */
bool cuedesk_add(cuedesk *d, cue *c);
/* Takes a cue off the desk, for the caller to keep.  NULL when there is none. */
cue *cuedesk_take(cuedesk *d, unsigned number);

/* A look at a cue, good for as long as it is on the desk; NULL when there is
   none. */
const cue *cuedesk_find(const cuedesk *d, unsigned number);
size_t cuedesk_count(const cuedesk *d);

/* False when there is no `from` or another cue is `to`. */
bool cuedesk_renumber(cuedesk *d, unsigned from, unsigned to);

/* The first cue, and after that the next above the last one; NULL past the end. */
const cue *cuedesk_go(cuedesk *d);
void cuedesk_back_to_top(cuedesk *d);

/* How the brightest cue sets a channel; 0 without cues or for no such channel. */
unsigned cuedesk_peak(const cuedesk *d, unsigned channel);

#endif
