/* The space's name is misspelt, and the flag FAST changes the predicate. */
#include <assay.h>
#include <stdbool.h>

struct pair {
    int a, b;
};

bool pair_ok(const struct pair *pair)
{
#ifdef LESS
    return pair->a < pair->b;
#else
    return pair->a <= pair->b;
#endif
}

ASSAY_SPACE(pair_okay, n)
{
    assay_range(struct pair, a, 0, n);
    assay_range(struct pair, b, 0, n);
}
