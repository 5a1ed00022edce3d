/* A siding: wagons that wait. */
#ifndef SIDING_H
#define SIDING_H

#include <stddef.h>

struct siding;

struct wagon {
    int weight;
    int axles;
};

struct siding *siding_new(void);
void siding_free(struct siding *siding);
void siding_push(struct siding *siding, int weight);

/* Shows the first wagons, at most max of them, and returns how many there are.  list may be NULL if max is 0. */
size_t siding_show(const struct siding *siding, struct wagon *list, size_t max);

/* The heaviest one goes to *found; found may be NULL. */
int siding_heaviest(const struct siding *siding, struct wagon *found);

#endif
