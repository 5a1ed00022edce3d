/* Interned sets for the subset construction with obligations.
 *
 * A configuration is a state of the NFA together with obligations that the
 * rest of the string must fulfil, because a look was passed.  An obligation
 * is a set of configurations and a sign: "run from these, the rest matches"
 * (or does not).  Sets of both kinds are interned: equal sets have equal
 * numbers, so they can be compared, hashed and nested at no cost. */
#ifndef ASSAY_FRONT_REGEX_CONFIGS_H
#define ASSAY_FRONT_REGEX_CONFIGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "base/vector.h"

/* Interned sequences of 64-bit words. */
struct intern {
    VECTOR(uint64_t) words;
    VECTOR(size_t) ends; /* sequence i is words[ends[i-1] .. ends[i]) */
    uint32_t *slots;     /* 1 + number; 0: free */
    size_t capacity;
};
uint32_t intern_put(struct intern *intern, const uint64_t *words, size_t count);
const uint64_t *intern_get(const struct intern *intern, uint32_t number, size_t *count);
void intern_release(struct intern *intern);

/* A configuration: state << 32 | number of its set of obligations.
 * An obligation: number of a set of configurations << 1 | negative.
 * Number 0 of either intern is the empty set. */
typedef VECTOR(uint64_t) config_list;
static inline uint64_t config(uint32_t state, uint32_t obligations)
{
    return (uint64_t)state << 32 | obligations;
}
static inline uint32_t config_state(uint64_t config)
{
    return (uint32_t)(config >> 32);
}
static inline uint32_t config_obligations(uint64_t config)
{
    return (uint32_t)config;
}

/* Sorts and removes equal words. */
void config_list_normalise(config_list *list);

#endif
