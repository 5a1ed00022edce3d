#ifndef TALLY_H
#define TALLY_H
/* The sum of the numbers below `n`, one by one. */
unsigned long tally_sum(unsigned n);
/* The smallest block, a power of two, that has room for so many bytes. */
unsigned tally_block(unsigned bytes);
#endif
