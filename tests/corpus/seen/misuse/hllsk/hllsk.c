#include "hllsk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const unsigned char magic[3] = {'H', 'L', 1};
#define HEAD (sizeof magic + 1)

struct hllsk {
    int precision;
    unsigned char registers[];
};

static size_t register_count(const hllsk *sketch)
{
    return (size_t)1 << sketch->precision;
}

hllsk *hllsk_new(int precision)
{
    if (precision < HLLSK_PRECISION_MIN || precision > HLLSK_PRECISION_MAX)
        return NULL;
    hllsk *sketch = calloc(1, sizeof *sketch + ((size_t)1 << precision));
    if (sketch != NULL)
        sketch->precision = precision;
    return sketch;
}

void hllsk_delete(hllsk *sketch)
{
    free(sketch);
}

hllsk *hllsk_copy(const hllsk *sketch)
{
    hllsk *copy = hllsk_new(sketch->precision);
    if (copy != NULL)
        memcpy(copy->registers, sketch->registers, register_count(sketch));
    return copy;
}

int hllsk_precision(const hllsk *sketch)
{
    return sketch->precision;
}

/* The finalizer of splitmix64. */
static uint64_t mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static void count_hash(hllsk *sketch, uint64_t hash)
{
    size_t index = (size_t)(hash >> (64 - sketch->precision));
    int limit = 64 - sketch->precision, rank = 1;
    for (hash <<= sketch->precision; rank <= limit && !(hash >> 63); hash <<= 1)
        rank++;
    if (rank > sketch->registers[index])
        sketch->registers[index] = (unsigned char)rank;
}

void hllsk_add(hllsk *sketch, const void *item, size_t size)
{
    const unsigned char *bytes = item;
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    count_hash(sketch, mix(hash));
}

void hllsk_add_string(hllsk *sketch, const char *item)
{
    hllsk_add(sketch, item, strlen(item));
}

void hllsk_add_u64(hllsk *sketch, uint64_t item)
{
    count_hash(sketch, mix(item));
}

void hllsk_clear(hllsk *sketch)
{
    memset(sketch->registers, 0, register_count(sketch));
}

double hllsk_estimate(const hllsk *sketch)
{
    size_t count = register_count(sketch), zeros = 0;
    double m = (double)count, sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum += ldexp(1, -sketch->registers[i]);
        zeros += sketch->registers[i] == 0;
    }
    double alpha = count == 16 ? 0.673 : count == 32 ? 0.697 : count == 64 ? 0.709 : 0.7213 / (1 + 1.079 / m);
    double estimate = alpha * m * m / sum;
    if (estimate <= 2.5 * m && zeros > 0)
        return m * log(m / (double)zeros);
    return estimate;
}

void hllsk_merge(hllsk *into, const hllsk *from)
{
    size_t count = register_count(from);
    for (size_t i = 0; i < count; i++)
        if (into->registers[i] < from->registers[i])
            into->registers[i] = from->registers[i];
}

size_t hllsk_saved_size(const hllsk *sketch)
{
    return HEAD + register_count(sketch);
}

void hllsk_save(const hllsk *sketch, void *to)
{
    unsigned char *bytes = to;
    memcpy(bytes, magic, sizeof magic);
    bytes[sizeof magic] = (unsigned char)sketch->precision;
    memcpy(bytes + HEAD, sketch->registers, register_count(sketch));
}

hllsk *hllsk_load(const void *from, size_t size)
{
    const unsigned char *bytes = from;
    if (size < HEAD || memcmp(bytes, magic, sizeof magic) != 0)
        return NULL;
    int precision = bytes[sizeof magic];
    if (precision < HLLSK_PRECISION_MIN || precision > HLLSK_PRECISION_MAX || size != HEAD + ((size_t)1 << precision))
        return NULL;
    for (size_t i = HEAD; i < size; i++)
        if (bytes[i] > 65 - precision)
            return NULL;
    hllsk *sketch = hllsk_new(precision);
    if (sketch != NULL)
        memcpy(sketch->registers, bytes + HEAD, size - HEAD);
    return sketch;
}

double hllsk_estimate_union(const hllsk *const *sketches, size_t count)
{
    hllsk *all = hllsk_copy(sketches[0]);
    if (all == NULL)
        return -1;
    for (size_t i = 1; i < count; i++)
        hllsk_merge(all, sketches[i]);
    double estimate = hllsk_estimate(all);
    hllsk_delete(all);
    return estimate;
}
