#include <stdbool.h>

struct pair {
    int a, b;
};

bool pair_elsewhere(const struct pair *pair)
{
    return pair->a != pair->b;
}
