/* diceroll.h - dice notation
 *
 *   [N] d S [l L] [+M | -M]
 *
 * N dice of S sides (N is 1 when left out), of which the L lowest are left out
 * of the sum, plus or minus M.  No spaces.  "d20", "3d6+2", "4d6l1", "2d10-1".
 *
 *   N  1 .. DICE_COUNT      S  1 .. 1000
 *   L  0 .. 99              M  0 .. 10000
 *
 * Where L is N or more, no die is left and the sum is just the modifier.
 */
#ifndef DICEROLL_H
#define DICEROLL_H

#include <stddef.h>

#define DICE_COUNT 16

typedef struct {
    unsigned count; /* N */
    unsigned sides; /* S */
    unsigned drop;  /* L, 0 without */
    int modifier;   /* -M or M, 0 without */
} dice;

/* Source of randomness: any number; the library reduces it to the sides. */
typedef unsigned (*dice_source)(void *state);

/* Reads a text. 1, or 0 if it is not in the notation above (*d is unchanged). */
int dice_parse(const char *text, dice *d);

/* 1 if all fields are in the ranges above, else 0.  A dice of dice_parse is. */
int dice_valid(const dice *d);

/* The lowest and the highest sum there can be; 0 if d is not valid. */
int dice_lowest(const dice *d);
int dice_highest(const dice *d);

/* Rolls and stores the sum.  source may be NULL for a fixed one that always
 * rolls the highest face.  1, or 0 if d is not valid (*sum is unchanged). */
int dice_roll(const dice *d, dice_source source, void *state, int *sum);

/* Writes the notation, as short as possible, with its NUL into buf.  Returns
 * its length without the NUL, or 0 if d is not valid or size is too small. */
size_t dice_text(const dice *d, char *buf, size_t size);

/* A simple source; state points to an unsigned, the seed. */
unsigned dice_lcg(void *state);

#endif
