#ifndef BOUQUET_H
#define BOUQUET_H

#include <stdbool.h>

// Flowers, alone or bound.

typedef struct flower flower;

flower *flower_new(int stalks);
void flower_free(flower *f);
bool flower_put(flower *f, flower *left, flower *right); // binds all three
bool flower_add_both(flower *f, flower *left, flower *right);
int flower_stalks(const flower *f);

#endif
