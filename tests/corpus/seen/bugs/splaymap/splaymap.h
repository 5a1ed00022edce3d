/* A map from int to int in a splay tree, after Sleator and Tarjan. */
#ifndef SPLAYMAP_H
#define SPLAYMAP_H

#include <stdbool.h>

struct splaymap;

struct splaymap *Splay_new(void);
void Splay_free(struct splaymap *m);

/* Sets or replaces; false when memory is out. */
bool Splay_put(struct splaymap *m, int key, int value);
bool Splay_get(struct splaymap *m, int key, int *value);
bool Splay_remove(struct splaymap *m, int key);
int Splay_count(const struct splaymap *m);

bool Splay_min(struct splaymap *m, int *key);
bool Splay_max(struct splaymap *m, int *key);

/* The greatest key not above, and the least key not below. */
bool Splay_floor(struct splaymap *m, int key, int *found);
bool Splay_ceil(struct splaymap *m, int key, int *found);

#endif
