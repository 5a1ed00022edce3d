/* Disjoint sets of the numbers 0 … count - 1. */
#ifndef SETS_H
#define SETS_H

#include <stdbool.h>

struct sets {
    int count;
    int *parent; /* of itself: the root of its set */
};

struct sets *sets_new(int count);
void sets_delete(struct sets *sets);
int sets_find(const struct sets *sets, int member); /* the root */
void sets_join(struct sets *sets, int a, int b);

#endif
