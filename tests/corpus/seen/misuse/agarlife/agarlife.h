/* agarlife.h - life on a torus, in memory of the caller's */
#ifndef AGARLIFE_H
#define AGARLIFE_H

#include <stddef.h>

#define AGAR_MAX 512                /* width and height are 1 .. AGAR_MAX */

/* memory for a dish, and for its text */
#define AGAR_BYTES(w, h) (2 * (size_t)(w) * (size_t)(h))
#define AGAR_TEXT(w, h) (((size_t)(w) + 1) * (size_t)(h) + 1)

typedef struct agar {
    int w, h;                       /* read only */
    unsigned long generation;       /* read only */
    unsigned char *now, *next;      /* private */
    unsigned born, survive;
} agar;

/* memory: AGAR_BYTES(w, h) bytes, which belong to the dish from now on.
   Returns -1 when w or h is out of range; the dish can not be used then. */
int agar_init(agar *a, void *memory, int w, int h);

/* Bit n of a mask: a cell with n neighbours (0 to 8) is born, or survives.
   At first 1 << 3, and 1 << 2 | 1 << 3.  Other bits are ignored. */
void agar_rule(agar *a, unsigned born, unsigned survive);

/* x in 0 .. w - 1, y in 0 .. h - 1 */
void agar_set(agar *a, int x, int y, int alive);
int agar_get(const agar *a, int x, int y);

/* The eight neighbours of a cell are counted around the edges, so that in a
   very small dish some of them are the same cell, or the cell itself. */
void agar_step(agar *a);

void agar_clear(agar *a);
size_t agar_alive(const agar *a);

/* Puts a pattern with its upper left corner at x, y, which must be in the dish
   even if the pattern is empty: 'O' is alive, '.' dead,
   '\n' ends a row, all else leaves the cell as it is.  It goes on at the other
   side where it meets an edge. */
void agar_draw(agar *a, int x, int y, const char *pattern);

/* Writes rows of 'O' and '.', each with a '\n', and a NUL. */
void agar_text(const agar *a, char *out);

#endif
