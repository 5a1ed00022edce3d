#include "seats.h"

#include <stdlib.h>

struct seats {
    int *rows, count;
};

struct seats *seats_new(void)
{
    return calloc(1, sizeof(struct seats));
}

void seats_free(struct seats *s)
{
    if (s)
        free(s->rows);
    free(s);
}

int seats_count(const struct seats *s)
{
    return s->count;
}

bool seats_add(struct seats *s, int places)
{
    int *rows = realloc(s->rows, ((size_t)s->count + 1) * sizeof *rows);
    if (!rows)
        return false;
    rows[s->count++] = places & 1023;
    s->rows = rows;
    return true;
}

int seats_places(const struct seats *s, int row)
{
    int here = s->rows[row];
    return here + (here == 7 ? s->rows[s->count] : 0); /* the bug */
}

int seats_between(const struct seats *s, int from, int to)
{
    int steps[16] = {0};
    steps[(unsigned)(to - from) % 32] = s->count;
    return steps[0];
}
