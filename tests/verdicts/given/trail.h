#ifndef TRAIL_H
#define TRAIL_H

#include <stdbool.h>

/* A trail of numbers, and walkers along it. */
typedef struct trail trail;

typedef struct {
    trail *of;
    int *last;
    int next;
} trail_walker;

trail *trail_new(void);
void trail_free(trail *t);
bool trail_add(trail *t, int number);

void trail_walker_init(trail_walker *w, trail *t);
/* False at the end. */
bool trail_walker_next(trail_walker *w);
/* The number that it stands at. Can only be called after trail_walker_next returned true. */
int trail_walker_number(const trail_walker *w);
/* How many numbers are left. */
int trail_walker_left(const trail_walker *w);

#endif
