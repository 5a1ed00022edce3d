#include "solver/native/integers_parts.h"

#include <string.h>

/* Is it the same with a smaller period? */
static bool repeats(const bool *present, size_t modulus, size_t period)
{
    return memcmp(present, present + period, modulus - period) == 0;
}

static size_t least_period(const bool *present, size_t modulus)
{
    size_t left = modulus;
    for (size_t p = 2; left > 1; p++) {
        if (p * p > left)
            p = left;
        if (left % p)
            continue;
        while (left % p == 0)
            left /= p;
        while (modulus % p == 0 && repeats(present, modulus, modulus / p))
            modulus /= p;
    }
    return modulus;
}

enum residues_kind residues_of(const bool *present, size_t modulus, struct residues **out)
{
    *out = NULL;
    modulus = least_period(present, modulus);
    if (modulus == 1)
        return present[0] ? RESIDUES_ALL : RESIDUES_NONE;
    struct residues *residues = mem_alloc(sizeof *residues);
    residues->references = 1;
    residues->modulus = (uint32_t)modulus;
    residues->rank = mem_array(modulus + 1, sizeof *residues->rank);
    for (size_t r = 0; r < modulus; r++)
        residues->rank[r + 1] = residues->rank[r] + present[r];
    residues->count = residues->rank[modulus];
    residues->list = mem_array(residues->count, sizeof *residues->list);
    for (size_t r = 0; r < modulus; r++)
        if (present[r])
            residues->list[residues->rank[r]] = (uint32_t)r;
    *out = residues;
    return RESIDUES_SOME;
}

struct residues *residues_share(struct residues *residues)
{
    if (residues)
        residues->references++;
    return residues;
}

void residues_drop(struct residues *residues)
{
    if (!residues || --residues->references)
        return;
    mem_free(residues->list);
    mem_free(residues->rank);
    mem_free(residues);
}

bool residues_equal(const struct residues *a, const struct residues *b)
{
    if (a == b)
        return true;
    return a && b && a->modulus == b->modulus && a->count == b->count &&
           memcmp(a->list, b->list, a->count * sizeof *a->list) == 0;
}
