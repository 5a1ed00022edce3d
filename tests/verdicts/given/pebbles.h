#ifndef PEBBLES_H
#define PEBBLES_H

/*
 * Pebbles in a pile, which are sorted by their weight.
 *
 * Halves are made of those that are in. You can add more pebbles after that.
 * They belong to no half until the next time.
 */
typedef struct pebbles pebbles;

/* A pile without pebbles, or NULL. */
pebbles *pebbles_new(void);

/* Frees the pile. Don't use the pile after this. */
void pebbles_free(pebbles *pile);

/* Puts one in. It is all right to have several of one weight. */
void pebbles_put(pebbles *pile, int weight);

/* Makes two halves of them. */
void pebbles_halve(pebbles *pile);

/* The weight of the first half, 0 before there is one. */
long pebbles_first(const pebbles *pile);

#endif
