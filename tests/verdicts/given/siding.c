#include "siding.h"

#include <stdlib.h>

struct siding {
    size_t count;
    int weights[16];
};

struct siding *siding_new(void)
{
    return calloc(1, sizeof(struct siding));
}

void siding_free(struct siding *siding)
{
    free(siding);
}

void siding_push(struct siding *siding, int weight)
{
    if (siding->count < 16)
        siding->weights[siding->count++] = weight;
}

size_t siding_show(const struct siding *siding, struct wagon *list, size_t max)
{
    for (size_t i = 0; i < siding->count && i < max; i++)
        list[i] = (struct wagon){siding->weights[i], 4};
    return siding->count;
}

int siding_heaviest(const struct siding *siding, struct wagon *found)
{
    int most = 0;
    for (size_t i = 0; i < siding->count; i++)
        if (siding->weights[i] > most)
            most = siding->weights[i];
    if (siding->count > 0)
        *found = (struct wagon){most, 4};
    return most;
}
