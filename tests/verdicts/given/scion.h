#ifndef SCION_H
#define SCION_H

/* Trees of numbers: leaves, and pairs of what is there already. */
typedef struct scion scion;

scion *scion_new(int value);
void scion_free(scion *g);

/* A new tree of two, which the caller frees. */
scion *scion_join(scion *left, scion *right);

/* The same, and the leaf of a number in between. */
scion *scion_around(scion *left, int value, scion *right);

int scion_sum(const scion *g);

#endif
