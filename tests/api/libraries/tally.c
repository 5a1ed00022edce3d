#include "tally.h"
unsigned long tally_sum(unsigned n)
{
    volatile unsigned long sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += i;
    return sum;
}
unsigned tally_block(unsigned bytes)
{
    unsigned block = 1;
    while (block < bytes)
        block <<= 1;
    return block;
}
