/* Two small numbers, and predicates that misbehave for three of their sixteen
 * pairs.
 *
 * All of them accept b == 0 only.  With a and b in 0..3 a search explores 16
 * candidates; the misbehaving ones have a == 2 and b > 0, so that 4 are valid,
 * whatever happens to those three. */
#ifndef PAIR_H
#define PAIR_H

#include <assay.h>
#include <stdbool.h>

struct pair {
    int a, b;
};

static inline bool is_time_to_fail(const struct pair *pair)
{
    return pair->a == 2 && pair->b > 0;
}

#define PAIR_SPACE(predicate)              \
    ASSAY_SPACE(predicate, n)              \
    {                                      \
        assay_range(struct pair, a, 0, n); \
        assay_range(struct pair, b, 0, n); \
    }                                      \
    _Static_assert(1, "")

#endif
