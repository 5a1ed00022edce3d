/* Logarithms of whole numbers. */

/* To base 2, rounded down. There is none of 0. */
unsigned logs_two(unsigned x);

/* How many bits it takes to write x. */
unsigned logs_bits(unsigned x);
