#include "sack.h"

#include <stdlib.h>

struct sack {
    int *things;
    int count;
};

sack *sack_new(void)
{
    return calloc(1, sizeof(sack));
}

void sack_free(sack *s)
{
    if (s)
        free(s->things);
    free(s);
}

void sack_throw(sack *s, int thing)
{
    int *more = realloc(s->things, (size_t)(s->count + 1) * sizeof *more);
    if (!more)
        return;
    s->things = more;
    s->things[s->count++] = thing;
}

int sack_weight(const sack *s)
{
    unsigned sum = 0;
    for (int i = 0; i <= s->count; i++) /* one too many: the bug */
        sum += (unsigned)s->things[i] & 0xff;
    return (int)sum;
}
