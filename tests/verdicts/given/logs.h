/* Logarithms of whole numbers. */

/* To base 2, rounded down. There is none of 0. */
unsigned logs_two(unsigned x);

/* How many bits it takes to write x. */
unsigned logs_bits(unsigned x);

/* The number of the lowest bit of a set which has one. */
unsigned logs_lowest(unsigned set);

/* How many zeros stand below all other bits; 32 without any. */
unsigned logs_below(unsigned set);
