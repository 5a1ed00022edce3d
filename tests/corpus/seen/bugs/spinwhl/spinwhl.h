/*
 * spinwhl.h: a wheel of fortune
 *
 * A wheel has named sectors. The wider a sector (its weight), the likelier it
 * is that the wheel stops there. The library has no random numbers of its own:
 * you bring the roll, and so can use whatever generator you trust, and repeat
 * a game for a test.
 *
 *     spinwhl *w = spinwhl_new();
 *     spinwhl_add(w, "copper", 80);
 *     spinwhl_add(w, "silver", 15);
 *     spinwhl_add(w, "gold", 5);
 *     puts(spinwhl_pick(w, (double)rand() / RAND_MAX));
 *     spinwhl_free(w);
 *
 * Names are texts of 1 to SPINWHL_NAME characters; the wheel keeps copies.
 * Weights are from 0 to SPINWHL_HEAVIEST; a sector of weight 0 is kept, but
 * never picked. Wheel and name arguments must not be NULL, except where noted.
 */
#ifndef SPINWHL_H
#define SPINWHL_H

#include <stddef.h>

#define SPINWHL_NAME 63
#define SPINWHL_SECTORS 512
#define SPINWHL_HEAVIEST 1e9

typedef struct spinwhl spinwhl;

/* An empty wheel; NULL if there is no memory. */
spinwhl *spinwhl_new(void);

/* Gives everything back. Does nothing for NULL. */
void spinwhl_free(spinwhl *w);

/* An independent wheel with the same sectors; NULL if there is no memory. */
spinwhl *spinwhl_clone(const spinwhl *w);

/* Adds a sector after the others. Returns 0; or -1 if the name is too long,
 * empty or there already, the weight is out of range or NaN, there are
 * SPINWHL_SECTORS sectors, or no memory is left. */
int spinwhl_add(spinwhl *w, const char *name, double weight);

/* Takes a sector out. Returns 0, or -1 if there is none of this name. */
int spinwhl_remove(spinwhl *w, const char *name);

/* Changes a weight. Returns 0, or -1 if there is no such sector or the weight
 * is out of range or NaN. */
int spinwhl_reweigh(spinwhl *w, const char *name, double weight);

/* The number of sectors. */
size_t spinwhl_count(const spinwhl *w);

/* The sum of all weights. */
double spinwhl_total(const spinwhl *w);

/* The part of the wheel that is this sector's, 0.0 to 1.0; 0.0 as well if
 * there is no such sector. */
double spinwhl_share(const spinwhl *w, const char *name);

/* The name of the sector where the wheel stops. The roll is from 0.0 to 1.0,
 * both ends included. NULL if the roll is outside or NaN, or if the wheel has
 * no sector with a weight above 0. The text belongs to the wheel and is good
 * until the sector is removed or the wheel is freed. */
const char *spinwhl_pick(const spinwhl *w, double roll);

#endif
