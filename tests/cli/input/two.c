/* Several functions that could be the predicate, and some that could not. */
#include <stdbool.h>

struct pair {
    int a, b;
};

bool pair_ordered(const struct pair *pair)
{
    return pair->a <= pair->b;
}

int pair_equal(const struct pair *pair)
{
    return pair->a == pair->b;
}

void pair_swap(struct pair *pair)
{
    int a = pair->a;
    pair->a = pair->b;
    pair->b = a;
}

long pair_sum(const struct pair *pair)
{
    return (long)pair->a + pair->b;
}

bool is_even(int number)
{
    return number % 2 == 0;
}

bool always(void)
{
    return true;
}

bool pair_elsewhere(const struct pair *pair);
