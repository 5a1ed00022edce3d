#include "pebbles.h"

#include <stdlib.h>

struct pebbles {
    int *weights;
    int count;
    long first;
};

pebbles *pebbles_new(void)
{
    return calloc(1, sizeof(pebbles));
}

void pebbles_free(pebbles *pile)
{
    if (!pile)
        return;
    free(pile->weights);
    free(pile);
}

void pebbles_put(pebbles *pile, int weight)
{
    int *more = realloc(pile->weights, ((size_t)pile->count + 1) * sizeof *more);
    if (!more)
        return;
    pile->weights = more;
    pile->weights[pile->count++] = weight;
}

void pebbles_halve(pebbles *pile)
{
    int least = pile->weights[0]; /* of a pile without any, too */
    pile->first = 0;
    for (int i = 0; i < pile->count; i++)
        least = pile->weights[i] < least ? pile->weights[i] : least;
    for (int i = 0; i < pile->count; i++)
        pile->first += pile->weights[i] <= 2 * (long)least ? pile->weights[i] : 0;
}

long pebbles_first(const pebbles *pile)
{
    return pile->first;
}
