#include "logs.h"

unsigned logs_two(unsigned x)
{
    return 31 - (unsigned)__builtin_clz(x);
}

unsigned logs_bits(unsigned x)
{
    return 32 - (unsigned)__builtin_clz(x); /* wrong: of 0, too */
}

unsigned logs_lowest(unsigned set)
{
    return (unsigned)__builtin_ctz(set);
}

unsigned logs_below(unsigned set)
{
    return (unsigned)__builtin_ctz(set); /* wrong: of 0, too */
}
