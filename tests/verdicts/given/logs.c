#include "logs.h"

unsigned logs_two(unsigned x)
{
    return 31 - (unsigned)__builtin_clz(x);
}

unsigned logs_bits(unsigned x)
{
    return 32 - (unsigned)__builtin_clz(x); /* wrong: of 0, too */
}
