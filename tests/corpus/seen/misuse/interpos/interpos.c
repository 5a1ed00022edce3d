#include "interpos.h"

#include <stdlib.h>

struct ip_index {
    const int32_t *table;
    size_t n;
    size_t buckets;
    uint64_t span;   /* last - first + 1 */
    size_t *start;   /* [buckets + 1]: place of the first number of a bucket */
};

/* Bucket of a key between first and last number. */
static size_t bucket_of(const ip_index *ix, int32_t key)
{
    uint64_t offset = (uint64_t)((int64_t)key - ix->table[0]);
    return (size_t)(offset * ix->buckets / ix->span);
}

ip_index *ip_build(const int32_t *table, size_t n)
{
    if (n > IP_MAX)
        return NULL;
    ip_index *ix = calloc(1, sizeof *ix);
    if (ix == NULL)
        return NULL;
    ix->table = table;
    ix->n = n;
    if (n == 0)
        return ix;

    ix->span = (uint64_t)((int64_t)table[n - 1] - table[0] + 1);
    ix->buckets = n / 4 + 1;
    ix->start = malloc((ix->buckets + 1) * sizeof *ix->start);
    if (ix->start == NULL) {
        free(ix);
        return NULL;
    }
    size_t next = 0;
    for (size_t i = 0; i < n; i++) {
        size_t b = bucket_of(ix, table[i]);
        while (next <= b)
            ix->start[next++] = i;
    }
    while (next <= ix->buckets)
        ix->start[next++] = n;
    return ix;
}

void ip_free(ip_index *ix)
{
    if (ix != NULL) {
        free(ix->start);
        free(ix);
    }
}

size_t ip_size(const ip_index *ix)
{
    return ix->n;
}

int32_t ip_at(const ip_index *ix, size_t i)
{
    return ix->table[i];
}

size_t ip_lower(const ip_index *ix, int32_t key)
{
    if (ix->n == 0 || key <= ix->table[0])
        return 0;
    if (key > ix->table[ix->n - 1])
        return ix->n;
    size_t b = bucket_of(ix, key);
    size_t low = ix->start[b], high = ix->start[b + 1];
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (ix->table[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t ip_upper(const ip_index *ix, int32_t key)
{
    return key == INT32_MAX ? ix->n : ip_lower(ix, key + 1);
}

size_t ip_find(const ip_index *ix, int32_t key)
{
    size_t at = ip_lower(ix, key);
    return at < ix->n && ix->table[at] == key ? at : IP_NONE;
}

size_t ip_count(const ip_index *ix, int32_t from, int32_t to)
{
    return from > to ? 0 : ip_upper(ix, to) - ip_lower(ix, from);
}

double ip_width(const ip_index *ix)
{
    return ix->n == 0 ? 0 : (double)ix->span / (double)ix->buckets;
}
