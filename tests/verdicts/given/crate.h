#ifndef CRATE_H
#define CRATE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct crate crate;
typedef struct bottle bottle;

bottle *bottle_new(int year);
/* For bottles that are in no crate. */
void bottle_free(bottle *b);
int bottle_year(const bottle *b);

/* What is in a crate belongs to it. */
crate *crate_new(void);
void crate_free(crate *c);

/* Takes ownership of b if it succeeds.  False when the crate is full (of three) or
   has a bottle of that year; the caller keeps b then. */
bool crate_put(crate *c, bottle *b);
/* The bottle of a year, still owned by the crate; NULL: there is none. */
bottle *crate_find(crate *c, int year);
/* Puts b in the place of the last bottle, and takes ownership of b.  Returns the bottle
   that was there, which the caller frees; NULL when there was none. */
bottle *crate_exchange(crate *c, bottle *b);
/* The last bottle, which belongs to the caller then; NULL: there is none. */
bottle *crate_last(crate *c);

#endif
