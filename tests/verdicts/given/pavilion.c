#include "pavilion.h"
#include <stdlib.h>
#include <string.h>

struct row {
    row_index length;
    unsigned char flags[256];
};

struct row *row_new(row_index flags)
{
    struct row *r = flags <= 256 ? calloc(1, sizeof *r) : NULL;
    if (r)
        r->length = flags;
    return r;
}

void row_free(struct row *r)
{
    free(r);
}

row_index row_length(const struct row *r)
{
    return r->length;
}

int row_set(struct row *r, row_index at)
{
    if (at >= 256)
        return -1;
    r->flags[at] = 1;
    if (at >= r->length)
        r->length = at + 1;
    return 0;
}

int row_compare(const struct row *a, const struct row *b)
{
    if (a->length != b->length)
        return 1;
    return memcmp(a->flags, b->flags, sizeof a->flags);
}

struct yard {
    size_t size, places[500];
};

struct yard *yard_create(void *mem, size_t bytes)
{
    struct yard *yard = mem;
    yard->size = bytes;
    memset(yard->places, 0, sizeof yard->places);
    return bytes % 8 ? NULL : yard;
}

struct court {
    size_t size, places[500];
};

struct court *court_create(void *mem, size_t bytes)
{
    struct court *court = mem;
    if (!mem || bytes < sizeof court->size)
        return NULL;
    court->size = bytes;
    memset(court->places, 0, sizeof court->places);
    return court;
}

long frames(double samples, double each)
{
    return (long)(samples / each);
}

long frames_of(const double *samples, unsigned n)
{
    double sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += samples[i] / (n - 1);
    return (long)sum;
}
