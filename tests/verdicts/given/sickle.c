#include "sickle.h"

#include <stdlib.h>

struct sickle {
    int *stalks;
    size_t count, room;
    bool is_bound;
};

sickle *sickle_new(void)
{
    return calloc(1, sizeof(sickle));
}

void sickle_free(sickle *s)
{
    if (s)
        free(s->stalks);
    free(s);
}

bool sickle_add(sickle *s, int length)
{
    if (s->is_bound)
        return false;
    int *last = s->count ? &s->stalks[s->count - 1] : NULL;
    if (s->count == s->room) {
        size_t room = s->room ? 2 * s->room : 2;
        int *stalks = realloc(s->stalks, room * sizeof *stalks);
        if (!stalks)
            return false;
        s->stalks = stalks;
        s->room = room;
    }
    s->stalks[s->count++] = last && *last > length ? *last : length; /* last may have moved */
    return true;
}

void sickle_bind(sickle *s)
{
    s->is_bound = true;
}

long sickle_weigh(const sickle *s)
{
    long sum = 0;
    for (size_t i = 0; s->is_bound && i < s->count; i++)
        sum += s->stalks[i];
    return sum;
}
