#ifndef PARCHMENT_H
#define PARCHMENT_H

#include <stddef.h>
#include <stdint.h>

// Words on parchment.  A word is a string, while a verse is an s-expression.

typedef struct parchment parchment;

parchment *parchment_new(void);
void parchment_free(parchment *p);

void parchment_ink(parchment *p, const unsigned char *ink, size_t n);
int parchment_first_drop(const parchment *p);
void parchment_stain(parchment *p, const unsigned char *ink, size_t n);

// Make sure that your pen makes no more than a handful of strokes.
void parchment_stroke(parchment *p, unsigned strokes);

int parchment_verse(const char *s, size_t len);

// Puts a copy of from on a leaf, writing at most n+1 characters.
int parchment_leaf(parchment *p, const unsigned char *from, size_t n);

// A copy of letters, in memory that give gives.
char *parchment_copy(const char *letters, size_t n, char *(*give)(char *user, size_t size), char *user);

// Warning: calling this after the last page is undefined behavior.
int parchment_page(parchment *p, int most);

// The ink is *not* owned by the parchment, so it is not freed automatically.
void parchment_blot(parchment *p, unsigned char *ink, size_t n);
unsigned long parchment_mark(parchment *p, const unsigned char *bytes, size_t n);

#endif
